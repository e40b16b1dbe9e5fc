import { test } from "vitest";
import { type Case, expectReply, own, second } from "../support/expect-reply.ts";

const unknown = "I don't have information";
const notOurs = "I can only help with our programs";

test.each<Case>([
  ["my paytm app crashes whenever i open it, help", [notOurs], [unknown]],
  ["Someone has hacked my instagram account!!", [notOurs], ["LinkedIn"]],
  ["a python came into our shed at night, what do we do", [notOurs], []],
  ["how do i register my old scooter in my own name", [notOurs], ["Register Now form"]],
  ["my pnr is waitlist 4, will it be confirmed", [notOurs], []],
])("what only sounds like ours is none of our business: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["Would the agents course count for PDUs?", ["accreditation"], ["10 hours"]],
  ["is there a waiting list once the seats are gone", [unknown], []],
  ["What is the minimum team size for a private batch?", [unknown], []],
  ["the app i build there, who owns the code", [unknown], ["lifetime"]],
  ["how much homework is there", ["assignments"], [notOurs]],
  ["will we get a progress report of each of our staff", [unknown], []],
  ["my sister could take my place if i fall ill?", ["transfers"], ["takes 10 hours"]],
  ["is an i5 laptop with 8 gb ram enough", ["computers"], ["founders"]],
  ["have you taught thousands of people already?", ["history"], ["unsure"]],
  ["i mailed you last week, whats the usual turnaround", [unknown], ["sent the form"]],
])("what is not published is said not to be known: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["am i talking to a human", ["not a person"], []],
  [
    "if i dont press secure ur seat n just close popup, m i registerd for smthing",
    ["sign up for nothing"],
    ["To join"],
  ],
  [
    "agar email id na ho to sirf mobile number se form bhar jayega?",
    ["everything in it is required"],
    [unknown],
  ],
  ["May I know who the instructors are?", ["practitioners"], ["companies"]],
  ["is there any other way to reach you than the form", ["hello@example.com"], ["nothing else"]],
  [
    "What do you do with my mobile number?",
    ["for nothing else"],
    ["and the team will be in touch"],
  ],
  ["do you automatically erase enquiries one day", ["until you ask"], ["withdraw"]],
  ["which area of Hyderabad is your office in", ["street address"], []],
  ["which course did i pick when i registered yesterday", ["can't see"], ["founders"]],
  ["will i have anything to show in an interview", ["portfolio"], ["Certification"]],
  ["what subject line should we use for the team mail", ["Enterprise Solutions Inquiry"], []],
  ["is the launch session free or paid", ["prices"], ["10:00 PM"]],
])("what is published is found in other words: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["when in the year do you start a new batch", ["first week of every quarter"], [unknown]],
  [
    "I want to know what people who finished your course said",
    ["Meenakshi Sundaram"],
    ["beyond this"],
  ],
  ["how often would i see my mentor", ["Weekly"], ["How often"]],
])("so it is of another provider: %s", (...one) => expectReply(second, one));

test.each<Case>([
  ["mine is a sri lankan sim, how many digits", ["Sri Lanka (+94) has 9 digits"], ["India (+91)"]],
  ["Where exactly are you, and is there a whatsapp number?", ["Chennai", "WhatsApp"], []],
])("a country of two words, a city without its street: %s", (...one) => expectReply(second, one));

test.each<Case>([
  [
    "Are there cookies? Apart from that, I want to know who can read what I type in the form.",
    ["No cookies", "has to sign in"],
    [],
  ],
])("what stands apart is asked too: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["how many are there altogether?", ["three programs"], ["60 hours"]],
  ["so two or three in total?", ["three programs"], ["60 hours"]],
  ["give me a short picture of the app program", ["Go from Python basics"], ["Agentic"]],
])("a number or a picture is asked for, no hours: %s", (...one) => expectReply(own, one));
