import { expect, test } from "vitest";
import { type Case, expectReply, own } from "./expect-reply.ts";

test.each([
  ["fees kitni hai aur class kab se shuru hogi", /prices[\s\S]*next month/],
  ["how long is agentic and does it have an exam", /10 hours[\s\S]*exams/],
  ["refund? where are you? discount?", /refunds and discounts[\s\S]*Hyderabad/],
])("what is not known stands where it was asked: %s", (ask, order) => {
  const { reply } = own.respond(ask);
  expect(reply).toMatch(order);
});

test.each<Case>([
  [
    "do i get my own mentor and how many times a week will we meet",
    ["You get 1-on-1", "How often"],
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
