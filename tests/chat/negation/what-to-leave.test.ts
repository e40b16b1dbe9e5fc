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
    "Without any prior experience in AI, which of them would not be suitable for me?",
    [agentic],
    [application, business],
  ],
  ["I have never coded. Which one should I rather not start with?", [agentic], [application]],
  ["I am a manager and can't code, which should I avoid?", [application, agentic]],
])("what does not suit is told, where that is asked: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["If I have never written Python, which course should I avoid?", ["already write"], ["No code"]],
  [
    "Which of your programs are not suitable for someone who can't code?",
    ["involves writing code"],
    ["needs no code"],
  ],
  ["I can't sit in class during office hours, is that OK?", ["evenings"], ["code"]],
])("and so it is by another provider: %s", (...one) => expectReply(second, one));

test.each<Case>([
  ["Is the Python part only in one of the programs or in all of them?", [application], ["Yes."]],
  ["I have only 8 hours free, does any program fit in that?", ["None of our"], ["covers"]],
  ["Out of your courses which one takes the most time?", ["longest"], ["three programs"]],
  ["Can I write to you in Hindi?", ["Hinglish"], ["reach the team"]],
])("no more is said than is so: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["I am a data analyst, zero Python. Which program would fit me?", [application], [agentic]],
  [
    "If I do the agentic one and the leadership one both, how many hours altogether?",
    ["20 hours"],
    ["order"],
  ],
  ["Is the app course more hours than agentic? If yes, by how much?", ["30 hours"], ["prices"]],
  ["would the agentic one be too advanced for me?", ["For engineers"]],
  ["Except for the email, is there no other way to reach you?", ["phone or WhatsApp"]],
])("what is lacked or set aside is no more than that: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["I am an HR head and lead a team of 40. Which one do you suggest?", [business], ["None of our"]],
  ["Does any program not cover deployment?", [business], ["Yes."]],
  ["10 ghante se zyada time nahi hai to kaun se course kar sakta hun", [agentic], [application]],
])("a demand is read as it is meant: %s", (...one) => expectReply(own, one));
