import { test } from "vitest";
import { type Case, expectReply, own } from "../support/expect-reply.ts";

test.each<Case>([
  ["How can I reach you without email? any number?", ["phone or WhatsApp"], ["reach the team by"]],
  [
    "do you have any centre outside Hyderabad",
    ["We are based in Hyderabad", "only location"],
    ["Yes.", "No."],
  ],
  ["why can't I go to next line in this chat without sending", ["Shift and Enter"]],
  [
    "Not the IST timing, what is the GMT time of session? my sister is in UK",
    ["3:00 AM GMT"],
    ["IST"],
  ],
  [
    "I don't want a certificate, I only want to know whether we get to do live projects",
    ["Live Projects"],
    ["Certification", "limited to certain"],
  ],
])("what is left out is out, the rest is answered: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Is there any program that is not for developers? I am in pharma sales, leading a small team",
    ["Yes. [AI for Business Leaders]"],
  ],
  [
    "I am a home maker, no computer science background and I dont want to do any coding at all. Which program is there for me",
    ["needs no code"],
    ["AI Application Developer"],
  ],
  [
    "I am only a high school english teacher, not at all technical, is it impossible for me to learn the app developer course?",
    ["analysts", "entry requirements"],
    ["covers"],
  ],
  ["We are not individuals, we are a team of 15. How do we join?", ["custom programs"]],
])("who somebody is not is heeded: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["I want agents. What's covered?", ["Multi-Agent Systems"], ["Python", "ROI"]],
  ["I want to build bots. how long is it?", ["10 hours"], ["40 hours"]],
  [
    "i am developer with 4 yrs java exp, want to learn how multiple agents talk to each other. which course and what else is inside it?",
    ["Agentic AI Developer", "Multi-Agent Systems"],
    ["ROI"],
  ],
  [
    "how do i close this popup thing, and is that bootcamp for agentic course or app course?",
    ["I'll decide later", "is for AI Application Developer"],
    ["engineers"],
  ],
  ["the window says 25 seats, are these for all the courses?", ["Only 25 seats"], ["analysts"]],
])("what was wished or told of before is what is asked about: %s", (...one) =>
  expectReply(own, one),
);
