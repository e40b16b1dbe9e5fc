import { test } from "vitest";
import type { Turn } from "../questions/question.ts";
import { own } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

const agentic = /Agentic AI Developer/;
const application = /AI Application Developer/;
const business = /AI for Business Leaders/;
const claimsFit = /right fit|suit you/;

test.each<[string, Turn[]]>([
  [
    "whom it is for is told by somebody who is something else",
    [
      ["Which program needs no coding?", [business]],
      [
        "that is for founders and managers, i am a student",
        [application],
        [business, /One after the other/],
      ],
      ["which program is right for me?", [application], [business]],
    ],
  ],
  [
    "no manager, and nothing else that suits",
    [
      ["I work in sales, 8 years, want to get into AI somehow", [business]],
      ["I don't want to become a developer", [business]],
      ["but I am not a manager, I sell insurance", [/no code is needed/], [claimsFit, /nearest/]],
      ["that says for managers. is it any use for me?", [/no code is needed/], [claimsFit]],
      ["Which program is right for me?", [/no code is needed/], [claimsFit, /nearest/]],
    ],
  ],
  [
    "neither a developer nor an analyst, where beginners begin",
    [
      ["He wants to get a job in AI, he has not done any coding", [application]],
      [
        "But you say it's for developers and analysts, he's neither",
        [/begins can begin/, application],
        [claimsFit, agentic],
      ],
      ["which one is right for him", [application], [claimsFit]],
    ],
  ],
  [
    "refused by name in Hindi",
    [
      ["mujhe AI seekhna hai par coding nahi aati. Kaunsa course lena chahiye?", [business]],
      ["business wala mere liye nahi hai, main student hu", [application], [business]],
      ["40 hours matlab kitne mahine lagenge?", [/40 hours/], [business]],
    ],
  ],
  [
    "refused by pointing",
    [
      ["I am a founder. which one?", [business]],
      ["hmm. no, not this one", [application, agentic], [business]],
      ["which program is right for me?", [application, agentic], [business, claimsFit]],
    ],
  ],
  [
    "refused, of two that suit",
    [
      ["I'm a tester. which one?", [application, agentic]],
      ["the agentic one is not for me", [application], [agentic]],
      ["which program is right for me?", [application], [agentic]],
    ],
  ],
  [
    "asked for again, it is not refused any more",
    [
      ["which course for someone who cannot code", [business]],
      ["not the business one, that's not for me", [application], [business]],
      ["how long is the business one", [business, /10 hours/]],
      ["how do i join", [business]],
    ],
  ],
  [
    "another field takes nothing back where beginners begin",
    [
      ["i am a fresher, just finished my btech", [application]],
      ["but i studied mechanical engineering, not computer", [application], [business, claimsFit]],
    ],
  ],
])("what is refused is not recommended again: %s", (_, turns) => expectRight(own, turns));
