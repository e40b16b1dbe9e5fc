import type { Clause } from "../clauses/clauses.ts";
import { isQuestion } from "../sentences/statements.ts";
import type { Token } from "../tokens/token.ts";
import { type Asked, loose } from "./asked-intent.ts";

/** Asked so clearly, something is asked of us whatever words it is asked in: the more of them are none of ours, the more clearly. */
const clear = 0.5;
const clearer = 1.5;
/** Of what is unclear or none of our business these words would say the same. */
const unknown = new Set(["unclear", "offTopic", "aside"]);

/**
 * Whether what a clause seems to ask of us could be asked of anything in the world, with words that are none of ours:
 * "what is the difference between a crocodile and an alligator".
 */
export function isOffTopic(
  { intent, clause }: Asked,
  { foreign }: { foreign: (clause: Clause) => number },
): boolean {
  const strangers = foreign(clause);
  if (isOfField(clause.text) && !clause.tokens.some(isNamed)) return true;
  if (strangers === 0 || unknown.has(intent)) return false;
  const share = strangers / clause.tokens.length;
  const chance = clause.guesses[0]?.chance ?? 0;
  return loose.has(intent) && chance <= clear + clearer * share;
}

function isNamed({ kind }: Token): boolean {
  return kind === "program" || kind === "skill" || kind === "person";
}

/** So clearly something else is meant beside what is none of our business. */
const sure = 0.8;

/** "What is the capital of Mongolia? Quick": beside what is clearly no business of ours, what is only said asks nothing. */
export function withoutRemarks(asked: readonly Asked[]): readonly Asked[] {
  const isElse = ({ intent, clause: { guesses } }: Asked) =>
    intent === "offTopic" && guesses[0]?.intent === intent && guesses[0].chance > sure;
  if (!asked.some(isElse)) return asked;
  return asked.filter(
    (one) => isElse(one) || isQuestion(one.clause) || (one.clause.guesses[0]?.chance ?? 0) > sure,
  );
}

/** "Can AI predict the lottery?", "is AI just hype?" */
const ofField =
  /^(?:(?:so|but|and|hey|honestly|tell me|please|do you think|in your opinion) )*(?:is|can|will|does|should|could|would|has|when will) (?:an? |the |all )*(?:ai|artificial intelligence|chatgpt|llms?|robots?|machines)\b(?!.*\b(?:you|your|taught|covered|course|program|class|learn)\b)/;

/** Whether it asks of what a whole field can do rather than of what is taught. */
export function isOfField(text: string): boolean {
  return ofField.test(text);
}
