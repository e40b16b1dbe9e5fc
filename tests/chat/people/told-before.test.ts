import { expect, test } from "vitest";
import { secondContent } from "../providers/second-provider.ts";
import type { Turn } from "../questions/question.ts";
import { converse } from "../support/converse.ts";
import { own } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const agentic = /Agentic AI Developer/;
const application = /AI Application Developer/;
const business = /AI for Business Leaders/;
const asksAgain = /Tell me what you do/;

test.each<[string, Turn[]]>([
  [
    "a project manager who is afraid to be too late",
    [
      [
        "I'm 52, project manager in a bank. Is it too late for me to learn AI?",
        [business],
        [agentic],
      ],
      ["Which program is right for me?", [business], [asksAgain, agentic]],
    ],
  ],
  [
    "somebody in support who knows some Java",
    [
      [
        "I've been in IT services for 5 years, mostly support and a bit of Java. Want to move into AI. Where do I start?",
        [/comes nearest/, application],
        [asksAgain, business, /Career Advancement/],
      ],
      ["Which program is right for me?", [/comes nearest/, application], [asksAgain]],
    ],
  ],
  [
    "somebody who sells, and may want either",
    [
      [
        "I work in sales, 8 years, want to get into AI somehow",
        [/needs no code/, /from Python basics/, /rather write code/],
        [asksAgain, agentic],
      ],
      ["so which one for me?", [/needs no code/, /rather write code/], [asksAgain, /suit you/]],
      ["I'd rather not code", [business], [application]],
    ],
  ],
  [
    "the owner of a small business",
    [
      [
        "I run a small export business, 8 people. Everyone keeps telling me to use AI. Would any of your courses make sense for me?",
        [/right fit/, business, /For founders/],
        [application],
      ],
    ],
  ],
  [
    "who leads a team, and asks nothing",
    [
      [
        "I lead a team of 12 and we're supposed to bring AI into our projects",
        [/right fit/, business],
        [/covers/],
      ],
    ],
  ],
  [
    "a tester who asks whether it helps",
    [
      [
        "I'm a manual tester, 7 years. There are layoffs in my company. Can this help me?",
        [/Career Advancement/, application],
        [/^Yes/, business],
      ],
    ],
  ],
  [
    "who they are, told beside another question",
    [
      ["I'm 45 and head of operations at a hospital. How long are the programs?", [/40 hours/]],
      ["Which program is right for me?", [business], [asksAgain, application]],
    ],
  ],
  [
    "what somebody else does",
    [
      ["my brother works in a garage, can he join?", [/needs no code/, /basics/], [asksAgain]],
      ["which one is right for him", [/rather write code/], [asksAgain, /suit you/]],
    ],
  ],
  [
    "a nurse who thinks she is too old",
    [
      ["I'm a nurse, 38. is it too late to get into AI?", [/needs no code/], [/closing date/]],
      ["Which program is right for me?", [/needs no code/, /rather write code/], [asksAgain]],
    ],
  ],
  [
    "a degree that is nobody's by name",
    [
      [
        "He did BTech in mechanical. Which one should he take out of the three?",
        [/rather/],
        [asksAgain],
      ],
    ],
  ],
])("what somebody does is heard, and not asked for again: %s", (_, turns) =>
  expectRight(own, turns),
);

test("so it is with another provider's programs", async () => {
  const assistant = await assistantFor(secondContent);
  const [first, second] = converse(assistant, [
    ["I do accounts in a small firm", []],
    ["Which program is right for me?", []],
  ]);
  expect(first?.reply).toContain("Data Literacy for Managers needs no code");
  expect(first?.reply).toContain("Data Analytics");
  expect(second?.reply).not.toMatch(asksAgain);
});
