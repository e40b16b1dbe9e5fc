import type { Content } from "../content.ts";
import { intents } from "../intents/all.ts";
import { wordsOf } from "../language/normalise.ts";
import type { Word } from "../language/segments.ts";
import { stem } from "../language/stem.ts";

/** Among the words are names such as "@program" that stand for any of their kind. */
export type Example = { intent: string; words: readonly Word[] };

/** Every example with its intent: those for any provider, and those of the provider's own in content/assistant. */
export function examplesFor(content: Content): Example[] {
  const read = new Map<string, readonly Word[]>();
  const own = Object.entries(content.answers).map(([intent, { examples }]) => [
    intent,
    examples ?? "",
  ]);
  return [...Object.entries(intents), ...own].flatMap(([intent = "", lines = ""]) =>
    lines
      .split(/[\n,]/)
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => ({ intent, words: line.split(/\s+/).flatMap(wordsAt) })),
  );

  function wordsAt(part: string): readonly Word[] {
    const words = read.get(part) ?? wordsIn(part);
    read.set(part, words);
    return words;
  }
}

function wordsIn(part: string): readonly Word[] {
  return part.startsWith("@")
    ? [{ text: part, stem: part }]
    : wordsOf(part).map((text) => ({ text, stem: stem(text) }));
}
