import type { Content } from "../content.ts";
import { intents } from "../intents/all.ts";
import { type Word, wordsIn } from "../language/segments.ts";

/** What a visitor may say and the intent that it shows; names such as "@program" stand for any of their kind. */
export type Example = { intent: string; line: string };

/** Each example of a provider's own is taken so many times as another. */
const weightOfOwn = 8;

/** Every example for any provider, and those of the provider's own in content/assistant. */
export function examplesFor({ answers }: Content): Example[] {
  // What a provider says of its own counts more than what is said of any.
  const own = Object.entries(answers).flatMap(([intent, { examples = "" }]) =>
    Array.from({ length: weightOfOwn }, () => [intent, examples]),
  );
  return [...Object.entries(intents), ...own].flatMap(([intent = "", lines = ""]) =>
    examplesIn(intent, lines),
  );
}

/** The examples of an intent: one a line, or with commas between. */
export function examplesIn(intent: string, lines: string): Example[] {
  return lines
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ intent, line }));
}

/** Takes an example's line; gives its words, names among them. */
export type ReadLine = (line: string) => Word[];

/** A way to read lines that remembers what has stood in others. */
export function createReadLine(): ReadLine {
  const read = new Map<string, readonly Word[]>();
  return (line) =>
    line.split(/\s+/).flatMap((part) => {
      const words =
        read.get(part) ?? (part.startsWith("@") ? [{ text: part, stem: part }] : wordsIn(part));
      read.set(part, words);
      return words;
    });
}
