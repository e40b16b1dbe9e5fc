import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);

test.each<[string, Turn[]]>([
  [
    "a start",
    [
      ["when is your next batch", [/next month/]],
      ["for agentic as well?", [/next month/], [/August/, /10 hours/]],
    ],
  ],
  [
    "a limit",
    [
      ["how many seats are there", [/25 seats/]],
      ["does the engineers' program have such a limit too", [/don't see it mentioned for Agentic/]],
    ],
  ],
  [
    "projects",
    [
      ["which companies are these partners", [/don't have the names/]],
      [
        "do people in the two shorter programs get to do such projects too",
        [/^Yes/, /Live Projects/],
      ],
    ],
  ],
  [
    "a price",
    [
      ["price of the agentic thing?", [/prices/]],
      ["others neither?", [/prices/], [/Success Stories/]],
      ["who'd be teaching it", [/practitioners/]],
      ["names pls", [/practitioners/]],
    ],
  ],
  [
    "what is not taught",
    [
      ["does the app course have blockchain", [/don't see that/]],
      ["does it have web scraping in it?", [/don't see that/, application], [agentic]],
    ],
  ],
  [
    "how long it is, against the one for others",
    [
      ["which course is for engineers", [agentic]],
      ["and the one for the chiefs, it is not longer?", [/same time/, business, agentic], [/^No/]],
      ["good. i take the agents, not the chiefs", [agentic, /press the button/], [business]],
    ],
  ],
  [
    "the quicker of two, to join",
    [
      ["what is the agentic course", [agentic]],
      ["does the app course have deployment", [application]],
      [
        "i'll take whichever of those two is done quicker",
        [agentic, /press the button/],
        [business],
      ],
    ],
  ],
  [
    "something to read",
    [
      ["i am a marketing manager, what suits me", [business]],
      ["right and my boss wants to read about it before he says yes", [/Brochure/], [/only help/]],
      ["do you have my mail address already or not", [/name and e-mail address/]],
    ],
  ],
  [
    "what the long one teaches, in Hinglish",
    [
      ["compare the app course and agentic", [application, agentic]],
      ["jo lamba wala hai usme python hai na?", [/^Yes/, application], [/longer/]],
    ],
  ],
  ["swearing", [["shortest then ffs", [agentic, business], [/only help/]]]],
])("asked of others as well: %s", (_, turns) => expectRight(own, turns));
