import { expect, test } from "vitest";
import { own, second } from "../support/expect-reply.ts";

/** Plain questions, in English and Hinglish, with what tells that each is answered. */
const questions: readonly (readonly [ask: string, told: RegExp])[] = [
  ["how much does it cost", /prices/],
  ["is there a certificate", /ertific/],
  ["where are you located", /based in/],
  ["how do i register", /Enroll Now/],
  ["do you have a brochure", /\[Brochure\]/],
  ["can you train my team", /team/],
  ["is there any refund", /refunds/],
  ["will i get a job after this", /placements/],
  ["do i keep access to the material", /Lifetime Access|\bmaterials?\b/],
  ["how many courses do you have", /(?:three|four) programs/],
  ["fees kitni hai", /prices/],
  ["office kahan hai", /based in/],
  ["kaise join karu", /Enroll Now/],
  ["job milegi kya", /placements/],
];
const pairs = questions.flatMap((first) =>
  questions.filter((other) => other !== first).map((other) => [first, other] as const),
);

test.each([
  ["ours", own],
  ["another provider", second],
])("two questions are both answered with nothing between them: %s", (_, assistant) => {
  const isAnswered = (ask: string, told: RegExp) => told.test(assistant.respond(ask).reply);
  const lost = pairs.filter(([[one, told], [other, toldToo]]) => {
    const ask = `${one} ${other}`;
    return !isAnswered(ask, told) || !isAnswered(ask, toldToo);
  });
  expect(lost.map(([[one], [other]]) => `${one} | ${other}`)).toEqual([]);
});

test.each([
  ["what language is it taught in are sessions recorded", /language/, /recording/],
  ["who is agentic meant for who teaches", /engineers/, /Mentorship/],
  ["class timings fee structure", /timings/, /prices/],
  ["how long is the agentic course who teaches", /10 hours/, /Mentorship/],
])("however it ends: %s", (ask, told, toldToo) => {
  const { reply } = own.respond(ask);
  expect(reply).toMatch(told);
  expect(reply).toMatch(toldToo);
});

test.each([
  "which programs are not online",
  "is there any program that doesn't need programming but is more than 10 hours long?",
  "app aur agentic ke time mein kitna farak hai",
  "How many hours do I save if I take agentic instead of the app course?",
])("one question stays one: %s", (ask) => {
  expect(own.respond(ask).reply.split("\n\n")).toHaveLength(1);
});
