import { expect, test } from "vitest";
import type { Turn } from "../questions/question.ts";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
  second,
} from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

const [analytics, learning, engineering, literacy] = [
  "Data Analytics with SQL & Python",
  "Machine Learning Engineer",
  "Data Engineering in the Cloud",
  "Data Literacy for Managers",
];

test.each<[string, Turn[]]>([
  [
    "left out by their hours",
    [
      ["tell me all the programs with duration", [/48 hours/]],
      ["drop the ones above 40", [/36 hours/, /24 hours/, /12 hours/], [/48/]],
    ],
  ],
  [
    "kept by their hours",
    [
      ["how long are they", [/48 hours/]],
      ["only those under 30", [/24 hours/, /12 hours/], [/48|36/]],
    ],
  ],
  [
    "a pace told of two days",
    [
      ["how many hours is analytics", [/48 hours/]],
      ["I have 3 hours on saturday and 3 on sunday", [/6 hours a week .* 8 weeks/]],
      ["hmm and ML at the same speed?", [/6 hours a week .* 6 weeks/]],
      ["both one after other how many weeks", [/84 hours.* 14 weeks/], [/don't have/]],
    ],
  ],
])("behind the hours of all: %s", (_, turns) => expectRight(second, turns));

test.each<Case>([
  ["only the ones under 30", [engineering, literacy], [analytics, learning]],
  [
    "I want a course that is longer than 24 hours but not the machine learning",
    [analytics],
    [engineering, literacy, learning],
  ],
])("those of so many hours: %s", (...asked) => expectReply(second, asked));

test.each<Case>([
  ["i only have 5 hrs every weekend, 40 hr course would take how many weekends", ["8 weeks"]],
  ["Can I finish the 40 hour course in ten days? how much daily", ["4 hours a day"]],
  ["can i pay in 5 weeks? how much per week", ["prices or fees"], ["hours"]],
])("a pace told and asked in few words: %s", (...asked) => expectReply(own, asked));

test.each<Case>([
  [
    "my son just finished 12th, zero programming, he wants to make apps. which course?",
    [application],
    [business],
  ],
  [
    "I do not want to build apps, I want bots that take decisions on their own",
    [agentic],
    [business],
  ],
  ["i do not want to build software, i want to manage people", [business], [application]],
])("who lacks code, or will not build one thing, may wish for another: %s", (...asked) =>
  expectReply(own, asked),
);

test("that another program teaches it is no yes", () => {
  const ask = "someone told me data engineering includes training ml models too, correct?";
  expect(second.respond(ask).reply).not.toMatch(/^Yes/);
});
