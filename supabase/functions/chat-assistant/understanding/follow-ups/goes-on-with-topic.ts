import type { Clause } from "../clauses/clauses.ts";
import type { Context } from "../references/context.ts";

/** "So I should leave the +91 out?" */
const goesOn =
  /^(?:(?:ok|okay|hm+|but|and) )*(?:so|then|and|but|i mean) (?:\w+ )*?(?:i|we|it|that|this|they|he|she|one)\b/;
/** More words than these speak of something by themselves. */
const many = 12;
const leastChance = 0.35;

/** The topic of the talk, where a few words that mean nothing by themselves go on from what was told of it. */
export function topicGoneOnWith(clause: Clause, { topics: [topic] }: Context): string | undefined {
  const [top] = clause.guesses;
  const isOther = top?.intent === "offTopic" || (top?.chance ?? 0) > leastChance;
  const isFew = clause.tokens.length <= many;
  return topic && !isOther && isFew && goesOn.test(clause.text) ? topic : undefined;
}
