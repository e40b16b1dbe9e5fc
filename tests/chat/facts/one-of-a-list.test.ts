import { test } from "vitest";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
} from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

test.each<Case>([
  [
    "What's the second topic in the application developer course?",
    ["Gen AI Integration"],
    ["Python"],
  ],
  [
    "first topic of each program pls",
    ["Python Programming", "Agent Architecture"],
    ["Multi-Agent"],
  ],
  ["What's the third benefit on your list?", ["Expert Mentorship"], ["Gen AI Mastery"]],
  [
    "What does Gen AI Mastery mean, is it in every program?",
    ["Mastery:", "limited"],
    ["Fast-Track"],
  ],
])("a place in a list tells which: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["If I do one hour daily, how many days for agentic?", ["10 days"], ["class days"]],
  ["5 hours a week, app course, how many weeks?", ["8 weeks"], ["10 hours"]],
])("how long it lasts at a pace is worked out: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["What is agent communication?", [agentic, "plan, decide", "More than this"], [application]],
  ["Does the app program touch on frameworks, and which ones exactly?", ["More than this"]],
  [
    "Does the leaders course include team leadership, and how many hours are spent on that?",
    ["10 hours", "More than this"],
  ],
  ["Do you have anything on chatbots, and how long is that?", [application, "40"], [business]],
])("what lies behind a topic is not made up: %s", (...one) => expectReply(own, one));

test("a week's hours are not known, the hours in all are", () => {
  expectRight(own, [
    ["How long is the agents program?", [/10 hours/]],
    ["per week?", [/10 hours/, /class days/]],
  ]);
});
