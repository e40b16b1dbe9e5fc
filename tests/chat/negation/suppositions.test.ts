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

const [right, notSo] = ["That is right.", "That is not so."];

test.each<Case>([
  ["The agentic program is 20 hours, isn't it?", ["No.", "10 hours"], ["40"]],
  ["hello, agentic is a 40 hour thing I assume", ["No.", "10 hours"]],
  ["I take it the leaders program teaches Python?", ["No.", application]],
  ["surely the agents course covers deployment", ["Yes.", "Deployment Strategies"]],
  ["all three take forty hours, I suppose", ["No.", "10 hours"]],
  ["mentoring is only in groups i guess", ["1-on-1"], [agentic]],
  ["Access to the material stops the day the course ends, I assume?", ["No.", "Lifetime"]],
  ["You people are in Bangalore, aren't you?", ["No.", "Hyderabad"]],
  ["The leaders one requires coding, I assume?", ["No.", "needs no code"]],
  ["Am I right in thinking that the leaders course needs no code?", ["Yes.", "needs no code"]],
  ["leaders is 10 hours, right?", ["Yes.", business], [agentic]],
])("what is supposed is told to hold or not: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["Am I wrong in thinking agentic takes more hours than the leadership course?", [notSo], ["No."]],
  ["am i wrong to think the app course is longer than agentic?", [right, "40 hours"]],
  ["correct me if im wrong but agentic teaches python", [notSo, application]],
  ["so nothing here for people who can't program, right?", [notSo, business], ["Yes."]],
  ["nothing under 20 hours I guess?", [notSo, agentic, business], [application]],
  ["there is nothing above 50 hours, right?", [right]],
  ["So not every program takes 40 hours?", [right, "10 hours"]],
  ["not all courses teach deployment, correct?", [right, "Application Deployment"]],
  ["You don't teach Python anywhere, or do you?", [notSo, application]],
  ["No two of the programs are equally long, I suppose?", [notSo, agentic, business]],
])("a mistake, or nothing, is told to be so or not: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["you've got five programs don't you, I only see a few cards", ["No. We have three"]],
  ["Surely you have more than three courses?", ["No. We have three"]],
  ["So you have just these three programs, correct?", ["Yes. We have three"]],
])("programs are counted: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["I am a manager I guess. which course", [business], ["Yes.", "No."]],
  ["I guess I should say I'm a CFO. What fits?", [business], ["Yes.", "No."]],
  ["no more than 10 seats left, I guess?", ["25"], ["Yes.", "No."]],
  ["how long is agentic I guess 10 hours?", ["10 hours"], ["Yes.", "No."]],
])("of whoever writes, and of what is not known, nothing is said to hold: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  ["no two of your programs take equally long I suppose?", [right]],
  ["you have five programs, don't you?", ["No. We have four"]],
  ["the machine learning program is 48 hours, isn't it?", ["No.", "36 hours"]],
])("of any provider: %s", (...one) => expectReply(second, one));
