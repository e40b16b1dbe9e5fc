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
  // "(This comes nearest to him.) He can write code, he learnt Java."
  if (isOfCode && tellsOfSomebody.test(clause.text)) return "recommendation";
  return isPastBasics(clause.tokens) ? "recommendation" : undefined;
}

const tellsOfSomebody =
  /^(?:(?:but|and|yes|actually|no|ok) )*(?:i|he|she|they|we|my \w+) (?:also |do |does |can |already )*(?:code|codes|write|writes|know|knows|learnt|learned|program|programs)\b/;
