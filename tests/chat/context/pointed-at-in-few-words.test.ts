import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);

const taught: Turn = ["app dev me kya kya sikhate ho", [/Python Programming for AI/]];
const mentors: Turn = ["mentors kaun hai", [/Expert Mentorship/]];

test.each<[string, Turn[]]>([
  ["Python from zero", [taught, ["aur python zero se?", [/Go from Python basics/]]]],
  ["from zero", [taught, ["zero se?", [/Go from Python basics/], [/0 in front/]]]],
  ["from the start", [taught, ["aur bilkul shuru se sikhaoge?", [/Go from Python basics/]]]],
  [
    "names",
    [
      mentors,
      ["naam batao na", [/instructors/], [/three programs/]],
      ["theek hai. milte kab kab hai unse", [/meetings/], [/Goodbye/]],
    ],
  ],
  ["bye", [mentors, ["ok phir milte hai", [/Goodbye/]]]],
])("few words in Hinglish: %s", (_, turns) => {
  expectRight(own, turns);
});

test.each<[string, Turn[]]>([
  [
    "another slot",
    [
      ["when is that bootcamp session, i am in chicago", [/9:00 PM CST/]],
      ["thats middle of the night! is there any other slot", [/any other time/, /7:30 AM IST/]],
    ],
  ],
  [
    "another time",
    [
      ["when is the launch session", [/7:30 AM IST/]],
      ["koi aur time hai kya", [/any other time/]],
    ],
  ],
  [
    "who they are",
    [["those two success stories look made up. who are they", [/Sample Learner/], [/instructors/]]],
  ],
  ["who mentors are", [["your mentors look impressive. who are they", [/instructors/]]]],
  ["to attach", [["something official i can attach with the note", [/Brochure/], [/Lifetime/]]]],
  [
    "in writing",
    [["do you have something official in writing i can share with my boss", [/Brochure/]]],
  ],
])("what words point at is told: %s", (_, turns) => {
  expectRight(own, turns);
});
