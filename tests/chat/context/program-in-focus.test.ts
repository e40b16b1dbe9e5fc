import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);

test.each<[string, Turn[]]>([
  [
    "the one that is compared",
    [
      ["tell me all your courses", [application, agentic, business]],
      ["the middle one, what is it about", [agentic]],
      ["is it harder than the first", [/how hard it is/]],
      ["who can join it", [agentic], [application]],
    ],
  ],
  [
    "what suits who cannot code, and who can",
    [
      ["i'm a teacher and know nothing of code", [business]],
      ["is the shortest one ok for me", [/nearest/, business], [/^Yes/, agentic]],
      ["and what about my husband, he codes all day", [application, agentic], [business]],
    ],
  ],
  [
    "the one that was found last",
    [
      ["which course for a qa engineer", [agentic]],
      ["and if she can't code", [business]],
      ["ok which one then", [business], [application, agentic]],
    ],
  ],
  [
    "a limit of time",
    [["i don't have much time, maybe 12 hours", [agentic, business], [application, /None/]]],
  ],
  [
    "one program, whatever it asks of any degree",
    [
      ["how long is the agentic course", [agentic]],
      ["any degree needed", [agentic], [application, business]],
    ],
  ],
  [
    "a longer one that there is not, without code",
    [["i hate programming. is there a longer non-coding one", [], [/longest program is AI for/]]],
  ],
])("the talk keeps to: %s", (_, turns) => expectRight(own, turns));
