import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { secondContent } from "../providers/second-provider.ts";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { type Case, expectReply } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);
const second = await assistantFor(secondContent);

test.each<Case>([
  [
    "If I press 'I'll decide later' have I signed up for something by mistake",
    ["you sign up for nothing"],
    ["corrected"],
  ],
  [
    "Can someone else on the internet see the phone number i typed in? I hope not",
    ["Only our team can see"],
    ["WhatsApp"],
  ],
  ["how many hours and can he do it along with college", ["hours"], ["one person and one program"]],
  ["mai manager nahi hu, fresher hu. data me aana hai", ["comes nearest"], ["recorded about you"]],
])("a word that stands beside others does not tell alone what is asked: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<[string, Turn[]]>([
  [
    "what a launch is of",
    [
      ["when is the launch", [/August 11/]],
      ["what's it a launch of?", [/is for AI Application Developer/], [/August 11/]],
    ],
  ],
  [
    "what is written in a chat",
    [
      ["what do you store when i chat", [/not recorded with your details/]],
      ["and the messages themselves?", [/not recorded with your details/], [agentic]],
    ],
  ],
  [
    "weekends, of so many hours",
    [
      ["how long is the app course", [/40 hours/]],
      ["how many weekends does that make", [/depends on your hours/], [/class days/]],
    ],
  ],
  [
    "both that were told of",
    [
      ["how long is agentic", [/10 hours/]],
      ["and the app course", [/40 hours/]],
      ["so both would be?", [/the two programs take 50 hours/], [business]],
    ],
  ],
  [
    "a team, by what its people are to learn",
    [
      [
        "HR here. We want our 12 department heads to understand AI strategy and ROI, nothing too techy",
        [/custom programs for teams/, business],
        [application, agentic],
      ],
      ["how long is it", [business, /10 hours/]],
    ],
  ],
])("what is asked on is answered: %s", (_, turns) => expectRight(own, turns));

test("a tool that is named is looked for in what is taught", () =>
  expectRight(second, [
    [
      "How many hours is data engineering and does it have anything on airflow type scheduling?",
      [/24 hours/, /named in the curriculum/],
      [/future programs/],
    ],
  ]));
