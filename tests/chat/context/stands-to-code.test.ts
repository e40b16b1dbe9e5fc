import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);

test.each<[string, Turn[]]>([
  [
    "would try it, whatever others say",
    [
      ["I retired from the bank, 62 years old", [business, application]],
      ["I would like to try some coding, just as a hobby", [application], [business]],
      ["who teaches", [/practitioners/]],
      ["My grandson says I should do the business one, not the coding one. What do you think", []],
      ["But I told you I wanted to try coding. Which do I take", [application], [business]],
    ],
  ],
  [
    "will write none, and is none of those for whom that is",
    [
      ["hello i am a housewife from nagpur", [business, application]],
      ["no coding please. i left studies long back", [business, /nearest/], [application]],
      [
        "but i am only a housewife, i dont have any company. will it be of use to me",
        [business, /that no code is needed/, /can't say/],
      ],
      ["but i told u no coding. i dont know any coding", [business], [application]],
    ],
  ],
  [
    "said no more than that",
    [
      ["I am a nurse. what is there for me", [business, application]],
      ["no coding", [business], [application]],
      ["which one should i take then", [business, /nearest/], [application, /would rather/]],
    ],
  ],
  [
    "the basics are behind them",
    [
      ["3rd yr btech cse student here. confused between app dev and agentic", []],
      ["i already know python and did some ml. which one", [agentic], [application]],
      [
        "ok so final answer pls, agentic or app dev for a 3rd year with python",
        [agentic],
        [application],
      ],
      ["just pick one", [agentic], [application, business]],
      ["python basics are behind me i told u", [agentic], [application]],
      ["ugh. so agentic right?", [agentic], [/\bNo\./, application]],
      ["which one then", [agentic], [application, business]],
    ],
  ],
  [
    "lacks it so far",
    [
      ["my son finished 12th, is there a course for him", [application]],
      [
        "He took commerce and has never done any coding though. Is that ok?",
        [/You need not be able to code to begin there/],
      ],
      [
        "You didn't answer me, can a beginner without coding do it or not?",
        [/^Yes\. You need not be able to code/],
      ],
      [
        "Then which of your courses needs no coding, maybe that is better for him",
        [business],
        [application],
      ],
      ["I asked for no coding.", [business], [application]],
    ],
  ],
  [
    "of somebody else it tells nothing of who writes",
    [
      ["my wife will never write code. which one for her?", [business], [application]],
      ["and which one for me? i want to build apps", [application]],
    ],
  ],
])("where they stand to code is kept in mind: %s", (_, turns) => expectRight(own, turns));
