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

test.each<Case>([
  [
    "I have two weekends, five hours each. Which one can I finish?",
    [agentic, business],
    [application],
  ],
  ["I have 5 hrs a week for 2 weeks. which one can i do", [agentic, business], [application]],
  ["I have 1 hr daily for 2 weeks. which one can i finish", [agentic, business], [application]],
  [
    "hv 2 hrs daily for 5 days so 10 hr total, and I hate programming",
    [business],
    [application, agentic, "60 hours"],
  ],
  [
    "hr here. budget is max 10 hours per head. what can devs take and what can the heads of department take",
    [agentic, business],
    [application],
  ],
])("hours that somebody has several times are taken together: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  ["What share of all your hours is the agents course?", ["10 of 60 hours"]],
  ["Is 40 hours double of the agentic one?", ["No."]],
  ["is the app course double of the agentic one?", ["No.", "40 hours", "10 hours"]],
  ["is the app one 4 times the business one", ["Yes.", "40 hours", "10 hours"]],
  ["Is it true that the 40 hours cover all three programs together?", ["40 hours", "10 hours"]],
])("hours are told as parts and as multiples: %s", (...one) => expectReply(own, one));

test("a rank that is asked is told, and the talk is of it from there on", () => {
  expectRight(second, [
    ["which is the longest of them", [/48 hours/]],
    ["and the second longest?", [/Machine Learning Engineer.*36 hours/]],
    ["do I need python beforehand for that", [/already write Python/]],
  ]);
});

test.each<[string, Turn[]]>([
  [
    "of another program",
    [
      ["at 5 hours a week how long does the app course take me", [/8 weeks/]],
      ["and the agentic one?", [/at 5 hours a week that makes 2 weeks/]],
      ["both at the same pace?", [/50 hours/, /10 weeks/]],
    ],
  ],
  [
    "of one more",
    [
      ["can I do agentic and app dev both", [/order/]],
      ["how many hrs would that be", [/40 hours/, /10 hours/]],
      ["and if I throw in the business one as well?", [/60 hours/]],
    ],
  ],
])("what is asked next is asked at the same pace: %s", (_, turns) => expectRight(own, turns));

test("that no day is known for the classes is not said to who asks for a sum", () => {
  const { reply, context } = own.respond("at 5 hours a week how long does the app course take me");
  expect(reply).not.toContain("class days");
  const next = own.respond("and the agentic one?", own.readContext(JSON.stringify(context)));
  expect(next.reply).not.toContain("class days");
});
