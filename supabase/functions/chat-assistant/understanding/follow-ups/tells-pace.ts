import type { Clause } from "../clauses/clauses.ts";
import type { Asked } from "../intent-rules/asked-intent.ts";
import type { Context } from "../references/context.ts";
import { isQuestion } from "../sentences/statements.ts";
import { paceIn } from "../tokens/pace.ts";

/**
 * "(Tell me how many hours you have.) She has college till two, maybe 2 hours daily she can do": what is told so answers
 * that, whatever else it tells.
 */
export function tellsPace(
  clauses: readonly Clause[],
  { topics: [last, before], focus }: Context,
): Asked | undefined {
  const part = clauses.find(({ text }) => paceIn(text) !== undefined);
  const clause = part && withRest(part, clauses);
  const isTold = clauses.every((one) => !isQuestion(one));
  // "(And the certificate? …) 10 hours a week."
  const isBare = clauses.length === 1 && (clause?.tokens.length ?? 0) <= bare;
  const isAsked = last === "duration" || (before === "duration" && isBare);
  return clause && isTold && isAsked && focus.length > 0
    ? { intent: "duration", clause }
    : undefined;
}

/** "3 hours on Saturday and 3 on Sunday" are six a week, where its parts are three each. */
function withRest(part: Clause, clauses: readonly Clause[]): Clause {
  const text = clauses.map((clause) => clause.text).join(" ");
  const isMore = paceIn(text)?.hours !== paceIn(part.text)?.hours;
  return isMore ? { ...part, text, tokens: clauses.flatMap(({ tokens }) => tokens) } : part;
}

/** So few words tell no more than a pace. */
const bare = 6;
