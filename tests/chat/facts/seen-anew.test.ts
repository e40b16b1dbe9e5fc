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
  ["agentic and leadership together how many hours", ["20 hours"], [application]],
  [
    "How many hours would I save with agentic and leadership instead of the app course?",
    ["20 hours: 40"],
    [],
  ],
])("half a name beside a program is a name: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "5 hours a week is my limit and I must be done within 3 weeks. Which ones are possible?",
    [agentic, business],
    ["None", application],
  ],
  [
    "6 hours a week, has to be over within 7 weeks. what can i take?",
    [application, agentic, business],
    ["None"],
  ],
])("so many hours in so many weeks are a limit: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "so the app course is four times the agentic one, or did i count wrong",
    ["40 hours"],
    ["individual"],
  ],
  ["leaders is the shortest, or am i mistaken", ["10 hours"], ["individual"]],
  [
    "I'm after something of medium length, more than 15 hours but less than 35. Do you have that?",
    ["None"],
    ["Python Programming"],
  ],
  [
    "I'm not ready to enroll today. Is there something to read?",
    ["Brochure"],
    ["Press Enroll Now"],
  ],
])("what only goes on with it asks nothing: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "none of your three courses really fits us, we are 15 in operations. what do you offer us",
    ["custom programs"],
    [agentic],
  ],
  [
    "Besides the certificate, what else does the launch bootcamp promise?",
    ["Live Projects"],
    ["Certification", "10:00 PM"],
  ],
  [
    "galti se app ka form bhar diya, mujhe leaders wala chahiye tha. ab kya?",
    ["then it is corrected"],
    [agentic],
  ],
  ["aap log kaun ho", ["AI training provider"], []],
  [
    "Not the 40 hour one. Which shorter one would still have me building things?",
    [agentic],
    [business],
  ],
  [
    "My title says manager but I'd rather write the code myself than talk strategy, so which one?",
    [application],
    [business],
  ],
  ["i'd rather do strategy than write code, which?", [business], [application, agentic]],
])("said in words not heard before: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["is the literacy program over in one day?", ["a day and a half"], []],
  ["What did Meenakshi say about you?", ["I learned to talk with data"], []],
  ["Are you people on Instagram? how do I find it", ["the foot of the page"], ["Chennai"]],
])("so it is of another provider: %s", (...one) => expectReply(second, one));
