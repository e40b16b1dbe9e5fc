import { test } from "vitest";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
  second,
} from "../support/expect-reply.ts";

test.each<Case>([
  [
    "Among the ten hour courses which one doesn't skip coding?",
    [agentic],
    [business, "needs no code"],
  ],
  ["which of your courses is not a no-code course?", [application, agentic], [business]],
  [
    "my friend insists every single course of yours makes you write code. Which one isn't like that, and how short is it?",
    [business, "10 hours"],
    [application, agentic],
  ],
  ["My colleague says all your courses need coding. Is there an exception?", [business], [agentic]],
  ["I'd rather not write any code, is there a course like that", [business], [application]],
  ["courses me coding kisme nahi hai, aur kitne ghante ka?", [business, "10 hours"], [application]],
  [
    "Our policy sponsors nothing above 12 hours. Which of yours stay within that, for staff who do write code?",
    [agentic],
    [business],
  ],
  [
    "my brother did the agents course. I'd take the same one, no wait, I can't even read code. whats left for me then?",
    [business],
    [application, agentic],
  ],
])("code that is lacking, or is not: %s", (...one) => expectReply(own, one));

test("an exception, of another provider", () =>
  expectReply(second, [
    "My friend thinks every course of yours needs coding. Which one is not like that?",
    ["Data Literacy for Managers"],
    ["Machine Learning"],
  ]));

/** What is not left out is there. */
test.each<Case>([
  ["Which course doesn't skip deployment?", [application, agentic], [business]],
  ["which courses do not leave out python?", [application], [agentic, business]],
  ["which one does not avoid ROI", [business], [application, agentic]],
])("a topic that is not lacking: %s", (...one) => expectReply(own, one));

/** Of a few one is sought by what describes it, or the one is meant that is left by that. */
test.each<Case>([
  ["Between the two short ones, the one that has no programming?", [business], [agentic]],
  ["Between the two short ones, the one that has programming?", [agentic], [business]],
  ["of the two ten hour ones, the one for managers?", [business], [agentic]],
  ["Of the two ten hour ones, which does not go into deployment?", [business], [agentic]],
  ["between the app and the agentic course, which has no python", [agentic], [application]],
  ["between the two developer ones, the one with agents?", ["Multi-Agent Systems"], [business]],
  [
    "not the agentic one, i mean the other one where you write code. how many hours",
    ["40 hours"],
    [business],
  ],
  [
    "no not the agents thing, I meant the one where you learn python. how many hours",
    ["40 hours"],
    [business],
  ],
  [
    "Agents I do at work already, so leaving that out what else is there for a programmer?",
    [application],
    [agentic],
  ],
  [
    "I've never touched Python. I want it taught, so does the agentic course teach it or only the other one?",
    [`${application} covers Python`],
  ],
])("one of a few: %s", (...one) => expectReply(own, one));
