import { test } from "vitest";
import type { Turn } from "../questions/question.ts";
import { agentic, application, type Case, expectReply, own } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

test.each<[string, Turn[]]>([
  [
    "how much longer that is",
    [
      ["Tell me about the course on AI agents", [/Agentic/]],
      ["is the other developer one longer?", [/^Yes\./, /40 hours/]],
      ["by how much?", [/30 hours/]],
    ],
  ],
  [
    "for which of them that is",
    [
      ["Do learners get certified?", [/AI Application Developer Bootcamp/]],
      ["For which of the courses is that?", [/AI Application Developer Bootcamp/]],
    ],
  ],
  [
    "what is done about training for a team",
    [
      [
        "We'd like to train around 30 of our staff at a bank. Is that possible?",
        [/custom programs/],
      ],
      ["how do we go about it?", [/Enterprise Solutions/], [/Enroll Now/]],
    ],
  ],
  [
    "whether one may come from there",
    [
      ["do you have a branch in Chennai too?", [/Hyderabad/]],
      ["hmm. so can I attend from there?", [/Hyderabad/], [/another country/]],
    ],
  ],
])("what is asked on is heard: %s", (_, turns) => expectRight(own, turns));

test.each<Case>([
  [
    "do i need my own laptop, and is python taught from the basics",
    ["from Python basics", "computers"],
  ],
  [
    "My number is from Singapore, how many digits should I put in? And which other countries does the form accept?",
    ["8 digits", "Brazil"],
  ],
  ["I have pressed Enroll Now and sent my details. What next?", ["one e-mail"], [agentic]],
  [
    "How do I contact you, and is Hyderabad the only place you have?",
    ["mailto:", "only location"],
    ["Yes."],
  ],
  ["Does the leaders course teach how to measure the returns?", ["ROI Analysis"], ["I don't see"]],
  [
    "My son is in final year B.Com and has never touched programming, which of your trainings can he take?",
    [application],
    [agentic],
  ],
])("all of it is answered: %s", (...one) => expectReply(own, one));
