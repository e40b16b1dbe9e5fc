import { test } from "vitest";
import { type Case, expectReply, own, second } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

const analytics = "Data Analytics with SQL & Python";
const learning = "Machine Learning Engineer";
const engineering = "Data Engineering in the Cloud";
const literacy = "Data Literacy for Managers";

test.each([
  "Kaunsa course lu, main business analyst hoon Sharjah mein, Excel expert but zero python",
  "I am a data analyst but I don't know Python, which course",
  "analyst here, python is zero. what should i take",
  "analyst hoon, SQL expert par zero Python, kya lu",
])("what asks for a language that they lack is not right for them: %s", (ask) => {
  expectReply(second, [ask, [analytics], [learning, "already write"]]);
});

test("and what they may take behind that is a matter of order", () => {
  expectRight(second, [
    ["which course, I'm an analyst, zero python", [/Data Analytics/], [/Machine Learning/]],
    ["uske baad ML kar sakta hoon?", [/order/], [/right fit|suit/]],
  ]);
});

test.each<Case>([
  [
    "I am told that the course for managers runs three weeks, is this correct?",
    ["12 hours", "a day and a half"],
  ],
  ["data literacy is a two day course, right?", ["12 hours", "a day and a half"]],
  ["how many days is the managers course", ["12 hours", "a day and a half"]],
])("days and weeks that are claimed are set beside those that are told: %s", (...one) => {
  expectReply(second, one);
});

test("asked of the one that the talk is of, too, and not known where nothing tells of days", () => {
  expectRight(second, [
    ["I want the no code one", [/Literacy/]],
    ["is that two days or one", [/a day and a half/]],
  ]);
  expectReply(own, [
    "I was told the agents course runs three weeks, is this correct?",
    ["10 hours", "class days"],
  ]);
});

test.each([
  "two courses but altogether not crossing 40 hours, which pair",
  "which two together not more than 40 hours",
  "do course chahiye, total 40 hours ke andar, kaun si pair",
])("two that together take no more: %s", (ask) => {
  expectReply(second, [ask, [`${engineering} and ${literacy} together take 36 hours`], [learning]]);
});

test("the shorter one is of those with code, where that is asked as well", () => {
  expectRight(second, [
    ["48 hrs is too much for me man", []],
    [
      "what else is there that is shorter and still has coding",
      [/Data Engineering.*24 hours/],
      [/Literacy/],
    ],
  ]);
});

test.each([
  "can i see what past students built",
  "can you show me previous learners' projects",
  "show me student projects",
])("what learners made is shown nowhere: %s", (ask) => {
  expectReply(own, [ask, ["I don't have information about that"]]);
  expectReply(second, [ask, ["I don't have information about that"], ["Meenakshi"]]);
});

test.each(["we are 30 pax in Tampines", "hum 15 log hain"])("the size of a team: %s", (ask) => {
  for (const one of [own, second])
    expectRight(one, [
      ["team training possible?", [/custom programs/]],
      [ask, [/custom programs/], [/no code/]],
    ]);
});

test.each([
  "claimable under hrd corp or skillsfuture?",
  "can I use SkillsFuture credit",
  "is it HRDF claimable",
])("whether a fund pays is not known: %s", (ask) => {
  for (const one of [own, second]) expectReply(one, [ask, ["ways to pay"], ["how hard"]]);
});

test.each<Case>([
  ["how long is your ML course", ["36 hours"], ["I don't see that"]],
  ["salary in dubai after ur ML course approx", ["salaries"], ["I don't see that"]],
  ["any ML courses?", [learning], ["I don't see that"]],
])("a short name before its noun is a name, whoever's it is: %s", (...one) => {
  expectReply(second, one);
});

test("who wonders why that is shown hears what suits them", () => {
  const mine = "why u showing manager course. i am not a manager i am backend dev in node";
  expectReply(second, [mine, [engineering], ["Résumé That Shows"]]);
  const other = "why are you showing me the leaders course, i am a backend developer";
  expectReply(own, [other, ["AI Application Developer"]]);
});

test.each([
  "i typed wrong phone no. in the form how to fix, and can i see what else you have stored",
  "what have you stored about me, can i see",
])("what is stored is told to whom it is of: %s", (ask) => {
  for (const one of [own, second])
    expectReply(one, [ask, ["recorded about you"], ["missed sessions"]]);
});

test("who would rather write no code and is no student is not told what speaks for code", () => {
  const who =
    "I'm a lecturer's husband, not a lecturer, and not a student either, I own a small bakery chain";
  const wish =
    "and I'd rather not write any code, only understand the sales reports my accountant brings.";
  expectReply(second, [
    `${who} ${wish} The analytics one then?`,
    ["involves writing code"],
    ["What speaks for"],
  ]);
});
