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
    "do the leaders learn strategy, do the developers learn frameworks",
    [`${business} covers AI Strategy`, `${application} covers AI Framework`],
  ],
  [
    "I'm moving to Germany, are german numbers okay, will you sponsor a visa",
    ["10 to 12", "visas"],
  ],
  ["how long is the app course, is there an exam", ["40 hours", "exams"]],
])("two questions with a comma between them are both answered: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  [
    "Does the agentic one also cover deployment and also Python?",
    ["Deployment Strategies", `of ${agentic}`, application],
  ],
  [
    "Can two of my people register on one form? What's the phone format for US?",
    ["one person", "+1"],
  ],
  ["is there a demo class and how do i book it", ["demo sessions"], ["fill in your name"]],
  ["Do I keep the slides afterwards, and for how long?", ["Lifetime"], ["erase"]],
  ["is the launch session free and is it recorded", ["prices", "recordings"], ["August"]],
  [
    "Which program covers multi-agent systems, and is it suitable for a data analyst?",
    [`${agentic}: For engineers`, application],
  ],
])("each half is answered as what it asks: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "list all programs with hours pls, then tell me which has python",
    ["three programs", `${application} covers Python`],
  ],
])("the one half is not answered for the other: %s", (...one) => expectReply(own, one));
