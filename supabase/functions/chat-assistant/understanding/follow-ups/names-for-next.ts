import type { Clause } from "../clauses/clauses.ts";
import { asksSum } from "../conditions/sums.ts";
import { describesOnly, namesProgram, onlyCorrects, pointsOnly } from "../references/only-names.ts";
import { isQuestion } from "../sentences/statements.ts";

/** "Going with your first suggestion. (How do I sign up?)" */
const goesWith =
  /^(?:(?:alright|ok|okay|fine|so|then|well|good|i am|i will|we will) )*(?:going|go|gone|stick|sticking|stay|staying) (?:with|for) /;

/** "My juniors take the app program and I take the leaders' one. (How many hours in total?)" */
const takesIt =
  /\b(?:will|would|wants? to|going to|could|shall|may)? ?(?:takes?|joins?|does|do|attends?|finish(?:es)?|picks?|chooses?|taking|joining|doing|finishing)\b/;

/** "Not that one. The other: who is it for?": what only names a program says of what the next part asks. */
export function namesForNext(clause: Clause, following: readonly Clause[]): boolean {
  const isAsked = following.some(
    (next) => isQuestion(next) || (next.guesses[0]?.chance ?? 0) > 0.8,
  );
  const isSummed = following.some((next) => isQuestion(next) && asksSum(next.text));
  if (isSummed && takesIt.test(clause.text) && !isQuestion(clause) && namesProgram(clause))
    return true;
  return (
    isAsked &&
    !isQuestion(clause) &&
    (pointsOnly(clause) ||
      describesOnly(clause) ||
      onlyCorrects(clause) ||
      (goesWith.test(clause.text) && clause.tokens.length < 9))
  );
}
