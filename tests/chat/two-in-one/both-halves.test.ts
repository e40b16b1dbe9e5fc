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
  ["do you use cookies, and does anybody watch what I write here", ["No cookies", "not recorded"]],
  ["is it online or offline, and your head office is in which city", ["mode", "Hyderabad"]],
  ["besides the fee tell me what is in the leaders program", ["ROI"], ["prices"]],
  ["do you give a certificate, and the class size is how big", ["Certification", "class"]],
  ["what must I fill in & what do I get after I send it", ["phone number", "one e-mail"]],
])("the second half may stand in any order of words: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "I wish to enquire regarding the commencement of the next cohort as well as the fee structure and the refund policy.",
    ["next cohort", "prices", "refunds"],
  ],
  [
    "I would be grateful to know the length of the leadership course, its contents, and the persons for whom it is intended.",
    ["takes 10 hours", "ROI", "founders"],
    [application],
  ],
])("each thing of a list is asked for: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["which date and time is the launch for someone in Chicago", ["August", "CST"], ["cohort"]],
  ["what date and time does the launch have in London", ["GMT"], ["cohort"]],
])("two nouns under one question word are one question: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "everybody talks about ROI analysis. Is that covered in any of your courses?",
    ["Yes.", business],
    [agentic],
  ],
  ["I read of multi-agent systems. Do you teach that by any chance?", [agentic], [business]],
])("what is asked is whether that is taught which was told: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "sign me up for agentic. no wait, cancel that, make it business leaders",
    [business],
    [agentic, "registrations"],
  ],
  [
    "book the leaders course... scrap that, the app one. how do I go about it?",
    [application],
    [business, "registrations"],
  ],
  ["what's in agentic? no wait, cancel that. who is it for", ["engineers"], ["Multi-Agent"]],
])("a word that only takes back asks for nothing: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["thx a ton mate ur gr8", ["welcome"], ["can't"]],
  ["gr8 help thnx", ["welcome"], ["can't"]],
])("short forms with a digit are read: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["do mentors help, and if I lose my notes can I have the materials again", ["Lifetime"], ["No."]],
])("what is lost comes again: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["what's on the menu in data analytics", ["Window Functions"], ["launch"]],
  [
    "I am with the municipal corporation. Anything for public servants?",
    ["Data Literacy"],
    ["can't"],
  ],
  [
    "As a public servant, what should I take? And does it touch on privacy of data?",
    ["Data Literacy", "Data Ethics & Privacy"],
  ],
  [
    "I work at the collector's office, what do you have for managers?",
    ["Data Literacy"],
    ["can't"],
  ],
])("of another provider: %s", (...one) => expectReply(second, one));

test.each<Case>([
  [
    "I tell stories at fairs, is that a problem for agentic, and what does it cost",
    [agentic, "prices"],
  ],
  [
    "My aunt never coded, is that a hindrance for the application one and how long would she need",
    [application, "basics", "40"],
  ],
  [
    "We are a firm of sixty and want something only for us. Do you do that, and what would it be per head?",
    ["custom", "prices"],
  ],
])("what a part begins with telling it may end with asking: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Do you take people from Germany? how many digits must my number have in the form",
    ["Germany", "digits", "another country"],
  ],
  ["which one for a shop owner, and would the owner have to write programs", [business, "no code"]],
])("one answer does not stand for another: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "what exactly does agentic teach and after I register will someone call me or what",
    ["Multi-Agent", "confirms"],
  ],
  [
    "do managers get a guide of their own, or is there a mail for such questions",
    ["1-on-1", "hello@example.com"],
  ],
])('with "or" there may be another question, or only an end: %s', (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  ["what is Gen AI Mastery, and what is Career Advancement?", ["generative models", "portfolio"]],
  ["you are useless, worst thing i have ever seen", ["sorry"]],
])("each is told of what it calls by name; what is only said is heard: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  [
    "may I take the agents course and then the leaders one, and would that be 20 hours?",
    ["Yes.", "20 hours"],
    ["No."],
  ],
  [
    "so there is no code in the leaders one, right. and how many hours is it",
    [business, "no code", "10 hours"],
  ],
])("what is claimed is weighed, of several together by their sum: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  [
    "Kindly share (1) the hour of the launch in Dallas (2) its highlights.",
    ["9:00 PM CST", "Certification"],
    ["IST"],
  ],
  [
    "tell me 1. seats 2. discount for two 3. who teaches",
    ["25 seats", "discounts", "practitioners"],
  ],
  ["Two matters. One, your city. Two, any certificate?", ["Hyderabad", "Certification"]],
  ["(a) is Python in it (b) do you give a laptop", ["Python Programming", "computers"], ["No."]],
])("each item of a list is asked for itself: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "tell me the topics of the agentic course, then tell me how to enroll in it",
    ["Multi-Agent Systems", "To join"],
  ],
  [
    "Short message from our team desk, list your courses for me, and when is the next start",
    [application, business, "next month"],
  ],
  [
    "An academy took my savings once and I have no trust left, so tell me: is a refund possible?",
    ["refunds"],
  ],
])("what plainly asks begins a part, whatever was told before: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  [
    "Is deployment part of both developer courses, and which one has Python?",
    ["Yes.", "Deployment Strategies", "Python Programming"],
    ["I don't see"],
  ],
  [
    "if I take agentic and leaders, how many hours in sum, and is there code in both",
    ["20 hours", "no code"],
  ],
  ["We have forty faculty. Can you train all of us together?", ["custom"], ["instructors"]],
  ["what goes into the brochure, and where do I get it", ["Brochure"], ["Enroll Now"]],
  [
    "what fields are there to register, and is paying part of that form?",
    ["country code", "ways to pay"],
    ["one e-mail"],
  ],
])("the halves do not take each other's place: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "My niece wants to learn Python well. Is there something in your list that covers it?",
    [application, "Python"],
    [agentic, business],
  ],
  [
    "We run a bakery and keep hearing that we need an AI plan. Do you have a course for that, and where do I sign up?",
    [business, "To join"],
    [agentic],
  ],
])("what is asked for was told before: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "I head a small studio and have two juniors, one an analyst, one an engineer. Which course would you give the analyst, and which the engineer?",
    [application, agentic],
    [business],
  ],
  ["which course is for managers and which for engineers?", [business, agentic]],
])("it is asked for those who are named in the question: %s", (...one) => expectReply(own, one));

test("what is short is the shortest", () =>
  expectReply(own, [
    "money is fine, time is not. which of them is short?",
    ["shortest"],
    [application],
  ]));

test.each<Case>([
  ["what do your former students say, and is there a pdf", ["shipping with them", "Brochure"]],
  ["do you have reviews of learners", ["Success Stories"], ["shipping"]],
])("what learners say is told where it is asked: %s", (...one) => expectReply(own, one));
