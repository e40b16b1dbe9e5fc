import { expect, test } from "vitest";
import {
  askedOfEach,
  askedOfTwo,
  type OfOne,
  type OfTwo,
  rest,
  sum,
} from "../support/described-programs.ts";
import { expectAnswered } from "../support/expect-answered.ts";
import { agentic, business, own } from "../support/expect-reply.ts";

test.each<OfOne>([
  [
    "I can spare two hours every evening. In how many days would I complete X?",
    (x) => ({ only: [x], numbers: [x.hours / 2] }),
  ],
  [
    "i get one free hour after work, mon to fri. how many days for X",
    (x) => ({ numbers: [x.hours] }),
  ],
  ["X in 5 hour days, how many days?", (x) => ({ only: [x], numbers: [x.hours / 5] })],
  [
    "I keep fixed hours: two a day. How long would X take me at that rate?",
    (x) => ({ only: [x], numbers: [x.hours / 2] }),
  ],
  ["roz 2 ghante padhunga to X kitne din mein khatam hoga", (x) => ({ numbers: [x.hours / 2] })],
  ["5 hours each weekend, how many weekends does X need", (x) => ({ numbers: [x.hours / 5] })],
  [
    "all courses except X, 5 hours a week, how many weeks",
    (x) => ({ numbers: [sum(rest(x)), sum(rest(x)) / 5] }),
  ],
])("hours may be told to be free in any words: %s", (...asked) =>
  expectAnswered(askedOfEach(asked)),
);

test.each<OfTwo>([
  [
    "If I do X and then Y, one hour a day, how many days would I need in all?",
    (x, y) => ({ numbers: [x.hours + y.hours] }),
  ],
  [
    "X plus Y, 5 hours a week. how many weeks together?",
    (x, y) => ({ numbers: [x.hours + y.hours, (x.hours + y.hours) / 5] }),
  ],
])("at a pace one goes on after the other: %s", (...asked) => expectAnswered(askedOfTwo(asked)));

test.each([
  [
    "Suppose I take every one of your courses, 5 hours each week; after how many weeks am I through?",
    "12 weeks",
  ],
  ["If someone does all three, how many 6-hour working days is that?", "10 days"],
  [
    "We can free managers for two hours a week. How many weeks would theirs take at that rate?",
    "5 weeks",
  ],
])("it is worked out for those that are meant: %s", (ask, text) => {
  expect(own.respond(ask).reply).toContain(text);
});

test.each<[string, string[], string, string[]]>([
  [
    "another pace",
    ["5 hours a week for the app course, how many weeks?", "hmm make it 4"],
    "10 weeks",
    [agentic],
  ],
  [
    "the same speed",
    ["4 hours a week for the app course, how many weeks?", "agentic at the same speed?"],
    "3 weeks",
    [],
  ],
  [
    "a name alone",
    ["4 hours a week for the app course, how many weeks?", "and agentic?"],
    "3 weeks",
    [],
  ],
  [
    "Saturdays, of the one spoken of",
    [
      "how long is the agents course",
      "If I can spare only two hours each Saturday, how many Saturdays is that?",
    ],
    "5 weeks",
    [business],
  ],
])("a talk goes on with a pace: %s", (_, turns, text, mustNot) => {
  let context = own.readContext(null);
  let reply = "";
  for (const turn of turns) ({ reply, context } = own.respond(turn, context));
  expect(reply).toContain(text);
  for (const part of mustNot) expect(reply).not.toContain(part);
});
