import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);

test.each<[string, Turn[]]>([
  [
    "the first that the talk came to",
    [
      ["what is the agentic course", [agentic]],
      ["and the 40 hour one?", [application]],
      ["that is too long. sign me up for the first", [agentic], [application]],
    ],
  ],
  [
    "the first that she named",
    [
      ["where do i learn ai strategy", [business]],
      ["and multi-agent systems", [agentic]],
      ["do they take the same time", [/10 hours/]],
      ["the first one you mentioned, who is it for", [business], [agentic]],
    ],
  ],
  [
    "the third, after two that were spoken of",
    [
      ["how long is the leaders one", [business]],
      ["and agentic", [agentic]],
      ["and the third?", [application, /40 hours/], [business]],
    ],
  ],
  [
    "what is added to both",
    [
      ["compare agentic and app dev", [agentic, application]],
      ["if i took both, how many hours is that", [/50 hours/]],
      ["and adding the third", [/60 hours/]],
    ],
  ],
  [
    "hers and mine",
    [
      ["i am a founder, what suits me", [business]],
      ["and my sister, she is an analyst and codes", [application]],
      ["is hers as long as mine", [/^No/, /40 hours/, /10 hours/], [/code/]],
    ],
  ],
  [
    "the technical one of two",
    [
      ["which courses take ten hours", [agentic, business]],
      ["drop the technical one", [business], [agentic]],
      ["who is it for", [/founders/], [/engineers/]],
    ],
  ],
  [
    "the one without code, in Hinglish",
    [
      ["agentic kitne ghante ka hai", [/10 hours/]],
      ["rehne do, bina coding wala batao", [business], [agentic]],
    ],
  ],
  [
    "what was asked of each in turn",
    [
      ["does the app course cover deployment", [/^Yes/, application]],
      ["does the agents one have that too", [/^Yes/, /Deployment Strategies/]],
      [
        "and the leaders one?",
        [/don't see that named in the curriculum of AI for Business/],
        [/Strategy/],
      ],
    ],
  ],
  [
    "somebody else, for whom it is not",
    [
      ["i lead a bank branch, what suits me", [business]],
      [
        "one of my developers wants to come. is it right for him as well?",
        [/developers/],
        [/^Yes/],
      ],
    ],
  ],
  [
    "which program the certificate is of",
    [
      ["does the bootcamp come with a certificate", [/Certification/]],
      ["which program is that one", [application], [/Certification/]],
      ["its topics?", [/Python/], [/ROI/]],
    ],
  ],
])("the talk goes on: %s", (_, turns) => expectRight(own, turns));
