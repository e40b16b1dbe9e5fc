import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);

test.each<[string, Turn[]]>([
  [
    "the one that was taken off a sum",
    [
      ["how many hours are all three together", [/60 hours/]],
      ["minus the leaders thing", [/50 hours/], [business]],
      ["and the one i took off, who is that for?", [business, /founders/], [agentic]],
    ],
  ],
  [
    "the one that was dropped",
    [
      ["which of yours do not take 40 hours", [agentic, business]],
      ["drop the managers' one", [agentic], [business]],
      ["what does the course i ruled out teach", [/ROI/], [agentic]],
    ],
  ],
  [
    "what the one has that was waved off",
    [
      ["tell me about the agent course", [agentic]],
      ["no i meant the one where you make apps", [application]],
      ["is deployment taught in the one i waved off as well", [/^Yes/, /Deployment Strategies/]],
    ],
  ],
  [
    "for which people it is",
    [
      ["i search a course for make autonomous agents", [agentic]],
      ["it is for which people", [agentic], [business]],
      ["which topics are in it", [/Multi-Agent/], [business]],
    ],
  ],
  [
    "what nobody teaches",
    [
      ["does any of yours cover multi-agent systems", [/^Yes/, agentic]],
      ["langgraph too?", [/don't see that/]],
      ["what else is in there then", [/Agent Communication/], [/Python/, /ROI/]],
    ],
  ],
  [
    "each of two",
    [
      [
        "my two brothers want to join. one is a software engineer, the other runs a shop. what for each?",
        [agentic, business],
        [application],
      ],
      ["how long is each", [agentic, business], [application]],
    ],
  ],
  [
    "three people, of whom two sit together",
    [
      [
        "We're three old classmates. One builds websites, the second is a data analyst, and I manage a sales team. Where would each of us go?",
        [application, business],
      ],
      ["so my two friends could sit in the same one?", [application], [business]],
      ["and me, what is in mine", [/ROI/], [/Python/]],
    ],
  ],
  [
    "what comes on top afterwards",
    [
      ["what is the app course", [application]],
      ["and if i do the agentic one afterwards, how many hours for both", [/50 hours/]],
    ],
  ],
  [
    "who begins, after what codes",
    [
      ["i write java at a bank", [application, agentic]],
      ["total beginner in AI though", [application], [/together/i, business]],
    ],
  ],
  [
    "why not",
    [
      ["write me a python script that scrapes prices", [/only help with our programs/]],
      ["why not", [/only help with our programs/], [/Gen AI Mastery/]],
    ],
  ],
  [
    "all but the long one, and that one",
    [
      ["how many hours in all", [/60 hours/]],
      ["without the long one?", [/20 hours/], [application]],
      ["and the one left out, what is in it", [application], [agentic]],
    ],
  ],
  [
    "the short one of those that code",
    [
      ["what will i be able to build after the 40 hour one", [application]],
      ["and what is in the short coding one", [agentic], [application, business]],
      ["sign me up for the shortest one with coding", [agentic, /press the button/], [business]],
    ],
  ],
  [
    "mine and hers, told together",
    [
      ["compare mine and my wife's: i'm a founder, she's an analyst", [business, application]],
      ["so whose is longer", [application, /30 hours/], [agentic]],
    ],
  ],
  [
    "all of them, in Hinglish",
    [
      ["kya aap certificate dete ho", [/Certification/]],
      ["sab courses me?", [/Certification/], [/three programs/]],
    ],
  ],
  [
    "for whom it is, in so many words",
    [
      ["tell me about the leaders program", [business]],
      ["which roles is it for", [/founders/], [/Bootcamp/, application]],
    ],
  ],
  [
    "the first that was told, not the first of those compared",
    [
      ["tell me about the leaders program", [business]],
      ["and the app course", [application]],
      ["how much longer is that than what you told me first?", [/30 hours/]],
      ["Too long for me. Back to the first.", [business], [application]],
    ],
  ],
  [
    "another, told by whom it is for",
    [
      ["whats in the app course", [application]],
      ["the one you have for bosses, does it include deployment?", [/^No\. .*Leaders/]],
      ["and the app course?", [application]],
      ["that other one you have for bosses, does it include deployment?", [/^No\. .*Leaders/]],
    ],
  ],
])("the talk turns back to: %s", (_, turns) => expectRight(own, turns));
