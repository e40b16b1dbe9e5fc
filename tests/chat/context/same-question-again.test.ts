import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { secondContent } from "../providers/second-provider.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);
const second = await assistantFor(secondContent);

test.each<[string, Turn[]]>([
  [
    "of the longest",
    [
      ["what does the agents one teach", [/Multi-Agent/]],
      ["same question for the longest", [/Python Programming for AI/], [/Multi-Agent/]],
    ],
  ],
  [
    "of code",
    [
      ["does the leaders course need coding", [/^No/]],
      ["same question for the longest", [/AI Application Developer.* involves writing code/]],
    ],
  ],
  [
    "as a sum of fewer",
    [
      ["how long are all courses together", [/60 hours/]],
      ["and just the two short ones", [/20 hours/], [/40 hours/]],
    ],
  ],
  [
    "of who was told before",
    [
      ["hey there, I'm Priya, product manager at a startup", [/Business Leaders/]],
      ["where are you guys located?", [/Hyderabad/]],
      ["so going by what i told you, which would suit me", [/Business Leaders/], [/Agentic/]],
    ],
  ],
  [
    "with a change of mind",
    [
      ["im an analyst and want to code", [/AI Application Developer/]],
      ["and if I'd rather not code after all?", [/Business Leaders/], [/Agentic/]],
    ],
  ],
  [
    "for what else is taught",
    [
      ["tell me about the leaders one", [/ROI/]],
      ["does it cover return on investment", [/^Yes/]],
      ["what else", [/Implementation Roadmap/], [/ROI|who they are for/]],
    ],
  ],
  [
    "of one that is as long",
    [
      ["tell me about the agents course", [/10 hours/]],
      ["is the business one longer", [/^No\. They take the same time/]],
    ],
  ],
  [
    "in a shortened form",
    [
      ["which two are for developers", [/AI Application Developer/, /Agentic/]],
      ["il take the longer", [/To join \[AI Application Developer\]/]],
    ],
  ],
])("asked on %s", (_, turns) => expectRight(own, turns));

test.each<[string, Turn[]]>([
  [
    "whether Python is needed for what has no code",
    [
      ["my wife is a founder, which course is for her?", [/Data Literacy/]],
      ["does she need Python for it?", [/^No\. .*no code/]],
    ],
  ],
  [
    "of a country that the form does not take",
    [
      ["my number is from Malaysia, ok?", [/9 to 10 digits/]],
      ["and a german number?", [/takes phone numbers from India/], [/9 to 10/]],
    ],
  ],
  [
    "which of the one in hand and a named one is shorter",
    [
      ["tell me about machine learning", [/36 hours/]],
      ["is the data engineering one shorter", [/shorter by 12 hours/], [/^No/]],
    ],
  ],
  [
    "what lies between the two that were told",
    [
      ["which one takes longest", [/48 hours/]],
      ["and the shortest?", [/12 hours/]],
      ["so how many hours between those two?", [/36 hours/]],
    ],
  ],
  [
    "who sees what is recorded",
    [
      ["so can you delete my data pls", [/erase/]],
      ["who can see those details meanwhile", [/Only our team/]],
    ],
  ],
])("and by another provider's visitors: %s", (_, turns) => expectRight(second, turns));
