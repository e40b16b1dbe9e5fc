import { test } from "vitest";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
} from "../support/expect-reply.ts";

test.each<Case>([
  [
    "We are two founders in Indore, zero tech background and no plan to learn python. Which one should we see?",
    [business],
    [application, agentic],
  ],
  ["we are founders and have no wish to learn coding, which one", [business], [application]],
  ["i have zero interest in coding. suggest", [business], [application, agentic]],
  [
    "I do not code, nor do I intend to begin. Which of your programmes remains open to me?",
    [business],
    [application, agentic],
  ],
  ["agar code likhna hi nahi to kaunsa bacha", [business], [application, agentic]],
])("what nobody wants to learn: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  [
    "Just the name of the course that needs no coding, I don't want the whole description",
    [business],
    ["10 hours", "covers", agentic],
  ],
  [
    "just names of your developer courses no details",
    [`${application} and ${agentic}.`],
    [business, "hours"],
  ],
])("names, and no more: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  ["only the longest one please tell me its syllabus", ["covers Python"], ["40 hours", agentic]],
  ["so only the longest one gives certificate?", [`mentioned for ${agentic} and ${business}`]],
  [
    "I don't live in India any more, I'm in Singapore. Can I fill in your form without an Indian number?",
    ["Singapore"],
    ["India "],
  ],
])("what is said of one only, or not of it: %s", (...asked) => {
  expectReply(own, asked);
});
