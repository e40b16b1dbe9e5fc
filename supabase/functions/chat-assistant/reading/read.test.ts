import { expect, test } from "vitest";
import { namedPrograms } from "./named-programs.ts";
import { read } from "./read.ts";
import { spell } from "./spelling.ts";

test.each([
  ["durtion", "duration"],
  ["agntic", "agentic"],
  ["buisness", "business"],
  ["reffund", "refund"],
  ["certifcate", "certificate"],
  ["pyhton", "python"],
  ["howlong", "how long"],
])("%s is read as %s", (typed, meant) => {
  expect(spell(typed).join(" ")).toBe(meant);
});

test.each(["prince", "coast", "feel", "season", "everest", "rohan"])(
  "%s is a word of its own",
  (word) => {
    expect(spell(word)).toEqual([word]);
  },
);

test.each([
  ["कितने घंटे का कोर्स है", "howlong"],
  ["फीस कितनी है", "price"],
  ["సర్టిఫికెట్", "certificate"],
  ["kitne ghante ka hai", "howlong"],
  ["wat r the FEES???", "price"],
  ["is there an e-mail I.D.", "contact"],
] as const)("%s speaks of %s", (typed, concept) => {
  expect(read(typed).concepts).toContain(concept);
});

test.each([
  ["the 40 hour one", ["ai-application"]],
  ["10 ghante wala", ["agentic-ai", "ai-business"]],
  ["second course", ["agentic-ai"]],
  ["the python course", ["ai-application"]],
  ["both developer courses", ["ai-application", "agentic-ai"]],
  ["is agentic 40 hours?", ["agentic-ai"]],
  ["the leadership one", ["ai-business"]],
  ["fees", []],
])("%s points at %j", (typed, slugs) => {
  expect(namedPrograms(read(typed)).map(({ slug }) => slug)).toEqual(slugs);
});

test("a longer phrase leaves its words no meaning of their own", () => {
  const { concepts } = read("placement of the certification course");
  expect(concepts).toContain("course");
  expect(concepts).not.toContain("certificate");
});
