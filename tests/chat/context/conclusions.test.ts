import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);

test.each<[string, Turn[]]>([
  [
    "of what is not taught, then a question of hours",
    [
      ["what does AI Application Developer cover?", [/Python/]],
      ["So no Java. How long is it then?", [/40 hours/], [/curriculum|entry requirements/]],
    ],
  ],
  [
    "of where it starts, then a question of projects",
    [
      ["Does AI Application Developer need coding?", [/involves writing code/]],
      [
        "Ok sounds like it starts from the basics then. Do we build something real?",
        [/^Yes\. You work on Live Projects/],
        [/entry requirements/],
      ],
    ],
  ],
  [
    "of what is not recorded, then a question of the mode",
    [
      ["do you have recordings?", [/recordings/]],
      ["hmm so no recordings. And is it live?", [/mode of the sessions/], [/recordings/]],
    ],
  ],
  [
    "alone: it asks whether it is so",
    [
      ["how long is the agents course?", [/10 hours/]],
      ["so 10 hours in all.", [/10 hours/]],
    ],
  ],
])("a visitor concludes: %s", (_, turns) => {
  expectRight(own, turns);
});
