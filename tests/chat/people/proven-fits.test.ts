import { expect, test } from "vitest";
import { secondContent } from "../providers/second-provider.ts";
import type { Turn } from "../questions/question.ts";
import { converse } from "../support/converse.ts";
import { own } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const claimsFit = /^Yes\.|right fit|suit you/;
const open = /Whether it suits, I can't say/;

test.each<[string, Turn[]]>([
  [
    "a school leaver",
    [["my son just finished 12th, is there something for him?", [/nearest/], [claimsFit]]],
  ],
  [
    "an accountant who asks of one",
    [["I'm an accountant, is the business one for me?", [open, /For founders/], [claimsFit]]],
  ],
  [
    "a doctor, in Hinglish",
    [["main doctor hoon, business wala mere liye sahi hai kya?", [open], [claimsFit]]],
  ],
  [
    "who lost their job",
    [["I was laid off last month and want to learn something new", [/nearest/], [claimsFit]]],
  ],
  [
    "whom something came near before",
    [
      [
        "I work in sales at a small company and my boss wants me to learn AI",
        [/rather write code/],
      ],
      [
        "i use chatgpt sometimes, thats all. so is the business one right for me or not?",
        [open],
        [claimsFit],
      ],
    ],
  ],
  [
    "who is offered one without code, and wishes for what is not taught",
    [
      ["I'm a teacher and don't want to code. Which one for me?", [/AI for Business Leaders/]],
      [
        "hmm. i just want to use ai for making my lessons, not business",
        [/No code at all is needed for AI for Business Leaders/, /Whether it suits, I can't say/],
        [claimsFit],
      ],
    ],
  ],
  [
    "a developer who lacks a language",
    [
      ["I'm a java developer with 6 years experience, want to move into AI agents", [/right fit/]],
      ["sounds good but i have never done python", [/nearest/, /Python basics/], [claimsFit]],
    ],
  ],
])("no fit is claimed that nothing proves: %s", (_, turns) => expectRight(own, turns));

test.each<[string, RegExp]>([
  ["I'm a founder. Is the business one right for me?", /^Yes\./],
  ["I'm a developer, is the agents course for me?", /^Yes\./],
  ["i am a data analyst, is the app one right for me?", /^Yes\./],
  ["I lead a team of five, is the business one for me?", /^Yes\./],
  ["is the app course good for beginners?", /^Yes\./],
])("what is borne out is said: %s", (asked, says) => expectRight(own, [[asked, [says]]]));

test.each<[string, Turn[]]>([
  [
    "why, and by whom",
    [
      ["I'm a teacher, no coding please", [/AI for Business Leaders/]],
      ["why this one? i am not a founder or a manager", [/no code is needed/], [claimsFit]],
    ],
  ],
  [
    "of one that is only named",
    [
      ["which one needs no code?", [/AI for Business Leaders/]],
      ["so the leaders one? but i'm no leader", [/so it reads/, /no code is needed/], [claimsFit]],
    ],
  ],
])("an objection is met with what speaks for it: %s", (_, turns) => expectRight(own, turns));

test.each<[string, RegExp]>([
  ["is the app course hard? i know only basic python", /Python basics[\s\S]*how hard it is/],
  ["is the app course hard? i can't code at all", /Python basics[\s\S]*how hard it is/],
  [
    "is the leaders course difficult? i have never programmed",
    /No code at all[\s\S]*how hard it is/,
  ],
])("how hard it is for who knows little begins with where it begins: %s", (asked, says) =>
  expectRight(own, [[asked, [says]]]),
);

test("so it is with another provider's programs", async () => {
  const assistant = await assistantFor(secondContent);
  const [nurse] = converse(assistant, [["I am a nurse, is data literacy for me?", []]]);
  const [graduate] = converse(assistant, [["I'm a graduate, is data analytics right for me?", []]]);
  expect(nurse?.reply).toMatch(open);
  expect(nurse?.reply).not.toMatch(claimsFit);
  expect(graduate?.reply).toMatch(/^Yes\./);
});
