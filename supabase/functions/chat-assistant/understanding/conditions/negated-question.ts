import type { Token } from "../tokens/token.ts";

const auxiliary = /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would)$/;
const subject = /^(?:there|it|this|that|they|you|we|i|any|some|one|none|those|these)$/;

/**
 * Whether "not" at this place only asks: "isn't there something shorter than 40 hours?" wants it as much as "is there
 * …?" does.
 */
export function isInNegatedQuestion(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== "not") return false;
  const [first = "", before = "", next = ""] = [at - 2, at - 1, at + 1].map(
    (place) => tokens[place]?.text,
  );
  if (auxiliary.test(before)) return subject.test(next);
  return subject.test(before) && auxiliary.test(first);
}
