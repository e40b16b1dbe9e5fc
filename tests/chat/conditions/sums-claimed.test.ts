import { expect, test } from "vitest";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { own, second } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

const none = /None of our programs/;
const fifty = /^Yes\. Together the two programs take 50 hours/;
const notSo = /^No\. Together the two programs take 50 hours/;

test.each<[string, RegExp]>([
  ["so if I take the app developer one first and then agents, is that 50 hours?", fifty],
  ["so if I take the app developer one first and then agents, is that 60 hours?", notSo],
  ["app course and after it the leaders one, so 50 hours?", fifty],
  ["is it 50 hours if i take the app one and then agents?", fifty],
  ["doing agentic then app dev, would that come to 45 hours?", notSo],
  ["app plus agents is 50 hrs?", fifty],
  ["agentic karke phir app wala, 50 ghante hoga na?", fifty],
  ["i want to take agentic and business. so 20 hours?", /^Yes\. Together .* 20 hours/],
  ["app + agentic + business = 60 hours?", /^Yes\. Together the three programs take 60/],
])("a sum of named programs is no demand on one: %s", (said, right) =>
  expectRight(own, [[said, [right], [none]]]),
);

test("of any provider's programs", async () => {
  await expectRight(second, [
    ["analytics plus literacy is 60 hours?", [/^Yes\. Together the two programs take 60 hours/]],
  ]);
  await expectRight(second, [
    [
      "analytics first and after that the cloud one, so 70 hours?",
      [/^No\. Together the two programs take 72 hours/],
    ],
  ]);
  expect.hasAssertions();
});

test.each<Turn[]>([
  [
    ["what is the agents course", [agentic]],
    ["and if i take the app one after it, is that 50 hours?", [fifty], [business]],
  ],
  [
    ["so if I take the app developer one first and then agents, is that 50 hours?", [fifty]],
    ["None? I mean two courses, 40 + 10", [/^Together the two programs take 50/], [business]],
  ],
  [
    ["how long are app and agentic", [application, agentic]],
    ["so both 50 hours together?", [fifty]],
  ],
  [
    ["how long is the agentic one", [agentic]],
    ["and the app one?", [application]],
    ["so 50 in all?", [fifty], [business]],
  ],
  [
    ["agentic hours?", [agentic]],
    ["app hours?", [application]],
    ["total 60 hours?", [notSo]],
  ],
])("a sum of what the talk is of: %s", (...turns) => expectRight(own, turns));

test.each<[string, RegExp]>([
  ["are the agents course and the leaders course 10 hours?", /^Yes\. Agentic AI Developer takes/],
  ["is the app course 40 hours and the agents one 10?", /^Yes\. AI Application Developer takes/],
  ["is the app course 40 hours and the agents one 20?", /^No\. AI Application Developer takes/],
])("what is claimed of each is no sum: %s", (said, right) =>
  expectRight(own, [[said, [right], [/Together/]]]),
);

test.each<Turn[]>([
  [
    ["I'm an HR manager, never coded", [business]],
    ["what about the others", [application, agentic]],
    ["ok. do all of them need coding?", [/^No\..*AI for Business Leaders.* needs no code/]],
  ],
  [
    ["how long are app and agentic", [application, agentic]],
    ["do both of them need coding?", [/^Yes/, application, agentic], [business]],
  ],
])("all of them are all that there are, behind a list of fewer: %s", (...turns) =>
  expectRight(own, turns),
);
