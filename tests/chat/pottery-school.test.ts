import { expect, test } from "vitest";
import { potteryContent } from "./pottery-school.ts";
import { assistantFor } from "./taught.ts";

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
  ["do I get a mentor?", ["Yes. Working Potters: Ishani and Tomás"], ["information"]],
])("of the pottery school: %s", (ask, must, mustNot = []) => {
  const { reply } = pottery.respond(ask);
  for (const part of must) expect(reply).toContain(part);
  for (const part of mustNot) expect(reply).not.toContain(part);
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

test("a title that stands in a longer one is not the longer one's", async () => {
  const [first, second, ...others] = potteryContent.programs;
  const wheel = {
    ...second,
    title: "First Bowl: Hand-Building from Zero, Part Two",
  } as typeof first;
  const { respond } = await assistantFor({
    ...potteryContent,
    programs: [first, wheel, ...others],
  });
  const { reply, context } = respond(`how long is ${wheel.title}?`);
  expect(reply).toBe(`[${wheel.title}](#wheel) takes 30 hours.`);
  expect(context.focus).toEqual(["wheel"]);
});
