import { test } from "vitest";
import { type Case, expectReply, own } from "../support/expect-reply.ts";

test.each<Case>([
  [
    "There is no need to explain the registration. I would just like to know where you are based.",
    ["Hyderabad"],
    ["Register Now"],
  ],
  ["You may skip the 40 hours one. What do the remaining two teach?", ["ROI"], ["attendance"]],
  [
    "I don't want to register now only want to ask something to a person. how",
    ["mailto:"],
    ["Enroll Now"],
  ],
  [
    "we dont want a custom training, the 4 of us partners will take the normal business course. how to join",
    ["To join"],
    ["custom programs"],
  ],
  [
    "40 hrs is too much for me after office but I do want to code. anything shorter?",
    ["Agentic"],
    ["Business Leaders"],
  ],
])("what is set aside is not answered, what is asked beside it is: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  ["can i join without phone no. only email i will give", ["No. The Register Now form"]],
  ["May I register without giving my phone number?", ["No. The Register Now form"]],
  ["I'm in Singapore. Can I fill in your form without an Indian number?", ["+65"], ["No."]],
  ["whats your phone no", ["phone or WhatsApp"]],
  ["I do not live in Hyderabad. Is that the only city you are in?", ["only location"]],
  [
    "It is not for myself, it is for a team of twelve colleagues. Do you have something for us?",
    ["custom programs"],
    ["right fit"],
  ],
])("what is not so, or for others, is heeded: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "I filled the form but the submit button is not working, and is my phone number safe?",
    ["country code", "used to contact you"],
    ["one e-mail that confirms"],
  ],
  [
    "am I talking to a real person? If not, how do I reach someone from your team",
    ["computer program", "mailto:"],
  ],
  ["sumbit button not working and do i have to pay now itself", ["country code", "pay"]],
  [
    "Please give me the hours of agentic and of business, and tell me which suits the head of a department.",
    ["Agentic AI Developer takes 10", "Business Leaders takes 10", "right fit"],
  ],
  [
    "Is Python taught in the application program, and is it also taught in the agentic one?",
    ["Yes.", "No. I don't see that named in the curriculum of Agentic"],
  ],
  [
    "How many hours are all three programs together, and how many is the longest one alone?",
    ["60 hours", "longest program"],
  ],
  ["what time is the session in india and which bootcamp is it for", ["7:30 AM", "is for AI"]],
])("the second half keeps what the first is about: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "I thought that I wanted to build agents, but no, I would rather learn Python first. Which program is it then?",
    ["AI Application Developer"],
    ["Multi-Agent"],
  ],
  ["i am asking about last course not first one. who can join", ["founders"], ["engineers"]],
  ["course at least 30 hours hona chahiye, chota nahi", ["AI Application Developer"], ["Agentic"]],
  ["anything under 40 hours that has coding, no management stuff", ["Agentic"], ["Leaders"]],
  ["What does the second program on your page cover?", ["Multi-Agent"], ["I don't see"]],
  ["what is the third course called and how long is it", ["Business Leaders", "10 hours"]],
])("what is meant instead is what is answered: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "I have never programmed. Could I still join the application course, or is it only for developers?",
    ["AI Application Developer", "Python basics"],
    ["Agentic", "Business"],
  ],
  ["I can't code. is agentic only for engineers?", ["involves writing code"], ["One after"]],
])("for whom only it may be speaks of nobody else: %s", (...one) => expectReply(own, one));
