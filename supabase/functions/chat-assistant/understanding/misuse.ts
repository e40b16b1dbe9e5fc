import type { Clause } from "./clauses.ts";
import { isStatement } from "./statements.ts";

/** A misuse is not assumed as long as it is no more than likely, nor of what only tells something. */
export function withoutDoubtfulMisuse(clause: Clause): Clause["guesses"] {
  const { guesses, tokens } = clause;
  const [top] = guesses;
  const isNamed = tokens.some(({ kind }) => kind === "program");
  if (isStatement(clause) && (isNamed || (top?.chance ?? 0) < sureOfToldMisuse)) {
    return guesses.filter(({ intent }) => intent !== "inject" && intent !== "otherPeople");
  }
  return top?.intent === "inject" && top.chance < sureOfMisuse ? guesses.slice(1) : guesses;
}

const sureOfMisuse = 0.45;
const sureOfToldMisuse = 0.95;
