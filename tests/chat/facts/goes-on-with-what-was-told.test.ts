import { test } from "vitest";
import { type Case, expectReply, own } from "../support/expect-reply.ts";

const programs = ["AI Application Developer", "Agentic AI Developer", "AI for Business Leaders"];

test.each<Case>([
  [
    "Recommend a good thriller on Netflix, something under two hours.",
    ["I can only help with our programs"],
    ["None of"],
  ],
  [
    "Mujhe apni girlfriend ke birthday pe kya dena chahiye, budget 1500",
    ["I can only help"],
    ["prices"],
  ],
  [
    "Looking for a safe ladies' PG close to your centre, can you suggest any?",
    ["accommodation"],
    programs,
  ],
  ["How does one get paired with a mentor, can I pick mine myself?", ["Mentorship"], programs],
])("what only goes on with something else is no question of programs: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  [
    "I have a hearing impairment and rely on live captions. Would those be provided?",
    ["I don't have information"],
    programs,
  ],
  [
    "As head of talent I'd want individual guidance for our engineers, not just group sessions. Is that on offer?",
    ["1-on-1 Mentorship"],
    programs,
  ],
])("whether that is on offer is asked of what was told: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "suppose i only chat here and never fill any form, what do you store about me",
    ["when the chat began"],
    ["phone number"],
  ],
  [
    "I only used this chat, never filled the enroll form. What do you have on me then?",
    ["when the chat began"],
    ["phone number"],
  ],
  [
    "Suppose I never register nor chat and only look around. What do you record of me then?",
    ["No cookies"],
    ["phone number"],
  ],
  [
    "the mail I got from you has a wrong digit in my phone. surely I don't have to fill the whole form again?",
    ["Simply reply"],
    ["one person"],
  ],
  [
    "By mistake I enrolled for business, wanted agentic. How to get it corrected?",
    ["Simply reply"],
    ["Press"],
  ],
  [
    "Of your two success stories I have read the data scientist's. May I have the other person's words?",
    ["Consultant:"],
    ["Data Scientist"],
  ],
  [
    "Show the review from the consultant, leave the data scientist's",
    ["Consultant:"],
    ["Data Scientist"],
  ],
  [
    "You advertise six reasons. Mentorship and industry projects I know already, so what are the remaining four?",
    ["Gen AI Mastery", "Fast-Track"],
    ["Industry Projects:"],
  ],
  [
    "Shifted from Dubai to Singapore, so forget the UAE format. What length should my new mobile number have?",
    ["Singapore (+65) has 8"],
    ["UAE"],
  ],
  ["so is it LangGraph, CrewAI or AutoGen that you teach agents with?", ["tools"], programs],
  [
    "Must the brackets and dashes come out of the phone number first, or don't they matter?",
    ["do no harm"],
    programs,
  ],
  [
    "My colleague and I both want the leaders program. Single form for two of us or separate?",
    ["one person and one program"],
    ["40 hours"],
  ],
  [
    "we are 3 colleagues all wanting the same course. one entry for everyone or how?",
    ["one person"],
    ["custom"],
  ],
  [
    "calling code of my number is +977 and i dont see nepal in the list. how do i enroll",
    ["from another country"],
    ["Press Enroll"],
  ],
  ["pls dont delete my registraton, only my surname is spelt wrong", ["Simply reply"], ["erase"]],
  ["I'm not on LinkedIn, where else could I follow you guys?", ["YouTube"], ["LinkedIn"]],
  [
    "You say 25 seats, but I'm not after the app bootcamp. How many for agentic?",
    ["don't see it mentioned for Agentic"],
    ["prices"],
  ],
  [
    "Curious about the consultant in your success stories, what was their feedback?",
    ["Consultant:"],
    ["Data Scientist"],
  ],
  [
    "where is your institute, can we drop in and have a look this saturday",
    ["Hyderabad"],
    ["custom programs"],
  ],
])("what was told before tells which answer is asked for: %s", (...one) => expectReply(own, one));
