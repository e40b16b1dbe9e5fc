import { partStart, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { unmark } from "./unmark.ts";

const topic =
  "(?:topics?|syllabus|curriculum|contents?|details?|modules?|price|fees?|cost|hours|length|duration|audience|dates?|timings?)";
/** "Not the topics of (the app course)" */
const ofTopic = new RegExp(`\\b${topic} (?:of|for|in|covered in|on)(?: the| your| that)?$`);

const asksElse = /\b(?:others?|rest|remaining|else|instead)\b/;

/**
 * "Not the topics of the app course, only whom it is for": what is waved off of a program is no more than that where no
 * other is named.
 */
export function markWhoseTopic(tokens: readonly Token[]): void {
  const names = tokens.filter(({ kind }) => kind === "program" || kind === "pointer");
  const [only] = names;
  if (
    !only?.excluded ||
    asksElse.test(textOf(tokens)) ||
    names.some((name) => name.text !== only.text)
  )
    return;
  for (const name of names) {
    const at = tokens.indexOf(name);
    const before = textOf(tokens.slice(Math.max(partStart(tokens, at), at - 6), at));
    if (ofTopic.test(before)) unmark(name);
  }
}
