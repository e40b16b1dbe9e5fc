import { expect, test } from "vitest";
import { type Case, expectReply, own } from "../support/expect-reply.ts";

test.each([
  ["fees kitni hai aur class kab se shuru hogi", /prices[\s\S]*next month/],
  ["how long is agentic and does it have an exam", /10 hours[\s\S]*exams/],
  ["refund? where are you? discount?", /refunds, or about discounts[\s\S]*Hyderabad/],
])("what is not known stands where it was asked: %s", (ask, order) => {
  const { reply } = own.respond(ask);
  expect(reply).toMatch(order);
});

test.each<Case>([
  [
    "do i get my own mentor and how many times a week will we meet",
    ["You get 1-on-1", "more about the meetings"],
  ],
  ["where is your office and do you have branches", ["based in", "only location"]],
])("two answers that begin alike say that once: %s", (ask, musts) => {
  const { reply } = own.respond(ask);
  for (const must of musts) expect(reply.split(must).length, reply).toBe(2);
});

test.each<Case>([
  ["can you tell total hours of all three and the price of the lot", ["60 hours", "prices"]],
  ["If I enrol today, when do classes begin?", ["next month"], ["Enroll Now"]],
  [
    "how to close that popup, it irritates. and what is it even about",
    ["August 11"],
    ["three programs"],
  ],
  ["Kya ye course Hindi me hai? aur aapka office kis jagah pe hai", ["language", "Hyderabad"]],
  [
    "How long may a German phone number be and at what hour German time are the classes?",
    ["digits", "timings"],
  ],
])("neither half is lost, and what leads up to it is not answered: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  [
    "im not in hyderabad sir im from small town side of nagpur. can i still join",
    ["the team can tell"],
    ["closing date"],
  ],
  ["I can't come to Hyderabad. is it still possible", ["the team can tell"], ["closing date"]],
  [
    "I live in Dubai, will the form take my number, and can I attend from there?",
    ["+971", "another country"],
  ],
  ["no i dont need brochure i need to talk to someone on your team", ["mailto:"], ["right fit"]],
  [
    "So one does not need Python for the business course, am I right?",
    ["That is right", "needs no code"],
    ["takes 10"],
  ],
])("who is elsewhere, wants a person or supposes something is answered that: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  [
    "do you have sunday classes i keep my shop open 6 days also if i miss one can it be repeated",
    ["timings", "recordings"],
  ],
  [
    "does the business course have project work and a mentor or are those for the coders",
    ["Live Projects", "1-on-1"],
  ],
  [
    "agentic and app both i want. how many hours together, and can they be done side by side?",
    ["50 hours", "their order"],
    ["It covers"],
  ],
  [
    "My director must approve this. Is there a PDF for him, and does any course teach ROI?",
    ["Brochure", "ROI"],
    ["accreditation"],
  ],
  ["My office also wants to know your GSTIN. and when do you start", ["tax", "next month"]],
  ["Of the two short ones, which has no programming in it?", ["needs no code"], ["It covers"]],
  ["drop me your linkedin. do you have any meetup coming up?", ["LinkedIn", "events"]],
  ["form me kya kya bharna padta hai aur uske baad kya hota hai", ["e-mail address", "confirms"]],
])("both are asked, in whatever words they stand side by side: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  [
    "how many hours go into the app course, and how many into the agents one?",
    ["40 hours", "10 hours"],
    ["how many there are"],
  ],
  ["on what date does the app course open? and agentic?", ["next month"], ["It covers"]],
  [
    "can the app course be done next to a job? and can the agentic one?",
    ["Fast-Track"],
    ["engineers"],
  ],
  [
    "what time is the august session in singapore, and is it held in english",
    ["session for that place", "language"],
  ],
  [
    "papa teacher the unke liye kaunsa theek aur coding to nahi karni padegi",
    ["comes nearest", "needs no code"],
  ],
])("what goes on with another program, or asks on in a few words, is heard: %s", (...one) =>
  expectReply(own, one),
);
