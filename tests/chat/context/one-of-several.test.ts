import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);

test.each<[string, Turn[]]>([
  [
    "one that is as long as the other",
    [
      ["is agentic for managers?", [agentic, business]],
      ["which one is then?", [business]],
      ["and is that one as long?", [/^Yes/, business, agentic]],
      ["fine, that one. where do I click?", [/To join/, business], [agentic]],
    ],
  ],
  [
    "another one than his",
    [
      ["what for a founder who does not code?", [business]],
      ["is there any other that short?", [agentic], [application]],
      ["could he manage that one without coding?", [/^No/, agentic]],
    ],
  ],
  [
    "the one that does not",
    [
      ["which of your courses need coding?", [application, agentic]],
      ["the one that doesn't, how long is it?", [business, /10 hours/], [application]],
    ],
  ],
  [
    "what somebody's work tells",
    [
      ["one of our managers and one of our engineers need a course, which?", [business, agentic]],
      ["when does the manager's start?", [/next month|exact date/]],
      ["and the engineer's?", [/next month|exact date/], [/right fit/]],
    ],
  ],
  [
    "the longest, whoever learns there",
    [
      ["My son finished his B.Tech and codes a bit in Java. What for him?", [application]],
      ["What all will he learn in the longest of your courses?", [/Python/], [agentic]],
    ],
  ],
  [
    "that one and the longest, added",
    [
      ["list your courses with the hours", [application, agentic, business]],
      ["who is the second of those for", [agentic], [business]],
      ["if i did that one and the longest together how many hours is it", [/50 hours/], [business]],
    ],
  ],
  [
    "the one that was meant, instead of the wrong one",
    [
      ["I'd like to hear about the course for managers.", [business]],
      [
        "Sorry, wrong one, I meant the one for people who build agents. How long does that take?",
        [agentic, /10 hours/],
        [business],
      ],
      ["Is deployment part of it?", [/^Yes/, agentic]],
      ["And in the other developer one?", [application], [agentic, business]],
      [
        "Now back to the managers' course. Does that have it as well?",
        [/don't see that/, business],
      ],
    ],
  ],
  [
    "the one for those who lead, instead",
    [
      ["who is the agents course for", [agentic]],
      ["sorry, I meant the one for those who lead teams. How long is it?", [business], [agentic]],
    ],
  ],
  [
    "what is left for who will not code",
    [
      ["in which of the programs do I learn Python?", [application]],
      [
        "Not for me then. I don't code and I'm not going to start. What's left?",
        [business],
        [application, agentic],
      ],
      ["Good, thanks. Who is it meant for?", [business, /founders/], [application]],
    ],
  ],
  [
    "the one that suits, to join",
    [
      ["i am an analyst, kindly put me in the right one", [/To join/, application], [agentic]],
      ["I am a founder. Sign me up for whichever fits me.", [/To join/, business], [agentic]],
    ],
  ],
])("follows to %s", (_, turns) => expectRight(own, turns));
