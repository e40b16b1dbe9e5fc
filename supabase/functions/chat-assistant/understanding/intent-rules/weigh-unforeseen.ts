import type { Clause } from "../clauses/clauses.ts";
import { inShares } from "../scoring/scorer.ts";
import { isSkill } from "../tokens/token.ts";

/**
 * How much likelier than learned it is that something is asked that no intent foresees. What can be asked of a provider
 * has no end, and the examples show only so much of it: of 455 such questions by hands that were held out 168 are heard
 * as that by what was learned, and 310 so. Of 1,973 that are answered 10 are not any more, and of 1,636 whose matter is
 * not known either, 43 more are said to be unknown without a wrong name. What is asked of the curriculum and is not in
 * it is said to be so anyhow.
 */
const odds = { ofAnswered: 8, ofUnanswered: 30, ofCoverage: 3 };
/**
 * So much likelier each word that is none of ours makes what is no business of ours: with 3, of 519 such messages by one
 * hand 320 are heard as that, not 264, and of 2,921 that are ours 29, not 14.
 */
const oddsByStranger = 2.5;

/** "Vendors come selling AI every day, how do I judge them?": whatever the trade, that is ours. */
const ofField = /\bai\b/;

const telling = new Set(["aside", "tellsAboutSelf"]);
const elsewhere = new Set(["offTopic", "unsaid"]);

/** What a part may ask, in the light of how much can be asked that nobody foresaw; `strangers`: fewer than none are ours. */
export function weighUnforeseen(
  clause: Clause,
  strangers: number,
  isUnanswered: (intent: string) => boolean,
): Clause {
  const { guesses } = asksPlainly.test(clause.text) ? withoutTelling(clause) : clause;
  const [top] = guesses;
  if (!top || telling.has(top.intent) || clause.situation) return clause;
  const isNamed =
    ofField.test(clause.text) ||
    clause.tokens.some((token) => token.kind === "program" || isSkill(token));
  const ofKnown = top.intent === "coverage" ? odds.ofCoverage : odds.ofAnswered;
  const ofUnsaid = isUnanswered(top.intent) ? odds.ofUnanswered : ofKnown;
  const weights: Readonly<Record<string, number>> = {
    unsaid: elsewhere.has(top.intent) ? 1 : ofUnsaid,
    offTopic: isNamed ? 1 : oddsByStranger ** strangers,
  };
  const weighed = guesses.map(({ intent, chance }) => ({
    intent,
    chance: chance * (weights[intent] ?? 1),
  }));
  return { ...clause, guesses: inShares(weighed) };
}

/** "What share of them found work?", "will I get in?" tells nothing of who asks. */
const asksPlainly =
  /^(?:(?:and|so|but|also|ok) )*(?:what|which|who|whose|where|when|why|how(?! about| come)|is|are|does|do(?! not)|did|will|would|can(?! not)|could|should)\b/;

function withoutTelling(clause: Clause): Clause {
  return {
    ...clause,
    guesses: inShares(clause.guesses.filter(({ intent }) => !telling.has(intent))),
  };
}
