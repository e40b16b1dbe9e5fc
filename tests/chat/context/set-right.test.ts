import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { secondContent } from "../providers/second-provider.ts";
import { application } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);
const second = await assistantFor(secondContent);

test.each<[string, Turn[]]>([
  [
    "in Hinglish",
    [
      ["kitne ghante ka hai business leaders", [/10 hours/]],
      ["sorry sorry, application wala puchna tha", [application, /40 hours/]],
      ["5 hrs har week dunga to kitne weeks lagenge", [/8 weeks/]],
    ],
  ],
  [
    "whom it is not for",
    [
      [
        "oh sorry not leaders, i wanted to write agentic.. what does it have in it",
        [/Agent Architecture Design/],
        [/comes nearest/, application],
      ],
    ],
  ],
  [
    "by mistake",
    [
      ["how long is the business one", [/10 hours/]],
      ["oh no, my mistake, I wanted the app one", [application, /40 hours/]],
    ],
  ],
  [
    "what to write",
    [
      ["registered yesterday but no email has come to me", [/one e-mail/]],
      ["what do i tell them when i write", [/your name, your e-mail/], [/company, team size/]],
    ],
  ],
  [
    "a 0 in front",
    [
      ["nephew has a German mobile, how many digits does your form want", [/10 to 12/]],
      ["he's putting a 0 in front of it, is that counted", [/A 0 in front is not part/]],
    ],
  ],
  [
    "a 0 at the start",
    [
      [
        "my son is in Sydney, how many digits of phone no. does the form want from there",
        [/9 digits/],
      ],
      ["he's typing 10 because he keeps the 0 at the start", [/A 0 in front is not part/]],
    ],
  ],
  [
    "not even roughly",
    [
      ["How much do you charge for agentic AI?", [/prices or fees/]],
      ["approx bhi nahi bata sakte?", [/Not even roughly/, /prices or fees/]],
    ],
  ],
  [
    "a topic by its place",
    [
      ["what does agentic cover", [/Multi-Agent/]],
      ["that third topic, how many of the hours go into it?", [/10 hours/, /More than this/]],
    ],
  ],
])("what was meant takes the place of what was said: %s", (_, turns) => expectRight(own, turns));

test("a length alone names the one that was meant", () =>
  expectRight(second, [
    ["what wud I learn in the 24 hr one", [/Orchestration/]],
    ["no wait i meant the 36", [/Feature Engineering/], [/Orchestration/]],
  ]));
