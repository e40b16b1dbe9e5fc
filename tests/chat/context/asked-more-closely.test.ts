import { expect, test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { secondContent } from "../providers/second-provider.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);
const second = await assistantFor(secondContent);

test.each<[string, Turn[]]>([
  [
    "how long one has access",
    [
      ["is there lifetime access?", [/^(?:Yes\. )?You get Lifetime/]],
      ["for how many years", [/I know no more of it/]],
    ],
  ],
  [
    "the teachers",
    [
      ["who are the teachers?", [/^Expert Mentorship/]],
      ["can I see their names or linkedin", [/I know no more of it/]],
      ["so you can't tell me who will teach me", [/I know no more of it/]],
    ],
  ],
  [
    "the start, and back to it behind something else",
    [
      ["when does the next one start?", [/^Limited seats/]],
      ["I need the exact date please", [/I know no more of it/]],
      ["how many seats?", [/^Only 25 seats/]],
      ["when does it start?", [/^Limited seats/]],
    ],
  ],
  [
    "what is worked out, and what opens a form, is said again",
    [
      ["how long is the agents course?", [/10 hours/]],
      ["so 10 hours in all?", [/10 hours/], [/no more/]],
      ["how do I join it?", [/^To join/]],
      ["ok sign me up", [/^To join/]],
    ],
  ],
  [
    "beside what is new, what was just said is left out",
    [
      ["can you train my staff of twelve?", [/custom programs/]],
      ["can it be done at our office in Pune?", [/training at your place/], [/custom programs/]],
      ["and for how many people at least?", [], [/custom programs/]],
    ],
  ],
])("asked more closely: %s", (_, turns) => {
  expectRight(own, turns);
});

test("of another provider, too, what was just said is said to be all", () => {
  const [first, then] = ["who are the teachers?", "and what are they called?"];
  const told = second.respond(first);
  const { reply } = second.respond(then, told.context);
  expect(told.reply).not.toContain("no more");
  expect(reply).toMatch(/I know no more of it than I have just told you/);
});
