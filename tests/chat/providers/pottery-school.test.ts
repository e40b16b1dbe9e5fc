import { expect, test } from "vitest";
import { assistantFor } from "../support/taught.ts";
import { potteryContent } from "./pottery-school.ts";

const pottery = await assistantFor(potteryContent);

test.each([
  ["Sign me up for Line, Pattern & Repeat", "line-pattern"],
  ["sign me up for line, pattern and repeat please", "line-pattern"],
  ["enroll me in first bowl: hand-building from zero", "first-bowl"],
  ["I want to join On the Wheel (Evenings)!", "wheel"],
  ["register me for Glaze/Slip: Recipes, Tests, Kilns", "glaze"],
  ["hi, sign me up for glaze/slip: recipes, tests, kilns. thanks", "glaze"],
])("punctuation that is a title's own parts nothing: %s", (ask, slug) => {
  expect(pottery.respond(ask).register).toBe(slug);
});

test.each<[ask: string, must: string[], mustNot?: string[]]>([
  [
    "line, pattern & repeat, on the wheel (evenings): which is longer?",
    ["On the Wheel (Evenings) is longer by 14 hours"],
  ],
  ["how long is line, pattern & repeat, and where are you?", ["16 hours", "Hyderabad"], ["30"]],
  ["do you teach trimming, handles and lids?", ["Yes.", "On the Wheel"], ["don't"]],
  ["firing fees?", ["First Bowl: Hand-Building from Zero costs ₹6,500", "₹18,000", "₹900"]],
  ["how much is clay?", ["₹6,500, clay included", "₹18,000, clay included"]],
  ["is the clay included in the fee?", ["₹6,500, clay included"], ["covers", "Yes"]],
  ["is firing included in the price?", ["I don't have information about that."], ["Yes", "₹"]],
  ["kiln rental cost?", ["I don't have information about that."], ["₹"]],
  ["how much is the wheel course?", ["On the Wheel", "₹18,000"], ["₹16,000", "information"]],
  ["do you sell clay?", ["I don't have information about that."], ["your name"]],
  ["can someone with no experience join?", ["First Bowl"], ["Glaze", "Wheel"]],
  ["do I get a mentor?", ["Yes. Working Potters: Ishani and Tomás"], ["information"]],
])("of the pottery school: %s", (ask, must, mustNot = []) => {
  const { reply } = pottery.respond(ask);
  for (const part of must) expect(reply).toContain(part);
  for (const part of mustNot) expect(reply).not.toContain(part);
});

test.each([
  "I have never touched clay, which class suits me?",
  "I've never thrown a pot. which programme is for me?",
  "I have no experience at all, which course is for me?",
  "I am new to this, what should I take?",
  "I'm totally new to pottery",
  "is there a class for people who have never done this?",
  "which course starts from the basics?",
  "which one is for beginners?",
])("who begins is led to what is for them: %s", (ask) => {
  const { reply } = pottery.respond(ask);
  expect(reply).toContain("[First Bowl: Hand-Building from Zero](#first-bowl)");
});

test.each([
  ["I am a designer and new to this, which one?", "Line, Pattern & Repeat"],
  ["which course needs no experience?", "First Bowl"],
])("who says more of themselves is heard by that: %s", (ask, title) => {
  expect(pottery.respond(ask).reply).toContain(title);
});

test("one hour is told in the singular", () => {
  for (const ask of [
    "how long is the taster",
    "what programs do you have",
    "which is the shortest",
    "tell me about a bowl with it",
  ]) {
    const { reply } = pottery.respond(ask);
    expect(reply, ask).toContain("1 hour");
    expect(reply, ask).not.toContain("1 hours");
  }
});

test("a pronoun names no program whose title holds it", () => {
  const { context } = pottery.respond("tell me about wheel throwing");
  expect(pottery.respond("sign me up for it", context).register).toBe("wheel");
  expect(pottery.respond("how long is it", context).reply).toContain("30 hours");
  const { register } = pottery.respond("sign me up for a bowl with it", context);
  expect(register).toBe("a-bowl-with-it");
});

test.each([
  ["First Bowl: Hand-Building from Zero, Part Two", "part-two", "14 hours"],
  ["First Bowl: Hand-Building from Zero", "first-bowl", "12 hours"],
])("a title that stands in a longer one is not the longer one's: %s", (title, slug, hours) => {
  const { reply, context } = pottery.respond(`how long is ${title}?`);
  expect(reply).toBe(`[${title}](#${slug}) takes ${hours}.`);
  expect(context.focus).toEqual([slug]);
});
