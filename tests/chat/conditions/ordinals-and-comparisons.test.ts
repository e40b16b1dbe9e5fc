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
  ["if I do the first and third course, how many hours in total", ["50 hours"], [agentic]],
  ["what do the first and last program teach", [application, business], [agentic]],
  ["who are the second one and the third one for", [agentic, business], [application]],
])("all that are pointed at by their place: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  [
    "I've finished the first one on the list, how many hours are the other two together?",
    ["20 hours"],
    [application],
  ],
  ["already completed agentic. what do the others teach?", [application, business], [agentic]],
  [
    "I took the leaders program last month, tell me about the remaining two",
    [application, agentic],
    [business],
  ],
])("the others are those that were not taken: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  [
    "isnt there something shorter than 40 hours for people who do program",
    ["Yes.", agentic],
    [application, business],
  ],
  ["do you not have something under 20 hours", ["Yes.", agentic, business], [application]],
  ["aren't there any above 20 hours", ["Yes.", application], [agentic, business]],
  ["I can't do more than 20 hours", [agentic, business], [application]],
])("a negated question does not turn the condition round: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  [
    "I already know Python so not that part. What else is taught in the 40 hours?",
    ["Gen AI Integration", "Application Deployment"],
    ["Python", agentic, business],
  ],
  ["what is taught in the 40 hours", [application], [agentic, business]],
  ["what exactly do you cover in those 10 hours for managers", [business], [agentic]],
])("the hours name the program that takes so long: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  [
    "The developer program that has nothing to do with agents, how many hours is it?",
    ["40 hours"],
    [agentic],
  ],
  [
    "the developer one having nothing to do with agents, what does it cover",
    [application],
    [agentic],
  ],
])("what a program has nothing to do with tells it apart: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  [
    "Between agentic and app developer which is not so long?",
    [`${agentic} is shorter`, "against 40 hours"],
    [business],
  ],
  ["which of app and agentic is less long", [`${agentic} is shorter`], [business]],
  ["which course is not too long", [agentic, business], [application]],
])("what is not so long is shorter: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  [
    "If I take agentic plus leaders, does that cross 25 hours?",
    ["No. ", "20 hours"],
    [application],
  ],
  ["if we do app and agentic, will that be over 45 hours?", ["Yes. ", "50 hours"], [business]],
  ["agentic and leaders together, does it exceed 15 hours", ["Yes. ", "20 hours"], [application]],
  ["do any cross 30 hours", ["Yes.", application], [agentic, business]],
])("so many hours are claimed of the sum: %s", (...asked) => {
  expectReply(own, asked);
});
