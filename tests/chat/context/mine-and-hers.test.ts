import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);

test.each<[string, Turn[]]>([
  [
    "somebody else's, and one's own, for whom each of two does",
    [
      [
        "My brother manages a sales team and I write Kotlin. Which one for each of us?",
        [application, business],
      ],
      ["does he have to code in his?", [business, /no code/i], [application]],
      ["how long is his?", [business, /10 hours/], [application, agentic]],
    ],
  ],
  [
    "what the talk was of before somebody else came in",
    [
      ["what does the agents course cover?", [agentic]],
      ["my sister is a sales head with no technical background, what for her?", [business]],
      ["how long is mine?", [agentic, /10 hours/], [business]],
      ["register me for mine, not hers", [/To join/, agentic], [business]],
    ],
  ],
  [
    "the programs of two people, where it asks of those",
    [
      ["My wife is a software engineer, I lead a department. Which one for each?", [business]],
      ["she takes the agentic one, I the one for leaders", []],
      ["do they take equally long?", [agentic, business], [application]],
    ],
  ],
  [
    "one's own, of which nobody said whose it is",
    [
      ["who is agentic for?", [agentic]],
      ["how many hours does mine take?", [agentic, /10 hours/], [business, application]],
    ],
  ],
  [
    "a colleague's",
    [
      ["I am a data analyst, my colleague heads a department. Which for whom?", [business]],
      ["my colleague's, does it need code?", [business, /no code/i], [application]],
    ],
  ],
])("knows %s", (_, turns) => expectRight(own, turns));

test.each<[string, Turn[]]>([
  [
    "the other of those among which was asked",
    [
      ["of the two developer courses, which suits a beginner?", [application], [agentic]],
      ["and what does the other teach?", [/Multi-Agent/], [/ROI/, /Python/]],
    ],
  ],
  [
    "the latter",
    [
      ["which is shorter, the app course or the agents one?", [agentic, application]],
      ["who is the latter for?", [agentic], [business]],
    ],
  ],
  ["the no-code thing", [["tell me about the no-code thing", [business], [agentic, application]]]],
  [
    "this plus the long one",
    [
      ["what is the leaders' course about?", [business]],
      ["I have 50 hours, can I do this plus the long one?", [/^Yes/, /50 hours/], [agentic]],
    ],
  ],
  [
    "what takes less than is too much",
    [
      ["how long is the app course?", [/40 hours/]],
      ["and if she finds forty is too much?", [agentic, business], [application]],
    ],
  ],
  [
    "another that is as short",
    [
      ["how long is the leaders' course?", [business, /10 hours/]],
      ["do you have another that short?", [/^Yes/, agentic], [application]],
    ],
  ],
  [
    "two to be added, of which one is only pointed at",
    [
      ["which suits an analyst?", [application]],
      ["how many hours is that one and the leaders' one together?", [/50 hours/], [agentic]],
    ],
  ],
  [
    "what is compared with one's own",
    [
      ["I lead a team, which one for me?", [business]],
      ["where is python taught?", [application]],
      ["how much longer is it than mine?", [/30 hours/, application, business]],
    ],
  ],
  [
    "which of two starts in a month",
    [
      ["compare agentic and the app course", [agentic, application]],
      ["which of those two is starting in august", [/Bootcamp is for AI Application/], [agentic]],
    ],
  ],
  [
    "a first choice",
    [
      ["sign me up for the app course", [application]],
      ["hm, how long is agentic?", [agentic]],
      ["no, I stay with my first choice. put me down", [/To join/, application], [agentic]],
    ],
  ],
  [
    "the shorter of those of a kind",
    [["what is in the shorter of the developer courses?", [/Multi-Agent/], [/Python/, /ROI/]]],
  ],
  [
    "those that are left when one is dropped",
    [
      ["compare the app course and agentic", [application, agentic]],
      ["who is the agentic one for?", [agentic]],
      ["drop the app course. how long is mine then?", [agentic, /10 hours/], [business, /40/]],
    ],
  ],
])("finds %s", (_, turns) => expectRight(own, turns));
