import { expect, test } from "vitest";
import { own, second } from "../support/expect-reply.ts";
import { expectRight } from "../support/expect-right.ts";

const oneEach = /^The Register Now form is for one person and one program/;
const whose = /^Fill in the name, e-mail and phone number of whoever joins the program\./;
const beside = /transfers|individual registrations|other people|custom programs/;

test.each([
  "we are two friends and want to join together",
  "me and my wife want to join together, is it possible?",
  "can my colleague join too?",
  "can my friend who is a developer join with me?",
  "can my co-founder come along on the same registration?",
  "is it ok if my husband comes along on my registration?",
  "can i bring a friend?",
  "mera bhai bhi join kar sakta hai kya",
  "i want the app one and he wants the agents one. is that possible?",
  "i take agentic, my wife takes business. ok?",
  "one of us in the app course and the other in agentic, does that work?",
  "i mean me in one course and my friend in the other",
])("who joins with somebody fills in a form of their own: %s", (said) =>
  expectRight(own, [[said, [oneEach], [beside]]]),
);

test.each([
  "can I fill the form for him with my own phone number?",
  "can i put my number in the form for my son?",
  "can i use my own email for my daughter's form?",
])("a form tells of whoever joins: %s", (said) => expectRight(own, [[said, [whose], [beside]]]));

test("of any provider", async () => {
  await expectRight(second, [["can my friend who is a developer join with me?", [oneEach]]]);
  expect.hasAssertions();
});

test.each<[string, RegExp]>([
  ["me and my roommate both want to join, any concession for us", /discounts/],
  ["can my team join together?", /custom programs for teams/],
  ["teen dost saath me join karenge to kuch kam hoga kya", /discounts/],
])("what else is asked of joining together stays so: %s", (said, right) =>
  expectRight(own, [[said, [right], [/^The Register Now form/]]]),
);
