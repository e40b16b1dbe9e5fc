import { test } from "vitest";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { own } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

const alone: readonly Turn[] = [
  ["when does this bootcamp kick off im in new jersey", [/10:00 PM EST/], [/next month/]],
  [
    "I stay in Chicago. At what hour on my clock is the first bootcamp session?",
    [/9:00 PM CST/],
    [/class days/],
  ],
  ["course that talks about team leadership, which", [business], [application, /Tell me/]],
  ["ohh. ur biggest course is which", [application, /40 hours/], [/Tell me/]],
  ["what do i call you people, i see no company name on top", [/^We are/], [/WhatsApp/]],
  ["besides linkedin, where else do u have a page", [/YouTube/], [/based in/]],
  ["my leave ends soon so 12 hours tops, what fits in", [agentic, business], [application]],
  [
    "between app and agent course give topics of only the shorter",
    [/Agentic AI Developer.* covers/],
    [application],
  ],
  [
    "dont tell me what agentic covers i read it, just for whom it is",
    [/For engineers/],
    [/For developers/],
  ],
  ["Form me number 0 se start karu kya, jaise 098...", [/leave it out/]],
];

test.each(alone.map((turn) => [turn[0], turn] as const))(
  "what is asked of times there, of names and of what is left: %s",
  (_, turn) => expectRight(own, [turn]),
);

test("why that one and not the others is asked of what was recommended", () =>
  expectRight(own, [
    ["i am principal of a school and i do not know coding. what is there for me", [business]],
    ["why that and not the others", [/^I go by whom|^Because/, /The others/], [/Tell me/]],
  ]));
