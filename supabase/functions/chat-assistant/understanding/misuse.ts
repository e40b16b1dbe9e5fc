import type { Clause } from "./clauses.ts";
import { isStatement } from "./statements.ts";

/** A misuse is not assumed as long as it is no more than likely, nor of what only tells something. */
export function withoutDoubtfulMisuse(clause: Clause): Clause["guesses"] {
  const { guesses, tokens } = clause;
  const [top] = guesses;
  const isNamed = tokens.some(({ kind }) => kind === "program");
  const isHarmless = isNamed || saysWhere.test(clause.text);
  if (isStatement(clause) && (isHarmless || (top?.chance ?? 0) < sureOfToldMisuse)) {
    return guesses.filter(({ intent }) => intent !== "inject" && intent !== "otherPeople");
  }
  return top?.intent === "inject" && top.chance < sureOfMisuse ? guesses.slice(1) : guesses;
}

/** "I am with the district office" */
const saysWhere =
  /^(?:(?:hi|hello|so|and|also) )*(?:i|we) (?:(?:am|are|work|working|serve|study|come|belong|live|teach|sit) )+(?:with|at|from|in|for|of|to|under)\b/;
const sureOfMisuse = 0.45;
const sureOfToldMisuse = 0.95;
