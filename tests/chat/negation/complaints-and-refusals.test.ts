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
    "Why do you people always talk about developers! I own 3 medical shops. Show me ONLY what is for me.",
    [business],
    [application, agentic, "record"],
  ],
  [
    "Why do you keep talking about developers? I have two restaurants. tell me what is there for me",
    [business],
    [application, "record"],
  ],
  [
    "why is everything about developers here, I run a hospital, which one for me",
    [business],
    [application],
  ],
  ["not looking for a career change, just want to learn to build agents", [agentic], ["Career"]],
  ["just for me, not for my staff. i own a hotel", [business], ["custom programs"]],
  [
    "i don't want any team training, i only want a course for me. i own a shop",
    [business],
    [application],
  ],
  ["all of these are for tech people. anything for a shop owner?", [business], [application]],
  ["Everything here is for coders. I own 2 hotels, what is for me?", [business], [application]],
  ["don't put me with managers, I am an engineer", [agentic], [business]],
  ["only for me not whole team, i own a dairy", [business], ["custom programs"]],
])("what is only complained of or left aside is not answered: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  ["want to make apps, not leadership", [application], [agentic, business]],
  ["leadership nahi chahiye, mujhe app banana hai", [application], [business]],
  ["I want to build apps, nothing about management please", [application], [business]],
  [
    "Not interested in strategy and ROI talk. I build things. what have you got?",
    [application, agentic],
    [business],
  ],
  [
    "No agents please. I want to put a ChatGPT-like helper into our product, which program?",
    [application],
    [agentic, business],
  ],
  ["I used to be an accountant, I want to build small AI apps", [application], [business]],
])("what they want to make tells which, beside what they do not: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  [
    "We are two founders in Indore, zero tech background and no plan to learn python. Which one should we see?",
    [business],
    [application, agentic],
  ],
  ["no intention to learn python or java, i run a shop. which course", [business], [application]],
  [
    "I have no desire to learn java or python. I sell insurance. which one?",
    [business],
    [application],
  ],
  ["don't plan on learning to program. hotel owner. which", ["right fit", business], ["covers"]],
  ["I have no wish to learn programming. which one", [business], [application]],
])("who has no plan to learn a language will not code: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "I dont lead any team as such, I am just an executive in sales. should I still take the business leaders one?",
    ["founders, managers", "needs no code"],
    ["Yes", "right fit"],
  ],
  ["I am no founder, should I take AI for Business Leaders?", ["founders"], ["right fit", "Yes"]],
  [
    "I don't manage anybody, is the leaders course still ok for me?",
    ["founders, managers"],
    [application],
  ],
  ["i am not a manager, can i still take the leaders program", ["needs no code"], [application]],
  ["I'm not an engineer but I want the agentic course. is that ok", ["engineers"], [application]],
  ["not a leader, still want the leaders course. ok?", ["needs no code"], [application]],
  ["Should a non manager take the leaders course", ["founders", "needs no code"], ["Yes"]],
  ["I don't manage a team but I am a founder, is the leaders course for me", ["founders"]],
  ["is the agentic one ok for somebody who is no engineer", ["engineers", "writing code"], ["Yes"]],
])("asked of one that is for whom they are not, she says for whom: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  ["who should NOT join the agentic program?", ["engineers", "writing code", business], ["No."]],
  ["who is the agentic course not for", ["engineers", "writing code"]],
  ["for whom is the leaders program not suitable?", ["founders", "needs no code"], [agentic]],
  ["whom would you not recommend the app course to", ["analysts", "writing code"], [agentic]],
  ["for whom is app developer a bad choice", ["analysts", "writing code"]],
  ["who shouldn't do the AI Application Developer", ["analysts", "writing code"]],
  ["agentic course kiske liye nahi hai", ["engineers", "writing code"]],
])("asked whom one is not for, she says for whom it is: %s", (...one) => expectReply(own, one));
