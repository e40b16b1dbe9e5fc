import type { Clause } from "../clauses/clauses.ts";
import type { Context } from "../references/context.ts";
import { isQuestion } from "../sentences/statements.ts";

/** "(Hmm,) so no recordings." */
const concludes =
  /^(?:(?:hm+|ok|okay|oh|ah|ahh|i see|right|alright|all right|fine|good|great|nice|cool|well|yes|no|and|but|got it|understood|thanks|accha|theek hai|thik hai) )*(?:so|(?:that |which |it )?means?|meaning|matlab) (?!(?:what|which|who|when|where|why|how|can|could|do|does|did|is|are|will|would|should|may|must|tell|please|kya|kab|kaise|kitn\w*|i (?:want|need|would|will|wish|have|am|was|work|can|can not|do not))\b)/;

/**
 * Takes the parts of a message amid a talk; gives them without what a visitor only concludes from the last reply before
 * asking something else: "So no Java. 40 hours, if I do one a day?" By itself a conclusion asks whether it is so.
 */
export function withoutConclusions(
  clauses: readonly Clause[],
  { topics }: Context,
): readonly Clause[] {
  if (topics.length === 0) return clauses;
  return clauses.filter(
    (clause, at) => !isConclusion(clause) || !clauses.slice(at + 1).some(isQuestion),
  );
}

function isConclusion(clause: Clause): boolean {
  const isEnded = clause.tokens.at(-1)?.ends === "sentence";
  return isEnded && !isQuestion(clause) && concludes.test(clause.text);
}
