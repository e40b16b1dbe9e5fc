import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);

test.each<[string, Turn[]]>([
  [
    "both of two join",
    [
      [
        "i own a shop. one course for me and one for my boy who is a software engineer",
        [business, agentic],
      ],
      ["how long is mine", [business], [agentic]],
      ["fine, register both", [business, agentic, /form of its own/]],
    ],
  ],
  [
    "both join the one that was spoken of",
    [
      ["how long is the agentic course", [agentic]],
      ["all right, sign us both up", [agentic, /press the button/], [business]],
    ],
  ],
  [
    "the longer of two, to join",
    [
      ["agentic or the app course, which is longer", [application]],
      ["i go with the longer only. how to apply", [application, /press the button/], [agentic]],
    ],
  ],
  [
    "if it takes so long as well",
    [
      ["what is the agentic course", [agentic]],
      ["not 40?", [/^No/, agentic], [business]],
      ["what is that 40 hour one then", [application, /Python/]],
      ["and together with the agents course", [/50 hours/]],
    ],
  ],
  [
    "what is left of three, and by what they differ",
    [
      ["does the app course cover agents", [/^No/, application]],
      ["drop that one, compare the two that are left", [agentic, business], [application]],
    ],
  ],
  [
    "one of the benefits, by its place",
    [
      ["list your benefits", [/Fast-Track/]],
      ["explain the last one you said", [/Fast-Track/], [/Mentorship/, business]],
      ["and what are the perks", [/Lifetime/]],
      ["the second of those, tell me more", [/1-on-1/], [/Lifetime/]],
    ],
  ],
  [
    "one of the topics, by its place",
    [
      ["what does the leaders course teach", [/ROI/]],
      ["the third thing you told, is it in the other two as well", [/don't see that/, /ROI/]],
    ],
  ],
  [
    "what she cannot take who wants no code",
    [
      ["is the app course right for my aunt", [application]],
      ["she wants no code, her eyes are weak", [business, /needs no code/]],
      ["how long is it", [business], [application]],
    ],
  ],
  [
    "whether it changes anything that one never coded",
    [
      ["tell me about agentic", [agentic]],
      [
        "i have never written code before, does that change it",
        [application, business],
        [/^No/, /^Yes/],
      ],
    ],
  ],
  [
    "what they would gain",
    [
      ["what do you have for shift managers", [business]],
      ["and what would they be able to do afterwards", [/ROI/], [/Python/]],
    ],
  ],
  [
    "how many of us, and not of the States",
    [
      ["what time is the launch in india", [/IST/]],
      ["how many of us fit in", [/25 seats/]],
    ],
  ],
  [
    "someone whom nothing proves it to fit",
    [
      ["i head marketing, what is for me", [business]],
      ["does my designer fit in there too", [business], [/Yes/]],
    ],
  ],
  [
    "the longest, dropped, and mine again",
    [
      ["compare all three", [application, agentic, business]],
      ["drop the longest", [agentic, business], [application]],
      ["i am an hr manager, what is for me", [business]],
      ["and my analysts, which one for them", [application]],
      ["how long is theirs", [/40 hours/]],
      ["and mine was?", [business], [application]],
    ],
  ],
  [
    "what the details are for",
    [
      ["does the form ask for my number", [/phone number/]],
      ["what for", [/contact you about the course/]],
      ["is it shared", [/no other company/]],
    ],
  ],
])("the talk comes to: %s", (_, turns) => expectRight(own, turns));
