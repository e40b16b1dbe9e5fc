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
  [
    "i clicked decide later by mistake did i register for something",
    ["you sign up for nothing"],
    ["corrected"],
  ],
  [
    "I know Python already very good, I don't need basics. I want make autonomous systems only. What you say?",
    ["right fit", "Agentic AI Developer"],
    ["can't do that"],
  ],
  [
    "Kindly let me know the hours of Agentic AI Developer as well as whether industry projects are included in your training.",
    ["takes 10 hours", "Industry Projects"],
  ],
  [
    "except business wala, baaki dono me kya sikhate ho",
    ["Python Programming", "Multi-Agent Systems"],
    ["ROI"],
  ],
  [
    "confirmation mail has wrong spelling of my name what to do also can i do second course with same form",
    ["corrected", "one person and one program"],
  ],
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

test.each<[string, Turn[]]>([
  [
    "a second half for somebody",
    [
      [
        "is there a brochure i can show my boss, and do you have something for bosses too",
        [/Brochure/, /Data Literacy for Managers/],
      ],
    ],
  ],
  [
    "the same of another program",
    [
      [
        "do i need to know python before ML and before analytics also??",
        [/Data Analytics/, /already write Python/],
        [/order/],
      ],
    ],
  ],
  ["who sees a number", [["can somebody else see my phone no", [/Only our team can see/]]]],
  [
    "hours of sessions, where nothing is launched",
    [
      [
        "I'm in Toronto and would follow from here, at which hour would the sessions be for me",
        [/evenings and weekends/],
        [/launch/],
      ],
    ],
  ],
])("what is asked of another provider is answered: %s", (_, turns) => expectRight(second, turns));

test("a tool that is named is looked for in what is taught", () =>
  expectRight(second, [
    [
      "How many hours is data engineering and does it have anything on airflow type scheduling?",
      [/24 hours/, /named in the curriculum/],
      [/future programs/],
    ],
  ]));

test("who cannot decide between two is told what tells them apart", () =>
  expectRight(own, [
    [
      "I can't decide between agents and app building",
      [application, /40 hours/, agentic, /10 hours/, /Tell me what you do/],
      [/These suit you/, business],
    ],
  ]));

test("who tells what they are is told what suits, between two as well", () =>
  expectRight(own, [
    ["I am a manager and can't decide between agentic and leaders", [/right fit/, business]],
  ]));
