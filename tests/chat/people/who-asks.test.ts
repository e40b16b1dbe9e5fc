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
    "I am student not working professional. is anything for me or only for job people?",
    [application],
    ["placements", business],
  ],
  ["I am a student, are these just for job people", ["analysts"], ["placements"]],
  [
    "good evening beta i am retired school teacher no computer background will i find it very difficult and which course you suggest for me",
    ["how hard", business],
    [agentic],
  ],
  ["naukri nahi karta, student hu, mere liye kuch hai?", [application], ["placements"]],
  ["we dont plan to learn python, we are founders. what should we see", [business], ["Enterprise"]],
  ["do i have to be working somewhere to join", ["entry requirements"], ["Enroll Now"]],
  ["is it tough for a 50 year old?", ["how hard"]],
  ["my father is 60, no computer knowledge, will he find it difficult", ["how hard"]],
  [
    "hello mam i am clerk in nagar palika i know only excel which course i can do and how many hours it take",
    [business, "10 hours"],
    ["curriculum", agentic],
  ],
  [
    "kya beginner ke liye hai ye course aur python sikhate ho kya",
    ["right fit", "covers Python Programming"],
  ],
])("what is asked for whom is heard, and what they know is not asked for: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  [
    "After 9 years at home with my kids I would like to start as a developer, my coding is zero now. Which program fits me, and do you help in getting a job?",
    [application, "placements"],
    [agentic],
  ],
  ["i want to become a developer, zero coding knowledge. which course", [application], [agentic]],
  ["i was a manager, now i want to code. never coded. which", [application], [business]],
  [
    "my brother did BBA and has never coded, which one for him and how do I register him",
    [application, business, "Enroll Now"],
    [agentic],
  ],
  ["I want to build a chatbot for my shop, I don't code. which one?", [business, application]],
  ["want a developer job, never coded, kaunsa course lu", [application], [agentic]],
  ["want to work as a developer but my coding is nil. which one", [application], [agentic]],
  [
    "My niece finished BCom in Nagpur and has done no coding till now. Which program suits her, and how do we enrol her?",
    ["right fit", application, "Register Now"],
    [agentic],
  ],
])("who would begin to code begins at the beginning: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Hello, I run a small bakery in Pune and know nothing technical. Which of your courses would help me use AI in my shop, and how many hours would it take?",
    ["right fit", business, "takes 10 hours"],
    [application],
  ],
  ["I am a school principal. which course would help me use AI in my school", ["right fit"]],
])("asked what would help them, she says what suits: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Just the name of the course that needs no coding, I don't want the whole description",
    [business],
    ["10 hours", "covers"],
  ],
  ["just names of your developer courses no details", [application, agentic], ["hours", business]],
  ["which one has python? just the name", [application], ["covers"]],
  ["name of the 10 hour courses only", [agentic, business], ["10 hours"]],
  ["names only please", [application, agentic, business], ["hours"]],
  ["just the name and hours of the no code one", [business, "10 hours"]],
])("asked for nothing but a name, she says no more: %s", (...one) => expectReply(own, one));
