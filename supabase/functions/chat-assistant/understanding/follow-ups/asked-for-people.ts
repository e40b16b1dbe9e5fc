import type { Clause } from "../clauses/clauses.ts";
import type { Conditions } from "../conditions/conditions.ts";
import { names } from "../references/only-names.ts";
import { namesOwner } from "../references/whose-program.ts";
import { asksYesOrNo } from "../sentences/yes-or-no.ts";
import { wordSet } from "../tokens/word-set.ts";

/** Asked for somebody, these are asked of the program that suits: "how long is it for managers?" */
export const ofProgram = wordSet("duration curriculum codingNeed summary price register");

const ofOne = wordSet("duration curriculum codingNeed price start certificate audience summary");

function forPerson({ text }: Clause, last: string | undefined): string {
  const isTheirs = namesOwner.test(text) && last !== undefined && ofOne.has(last);
  if (isTheirs) return last;
  const isSame = last !== undefined && ofProgram.has(last) && /\bfor\b/.test(text);
  return isSame && !/\b(?:which|what(?! about))\b/.test(text) ? last : "recommendation";
}

/** What a part that says nothing beside whom it is for asks, after what was asked last. */
export function asksForPerson(clause: Clause, isDescribed: boolean, last: string | undefined) {
  return isDescribed || names(clause, "program") ? undefined : forPerson(clause, last);
}

/** "Which roles is it for?", "for what sort of people is that meant?" */
const forWhichPeople =
  /^(?:(?:and|so|but|ok|then) )*(?:for |to )?(?:which|what)(?: (?:kind|sort|type)s?(?: of)?)? (?:people|persons?|roles?|professions?|jobs?|audience|learners?|folks?|professionals)\b(?!.*\b(?:after|afterwards|get|need)\b).*\b(?:is|are|was) (?:it|that|this|they|these|those)(?: (?:made|meant|good|right|suitable|aimed|intended|designed|built|thought))?(?: (?:for|at|to))?$/;

/** Whether it asks for whom something is, in so many words. */
export function asksForWhom(text: string): boolean {
  return forWhichPeople.test(text) || forOnlyThem.test(text);
}

/** "(My wife can't code.) Is this for developers only?" */
const forOnlyThem =
  /\b(?:is|are) (?:this|it|that|these|they) (?:meant |made )?for \w+(?: \w+)? only$/;

/** "And the one for the chiefs, it is not longer?" */
export function comparesTheirs(clause: Clause, { isComparative, size }: Conditions): boolean {
  const isOfOne = /\b(?:one|course|program|programme|training|that|theirs) for\b/.test(clause.text);
  const isSaid =
    /\b(?:is|are|takes?|be) (?:it |that |also |much |any )*(?:longer|shorter|bigger|smaller|quicker)\b/;
  return isComparative && !size && isOfOne && names(clause, "person") && isSaid.test(clause.text);
}

/** From here on it is asked for somebody. */
const surely = 0.85;

/** "And is either of them ok for a complete beginner?" */
export function forWhom(clause: Clause): string | undefined {
  const likely = clause.guesses.slice(0, 2).filter(({ intent }) => ofPeople.has(intent));
  const chance = likely.reduce((sum, guess) => sum + guess.chance, 0);
  const isAsked = chance > surely && names(clause, "person") && asksYesOrNo(clause);
  return isAsked && ofEither.test(clause.text) ? likely[0]?.intent : undefined;
}

export const ofEither = /\b(?:either|any|one) of (?:them|these|those|the|your)\b/;
const ofPeople = wordSet("audience recommendation");
