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
const goesByWhom = /I go by whom/;

test.each<[string, Turn[]]>([
  [
    "of who begins",
    [
      ["i am a fresher, just finished my btech", [application]],
      ["why that one?", [/who only begins/, application], [/It covers/]],
      [
        "fine, thanks. why do you think it fits me better than the business one",
        [/For founders/, /who only begins/],
        [/our own programs/],
      ],
      ["how long is it", [/40 hours/], [/10 hours/]],
    ],
  ],
  [
    "of whom it is for",
    [
      ["i run a small hotel, which is for me", [business]],
      ["why?", [goesByWhom, /For founders/], [/It covers/]],
      ["and why not the 40 hour one", [application, goesByWhom], [agentic]],
    ],
  ],
  [
    "of code, which nobody has to write",
    [
      ["I can't code. which one should i take", [business]],
      ["why did you suggest this?", [/no code is needed/, business], [/Tell me what you do/]],
      ["ok how do i join", [business]],
    ],
  ],
  [
    "of what somebody wants to do",
    [
      ["I want to build chatbots", [application]],
      ["on what basis do you say that", [/what you want to do/, /Gen AI Integration/]],
    ],
  ],
  [
    "in Hindi",
    [
      ["mai student hu, kaunsa course lu?", [application]],
      ["yahi kyu?", [/who only begins/], [/recorded/]],
    ],
  ],
  [
    "asked for nobody in particular",
    [
      ["Which one for a software engineer who wants to build agents?", [agentic]],
      ["why agentic and not the app one?", [goesByWhom, /For developers/], [/It covers/, business]],
    ],
  ],
])("what a recommendation goes by is told: %s", (_, turns) => expectRight(own, turns));

test.each<[string, Turn[]]>([
  [
    "how long one is against the other",
    [
      ["compare app developer and agentic", [application, agentic]],
      ["why is the first one 4 times longer", [/30 hours/, /Python/, /I can't say/], [business]],
    ],
  ],
  [
    "how long one is",
    [
      ["how long is the app course?", [/40 hours/]],
      ["why so long?", [/40 hours/, /I can't say/], [agentic]],
    ],
  ],
  ["how many seats there are", [["why are there only 25 seats?", [/25 seats/, /I can't say/]]]],
  ["what is not taught", [["why doesn't agentic cover python?", [/I can't say/]]]],
])("that no reason is known is said: %s", (_, turns) => expectRight(own, turns));

test("why should I join is no such question", () =>
  expectRight(own, [["why should I join?", [/portfolio/], [/I can't say/]]]));

test("another provider's programs are told apart by whom they are for", async () => {
  const assistant = await assistantFor(secondContent);
  const [, answer] = converse(assistant, [
    ["I'm a commerce graduate, working as accountant", []],
    ["why not the managers one", []],
  ]);
  expect(answer?.reply).toContain("For managers, founders and public servants.");
  expect(answer?.reply).toContain("For graduates and working professionals");
  expect(answer?.reply).not.toContain("It covers");
});
