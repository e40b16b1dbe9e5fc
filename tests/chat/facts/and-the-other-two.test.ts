import { test } from "vitest";
import type { Turn } from "../questions/question.ts";
import { own, second } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

const unmentioned = /I don't see it mentioned for Agentic AI Developer and AI for Business Leaders/;
const yes = /^Yes/;

test.each<Turn[]>([
  [
    ["Do I get a certificate?", [/^Yes/]],
    ["And the other two courses, do they give one as well?", [unmentioned], [yes]],
    ["I asked about the other two", [unmentioned], [yes]],
    [
      "which one does?",
      [/Application Developer Bootcamp/],
      [/mentioned for/, /Tell me what you do/],
    ],
  ],
  [
    ["certificate milega?", [/Bootcamp/]],
    ["baaki dono me bhi milta hai kya?", [unmentioned], [yes]],
  ],
  [
    ["Do I get a certificate?", [/^Yes/]],
    ["in all three?", [unmentioned], [yes, /60 hours/]],
  ],
  [
    ["is there a certificate for app developer?", [/Bootcamp/]],
    ["and for the rest?", [unmentioned], [yes]],
  ],
  [
    ["How many seats are there?", [/25 seats/]],
    ["and for the other two?", [unmentioned]],
  ],
  [
    ["tell me about AI for Business Leaders", [/10 hours/]],
    ["seats?", [/25 seats/]],
    ["and for the other two", [/I don't see it mentioned for Agentic AI Developer\./]],
  ],
  [
    ["when is the launch session?", [/11:00 PM PST/]],
    ["and the other two, when is theirs?", [unmentioned], [/11:00 PM PST/]],
  ],
])("what is told of one program is not said of the others: %s", (...turns) => {
  expectRight(own, turns);
});

test.each<Turn[]>([
  [
    ["Will I work on projects?", [/Live Projects/]],
    [
      "and the other two, do they have them as well?",
      [/Live Projects/, /limited to certain/],
      [/only help/],
    ],
  ],
  [
    ["Is there a mentor?", [/Mentorship/]],
    ["and in the other two?", [/limited to certain programs/]],
  ],
  [
    ["What does AI Application Developer cover?", [/Python/]],
    ["When does it start?", [/next month/]],
    ["and the other two?", [/next month/, /limited to certain programs/], [/It covers/]],
  ],
])("what is told of all holds for the others as well: %s", (...turns) => expectRight(own, turns));

test("where there is no launch, it is known of none", () => {
  expectRight(second, [
    ["Do I get a certificate?", [/don't have information/]],
    ["and the other two, do they give one as well?", [/don't have information/], [yes]],
  ]);
});

test.each<Turn[]>([
  [
    [
      "The popup says 10 PM EST and 11 PM PST. That can't both be right?",
      [/10:00 PM EST/, /as they are published/],
      [/^No/],
    ],
    ["So which one is right?", [/as they are published/], [/Tell me what you do/]],
    ["But can both be correct? 10 EST is 7 PST", [/as they are published/], [/^No/, yes]],
    ["just tell me the India time", [/7:30 AM IST/], [/as they are published/]],
  ],
  [
    ["when is the launch session?", [/11:00 PM PST/]],
    ["these times don't match", [/as they are published/]],
    ["which one should I trust?", [/as they are published/]],
  ],
])("doubted times are told as published: %s", (...turns) => expectRight(own, turns));
