import { test } from "vitest";
import {
  agentic,
  application,
  type Case,
  expectReply,
  own,
  second,
} from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

const unknown = "entry requirements";

test.each<Case>([
  ["Do I have to know Python before I come, or is it taught there?", ["Python basics"], [unknown]],
  ["Python sikhaoge ya pehle se aana chahiye?", ["Python basics"], [unknown, agentic]],
  [
    "Python from scratch, or do you expect me to know it already? (thinking of the app program)",
    [application, "Python Programming for AI", "Python basics"],
    [unknown, "40 hours"],
  ],
  ["Is Python a prerequisite or part of the course?", ["Python basics"], [unknown, "Yes."]],
  ["do I need Python for agentic or do you teach it?", [application, "Python basics"]],
])("what may be required is said to be taught: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["Is statistics required or do you teach it?", ["Statistics without Fear"], [unknown]],
  [
    "Do I need Python already for the ML program or is it taught?",
    ["who already write Python", "Python for Data Cleaning"],
  ],
])("so it is of another provider: %s", (...one) => expectReply(second, one));

test("who cannot code is told what needs none, asked in Hindi too", () =>
  expectRight(own, [
    ["I want to take the agentic program", [/Agentic AI Developer/]],
    [
      "coding bilkul nahi aati mujhe, toh isme chalega kya?",
      [/Agentic AI Developer involves writing code/, /Leaders needs no code/],
    ],
  ]));

test.each<Case>([
  [
    "Total hours of both developer tracks? and is either of them ok for a complete beginner",
    ["50 hours", `Yes. ${application}`],
    [`${agentic}: For`],
  ],
  ["Is either of the developer tracks ok for a complete beginner?", ["Yes."], [agentic]],
])("asked of either, those are told that are so: %s", (...one) => expectReply(own, one));
