import { expect, test } from "vitest";
import { createChancesOf } from "../understanding/scoring/marks.ts";
import type { Token } from "../understanding/tokens/token.ts";
import { createSeeMarked } from "./marked.ts";
import { partsOf } from "./messages.ts";
import { trainMarks } from "./train-marks.ts";

const nouns = ["fees", "date", "mentors", "brochure", "address", "people"];
const lines = nouns.flatMap((noun) => [
  `[-] not about {${noun}} [duration] how long is it`,
  `[price] tell me about ${noun}`,
]);
const see = createSeeMarked();
const chancesOf = createChancesOf(
  trainMarks(
    [...lines, ...lines].map((line, at) =>
      see(partsOf(line), at >= lines.length ? "sentence" : undefined),
    ),
  ),
);

function tokensOf(text: string): Token[] {
  return text
    .split(" ")
    .map((word) => ({ text: word, stem: word, kind: "word" as const, length: 1 }));
}

test("what words around tell is learned: what is waved off, and where something else is asked", () => {
  const asked = tokensOf("not about parking how long is it");
  const [out, begins] = [chancesOf(asked, "out"), chancesOf(asked, "begins")];
  expect(out.map((chance) => chance > 0.5)).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(begins.map((chance) => chance > 0.5).indexOf(true)).toBe(3);
  expect(chancesOf(tokensOf("tell me about parking"), "out").every((chance) => chance < 0.5)).toBe(
    true,
  );
});
