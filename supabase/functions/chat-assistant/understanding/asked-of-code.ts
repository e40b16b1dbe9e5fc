import type { Clause } from "./clauses.ts";
import { readCode } from "./code.ts";
import type { Conditions } from "./conditions.ts";
import { hoursDemanded } from "./hours-demanded.ts";
import { isQuestion } from "./statements.ts";
import type { Token } from "./token.ts";

/**
 * "I have 12 hours: what could I take, and which of that needs no code?": asked in a part of its own, that there be no
 * code is no demand of what the other part asks for.
 */
export function withoutAskedOfCode(conditions: Conditions, clauses: readonly Clause[]): Conditions {
  if (!conditions.hours || !conditions.withoutCode) return conditions;
  const others = clauses.filter((clause) => !asksOfCode(clause));
  const tokens = others.flatMap((clause): readonly Token[] => clause.tokens);
  const isApart = others.length < clauses.length && others.some(isQuestion);
  return isApart && hoursDemanded(tokens) ? { ...conditions, ...readCode(tokens) } : conditions;
}

const asks =
  /^(?:(?:and|so|but|also|then|please) )*(?:which|what|(?:is|are|do|does|can|could|will|would|should|may) (?:i|we|you|he|she|they|it|any|one|there|of|the|that|those|them|these|some|a|my)\b)/;

/** Not "(I have ten hours) and can't code". */
function asksOfCode(clause: Clause): boolean {
  return (
    asks.test(clause.text) && readCode(clause.tokens).withoutCode && !hoursDemanded(clause.tokens)
  );
}

const ofThat =
  /^(?:(?:and|also|so|then) )*whom? (?:is|are|would|was) (?:it|that|this|they|those|these)\b/;

/** "(I can't code. Which one,) and who is it for?" asks of what was chosen. */
export function asksOfChosen({ text }: Pick<Clause, "text">): boolean {
  return ofThat.test(text);
}
