import type { Part } from "./wording/answer.ts";

/** "Live or recorded", "the fees along with how to pay": two things may be asked in one. */
const joins = / (?:or|and|ya|aur|plus|along|also|too)\b/;

/**
 * Whether a second answer to one question is worth giving: where it is not known, only if two things seem to be asked,
 * else if more than half of it is not said already.
 */
export function tellsMore(second: Part, first: Part, asked: string): boolean {
  if (second.notKnown) return joins.test(asked);
  const said = new Set(sentencesOf(first));
  const sentences = sentencesOf(second);
  const fresh = sentences.filter((sentence) => !said.has(sentence));
  return sentences.length === 0 || fresh.length > sentences.length / 2;
}

/** What an answer says, without names of programs and without whom to ask. */
function sentencesOf({ text = "" }: Part): string[] {
  return text
    .split(/\n+|(?<=[.!?:]) /)
    .filter((sentence) => !sentence.endsWith(":") && !sentence.includes("mailto:"));
}
