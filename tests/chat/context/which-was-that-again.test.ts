import { test } from "vitest";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { own, second } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

const quotes = /Sample Learner/;

test.each<[string, Turn[]]>([
  [
    "of the list that was told last",
    [
      ["Which program needs no coding?", [business]],
      ["and the other two need coding?", [application, agentic]],
      [
        "what was the first one again",
        [/^\[AI Application Developer\].*\(40 hours\)/],
        [quotes, business],
      ],
      ["no I mean the first course you mentioned", [application], [quotes, business]],
      ["how long was that", [/40 hours/], [/10 hours/]],
    ],
  ],
  [
    "of two that were told one by one, and how it is joined",
    [
      ["tell me about agentic", [agentic]],
      ["and the leaders one?", [business]],
      ["what was the first one you told me", [agentic], [business]],
      ["sign me up for that", [/To join .*Agentic/]],
    ],
  ],
  [
    "after quotes, where a course is said",
    [
      ["tell me about agentic", [agentic]],
      ["and the leaders one?", [business]],
      ["What do learners say?", [quotes]],
      ["no I mean the first course", [agentic], [quotes]],
    ],
  ],
  [
    "after fees",
    [
      ["what courses are there", [application]],
      ["fees?", [/fees/]],
      ["which was the second one again?", [agentic], [application, business]],
    ],
  ],
  [
    "the only one that was named",
    [
      ["Which program needs no coding?", [business]],
      ["the first one you named, how long is it?", [/10 hours/], [application]],
    ],
  ],
  [
    "a quote or a benefit stays one",
    [
      ["What do learners say?", [quotes]],
      ["what was the first one again", [quotes], [/40 hours/]],
      ["What are the benefits?", [/Fast-Track/]],
      ["what was the second one again", [/Practical Programming/], [/hours/]],
    ],
  ],
])("which one that was: %s", (_, turns) => expectRight(own, turns));

test("at another provider as well", () => {
  expectRight(second, [
    ["tell me about analytics", [/Data Analytics/]],
    ["who teaches?", [/do this for a living/]],
    ["I mean the first course you mentioned", [/Data Analytics/]],
  ]);
});
