import type { Clause } from "../clauses/clauses.ts";
import type { Conditions } from "../conditions/conditions.ts";
import { isPastBasics } from "../people/past-basics.ts";
import { willCode } from "../people/will-code.ts";
import type { Context } from "../references/context.ts";
import { isQuestion } from "../sentences/statements.ts";

/** "(Would you rather write code or not?) Yes, I will, no problem": what decides between those that were named. */
export function answersChoice(
  clause: Clause,
  { withCode, codes }: Conditions,
  { topics: [last], why }: Context,
): string | undefined {
  if (last !== "recommendation" || isQuestion(clause)) return undefined;
  const isOfCode = willCode(clause.text) || withCode || codes;
  if (why === "open") return isOfCode ? "recommendation" : undefined;
  return isPastBasics(clause.tokens) ? "recommendation" : undefined;
}
