import { test } from "vitest";
import { type Case, expectReply, own } from "../support/expect-reply.ts";

test.each<Case>([
  ["do i need to sign any bond", ["about that"]],
  ["is there a uniform or dress code", ["house rules"]],
  ["what does the agentic course cost", ["prices or fees"]],
  ["do you help with placements", ["placements"]],
])("what is not known is called by its name only where that is sure: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  [
    "With two lakhs in hand, which small business should my husband begin?",
    [],
    ["right fit", "suit"],
  ],
  ["which rto should i go for a learner's licence", [], ["right fit", "suit"]],
  ["which course should my husband take, he manages a team", ["Leaders"]],
])("what to choose of something else is none of ours: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["Can I register with my Kenyan phone number?", ["another country"], ["10 digits"]],
  ["Can two of them be done inside 25 hours?", ["together take 20 hours"]],
  [
    "2 of us want agentic, 1 wants business. how many forms?",
    ["one person and one program"],
    ["right fit"],
  ],
  [
    "I live in Dubai. Does your form accept a UAE mobile, and can people outside India take part at all?",
    ["9 digits", "another country"],
    ["+91) has"],
  ],
  [
    "Saw your popup with those american timings. I'm in Bhopal so not EST not PST. When is it for me?",
    ["7:30 AM IST"],
    ["PST", "EST"],
  ],
])("what is asked of us is told of that: %s", (...one) => expectReply(own, one));
