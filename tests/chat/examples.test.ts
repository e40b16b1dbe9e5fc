import { expect, test } from "vitest";
import { intents } from "../../supabase/functions/chat-assistant/intents/all.ts";
import { wordsOf } from "../../supabase/functions/chat-assistant/language/normalise.ts";
import { heldApart } from "./questions.ts";

/** What is not an example but a list of phrases has commas. */
function examplesOf(lines: string): string[] {
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.includes(","));
}

test.each(Object.entries(intents))("there are 40 examples or more of %s", (_, lines) => {
  expect(examplesOf(lines).length).toBeGreaterThanOrEqual(40);
});

test("no question that is held apart is an example", () => {
  const read = (text: string) => wordsOf(text).join(" ");
  const examples = new Set(Object.values(intents).flatMap(examplesOf).map(read));
  expect(heldApart.filter(({ ask }) => examples.has(read(ask)))).toEqual([]);
});
