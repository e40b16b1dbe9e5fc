import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { secondContent } from "../providers/second-provider.ts";
import { application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);
const second = await assistantFor(secondContent);

const begins = /You need not be able to code to begin there\./;
const warns = /involves writing code/;
const unknown = /requirements beyond this/;

test.each<[string, Turn[]]>([
  [
    "a problem",
    [
      ["What does AI Application Developer cover?", [application]],
      ["I don't know any Python though. Will that be a problem?", [begins], [warns]],
      ["I know it involves code. I'm asking if beginners in Python can manage", [begins], [warns]],
    ],
  ],
  [
    "a problem, with zero Python and in Hindi",
    [
      ["how long is app developer", [application]],
      ["I have zero python, is that an issue?", [begins], [business]],
      ["mujhe coding nahi aati, koi dikkat hogi?", [begins], [warns]],
    ],
  ],
  [
    "yes or no",
    [
      ["how long is app developer", [application]],
      ["so I can start with zero coding, yes or no", [/^Yes\. /, begins]],
      ["so app developer is ok for a student who cant code?", [/^Yes\. /, begins]],
      ["my sister never coded, can she follow it?", [begins], [warns]],
    ],
  ],
  [
    "to be learnt there, or known before",
    [
      ["how long is app developer", [application]],
      [
        "it says involves writing code. will I learn it there or should I know it before?",
        [/You learn it there\./],
        [unknown],
      ],
    ],
  ],
  [
    "no code at all",
    [
      ["Which program needs no coding?", [business]],
      ["so no coding at all?", [/^No code at all is needed for/], [/roadmap/]],
      ["not a single line of code?", [/^No code at all is needed for/]],
      ["i cannot code, is it ok for me?", [/^Yes\. /]],
    ],
  ],
  [
    "what somebody knows",
    [
      ["tell me about the agentic one", [/10 hours/]],
      [
        "I know python, is that enough for it?",
        [/Whether that is enough I don't know/],
        [application],
      ],
      [
        "no i mean i already know python. can i join the agentic one directly",
        [/For engineers/],
        [application],
      ],
      [
        "I can't code. will that be a problem?",
        [/Whether one can begin there without it/],
        [/^No/],
      ],
    ],
  ],
  ["beginners, of no program", [["can beginners manage?", [/^Yes\. /, application], [/hours/]]]],
  [
    "too basic",
    [
      ["What does AI for Business Leaders cover?", [business]],
      [
        "is it too basic if I already use chatgpt daily",
        [/Business Use Cases/, /how hard it is/],
        [unknown],
      ],
    ],
  ],
  [
    "hours enough for the topics",
    [
      ["What exactly is covered in agentic?", [/Multi-Agent/]],
      [
        "Is ten hours really enough for all five topics?",
        [/10 hours\. How the hours are divided/],
        [application],
      ],
    ],
  ],
  ["a refusal is none", [["I don't want to code at all. is app developer ok?", [warns], [begins]]]],
  [
    "a student who only asks to join",
    [["i am doing bcom second year, can i join?", [unknown], [/^Yes/]]],
  ],
])("a doubt gets its word first: %s", (_, turns) => {
  expectRight(own, turns);
});

test("a doubt about another provider's programs", () => {
  expectRight(second, [
    ["tell me about machine learning engineer", [/36 hours/]],
    ["I know python, enough?", [/Whether that is enough I don't know/], [/^Yes/]],
    ["I don't know python. will it be a problem?", [/already write Python/], [/^No/]],
    ["what is data literacy", [/12 hours/]],
    ["so no code at all?", [/^No code at all is needed for/]],
  ]);
});
