import { test } from "vitest";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { own, second } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

test.each<Turn[]>([
  [
    ["how long would it take me if i can do 4 hours every weekend", [/10 weeks/]],
    ["the 10 week one, what do i learn in it", [/Python Programming/], [agentic, business]],
    ["and is there any coding in that?", [/^Yes/, application], [business]],
  ],
  [
    ["if i study 5 hours a week how many weeks is each", [/8 weeks/, /2 weeks/]],
    ["is there code in the 8 week one", [/^Yes/, application], [business]],
  ],
])("a program is meant by how long it takes at the pace told: %s", (...turns) =>
  expectRight(own, turns),
);

test.each<Turn[]>([
  [
    ["what is the app course", [application]],
    ["she can do it in the summer holidays, 2 hours every day", [/2 hours a day.* 20 days/]],
    ["i mean how many days would that be", [/20 days/]],
  ],
  [
    ["2 hours a day is what i have", [/./]],
    ["how many days is the app course", [/20 days/]],
  ],
  [
    ["what is the agentic course", [agentic]],
    ["i can spend 1 hour a day", [/10 days/]],
  ],
])("a pace that is told of what is in hand is worked out, and holds on: %s", (...turns) =>
  expectRight(own, turns),
);

test("of another provider's program", () =>
  expectRight(second, [
    ["tell me about the machine learning course", [/Machine Learning/]],
    ["i can manage 4 hours a week", [/9 weeks/]],
  ]));

test.each<Turn[]>([
  [
    ["what is the app course", [application]],
    [
      "ok so 40 hours, how many weeks would that be for someone with a full time job?",
      [/takes 40 hours\. How many weeks that makes depends on your hours/],
      [/One of our/, /analysts/],
    ],
  ],
  [
    [
      "how many weeks does the app course take for a working person?",
      [/How many weeks that makes depends on your hours/],
    ],
  ],
])("over how many weeks hours are spread is not known: %s", (...turns) => expectRight(own, turns));

test("the first one is the one that was told of first, if only in passing", () =>
  expectRight(own, [
    ["which of your courses give a certificate?", [/Certification/]],
    ["and the other two?", [agentic, business]],
    ["ok the first one then. what does it cost?", [/prices or fees/]],
    ["which one was the first one again?", [application], [agentic]],
  ]));
