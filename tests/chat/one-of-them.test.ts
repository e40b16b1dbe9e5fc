import { test } from "vitest";
import { firstContent } from "../support/first-provider.ts";
import { expectRight } from "./expect-right.ts";
import { agentic, application, business } from "./questions/names.ts";
import type { Turn } from "./questions/question.ts";
import { assistantFor } from "./taught.ts";

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
])("follows to %s", (_, turns) => expectRight(own, turns));
