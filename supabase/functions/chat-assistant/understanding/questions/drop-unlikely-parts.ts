import { type Asked, besides } from "../intent-rules/asked-intent.ts";
import type { Lift } from "../scoring/follows.ts";
import { isQuestion } from "../sentences/statements.ts";

/** Less likely than this, a part is not meant beside what is; what is asked in so many words may be less so. */
const enough = 0.3;
const enoughAsked = 0.2;
const manyWords = 5;

/**
 * What speaks for a part beside others, in the exponent: how likely it means that, and its second meaning something
 * else; how often that is asked with what the others ask; its length in fives of words, and its being a question; and
 * what speaks against it: that there are several others. Fitted to 36,590 parts of messages by hands that nothing was
 * learned from; of these 797 in a thousand were meant.
 */
const weights = {
  none: -2.18,
  chance: 0.84,
  second: 0.3,
  together: 0.4,
  words: 0.72,
  asks: 0.9,
  several: -1.03,
};
/** So many words say all that length tells. */
const longest = 15;
const faint = 0.003;

/**
 * What is heard in a part beside others is told only where it is likely to be meant: a few words of small talk have a
 * meaning too ("just between us, …"). What a rule tells of a part is not weighed, nor what suits whoever says a goal.
 */
export function withoutUnlikelyParts(
  asked: readonly Asked[],
  lift: Lift,
  hasGoal: boolean,
): readonly Asked[] {
  const meant = asked.filter(
    (one) =>
      !isHeard(one) ||
      (one.intent === "recommendation" && hasGoal) ||
      chanceBeside(one, asked, lift) >= (isPlainlyAsked(one) ? enoughAsked : enough),
  );
  return meant.some(({ intent, leadsUp }) => !leadsUp && !besides.has(intent)) ? meant : asked;
}

function isPlainlyAsked({ clause }: Asked): boolean {
  return clause.tokens.length >= manyWords && isQuestion(clause);
}

function isHeard({ intent, clause, leadsUp }: Asked): boolean {
  const isTop = clause.guesses[0]?.intent === intent;
  return isTop && !leadsUp && !besides.has(intent);
}

function chanceBeside(one: Asked, asked: readonly Asked[], lift: Lift): number {
  const beside = asked.filter(({ intent }) => intent !== one.intent && !besides.has(intent));
  if (beside.length === 0) return 1;
  const { tokens, guesses } = one.clause;
  const together = beside.map(({ intent }) =>
    Math.max(lift(intent, one.intent), lift(one.intent, intent)),
  );
  const sum =
    weights.none +
    weights.chance * logOdds(guesses[0]?.chance ?? 0) +
    weights.second * logOdds(guesses[1]?.chance ?? 0) +
    weights.together * Math.log(Math.max(...together)) +
    (weights.words * Math.min(tokens.length, longest)) / 5 +
    (isQuestion(one.clause) ? weights.asks : 0) +
    (beside.length > 1 ? weights.several : 0);
  return 1 / (1 + Math.exp(-sum));
}

function logOdds(chance: number): number {
  const bounded = Math.min(Math.max(chance, faint), 1 - faint);
  return Math.log(bounded / (1 - bounded));
}
