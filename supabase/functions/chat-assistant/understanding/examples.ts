import type { Content } from "../content.ts";
import { intents } from "../intents/all.ts";
import { wordsOf } from "../language/normalise.ts";
import { stem } from "../language/stem.ts";

/** `parts` are words, and names such as "@program" that stand for any of their kind. */
export type Example = { intent: string; parts: readonly string[] };

/** Every example with its intent: those for any provider, and those of the provider's own in content/assistant. */
export function examplesFor(content: Content): Example[] {
  const own = Object.entries(content.answers).map(([intent, { examples }]) => [
    intent,
    examples ?? "",
  ]);
  return [...Object.entries(intents), ...own].flatMap(([intent = "", lines = ""]) =>
    lines
      .split(/[\n,]/)
      .map((line) => line.trim())
      .filter(Boolean)
      .map((text) => ({ intent, parts: partsOf(text) })),
  );
}

function partsOf(text: string): string[] {
  return text.split(/\s+/).flatMap((part) => (part.startsWith("@") ? [part] : wordsOf(part)));
}

/** The stem of a word of an example; names stay as they are. */
export function exampleStem(part: string): string {
  return part.startsWith("@") ? part : stem(part);
}
