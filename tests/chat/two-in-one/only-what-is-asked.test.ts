import { test } from "vitest";
import {
  application,
  business,
  type Case,
  expectReply,
  own,
  second,
} from "../support/expect-reply.ts";

test.each<Case>([
  [
    "I want all my details deleted from your records, how do I go about it?",
    ["erase it"],
    ["Enroll Now on the program"],
  ],
  ["Can I put in my Singapore number, and how long must it be?", ["8 digits"], ["40 hours"]],
  [
    "I'd like to know the duration of the agentic program and also how to register for it.",
    ["10 hours", "Register Now"],
    ["prices"],
  ],
  ["who is the founder of this bootcamp", ["history, people"], [business]],
  [
    "do i need to know python already? also when does the next batch begin",
    ["Python basics", "next month"],
  ],
  ["will i learn python or should i know it before", ["Python basics"], ["Yes."]],
  [
    "Do you run a data science diploma?",
    ["don't see that among our programs"],
    ["Tell me what you do"],
  ],
  [
    "Planning to come from Vizag for this. Do you provide hostel, and where in the city are you?",
    ["accommodation", "Hyderabad"],
    ["future programs"],
  ],
])("nothing is answered beside it: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "is there any program without python",
    ["involves writing code", "needs no code"],
    ["Two of our three"],
  ],
  [
    "I don't have any startup or team under me but I do want to learn AI strategy, is the leaders course closed to me?",
    [business, "founders"],
    [application, "right fit"],
  ],
])("no more is said than is known: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Apart from data literacy, what else do you have for someone who leads a team?",
    ["Three of our four programs"],
    ["suit you"],
  ],
])("and by any provider: %s", (...one) => expectReply(second, one));
