import type { Clause } from "../clauses/clauses.ts";
import { readConditions } from "../conditions/conditions.ts";
import { limitsHours } from "../conditions/hours-demanded.ts";
import type { Asked } from "../intent-rules/asked-intent.ts";
import { notUnderstood } from "../intent-rules/intent-groups.ts";

/** What is this clearly about something else is not asked of what was told. */
const sure = 0.6;
/** A question of more words says for itself what it asks. */
const short = 7;

/**
 * "Scrap the long one. Who's left standing?", "I write Go for a living. So?": a short last question that is not
 * understood asks of what was told before it: of what is left where programs were ruled out, else of what suits.
 */
export function withVagueLast(
  asked: readonly Asked[],
  clauses: readonly Clause[],
): readonly Asked[] {
  const [only, ...others] = asked;
  if (!only || others.length > 0 || !isVague(only)) return asked;
  const at = clauses.findIndex(({ text }) => text === only.clause.text);
  const told = clauses.slice(0, Math.max(at, 0));
  if (told.some(rulesOut)) return [{ ...only, intent: "programs" }];
  return told.some(tellsOfSelf) ? [{ ...only, intent: "recommendation" }] : asked;
}

function isVague({ intent, clause }: Asked): boolean {
  const away = clause.guesses.find((guess) => guess.intent === "offTopic")?.chance ?? 0;
  const isOpen = notUnderstood.has(intent) || intent === "help";
  return isOpen && clause.text.split(" ").length <= short && away < sure;
}

function rulesOut({ tokens }: Clause): boolean {
  return (
    limitsHours(tokens) ||
    readConditions(tokens).size?.isExcluded === true ||
    tokens.some(({ kind, excluded }) => excluded && (kind === "program" || kind === "person"))
  );
}

function tellsOfSelf({ guesses: [top] }: Clause): boolean {
  return top?.intent === "tellsAboutSelf" && top.chance > 0.5;
}
