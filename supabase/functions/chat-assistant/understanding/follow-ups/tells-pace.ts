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
  { topics: [last], focus }: Context,
): Asked | undefined {
  const clause = clauses.find(({ text }) => paceIn(text) !== undefined);
  const isTold = clauses.every((one) => !isQuestion(one));
  return clause && isTold && last === "duration" && focus.length > 0
    ? { intent: "duration", clause }
    : undefined;
}
