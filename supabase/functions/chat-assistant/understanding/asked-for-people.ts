import type { Clause } from "./clauses.ts";
import { names } from "./only-names.ts";
import { namesOwner } from "./owners.ts";
import { wordSet } from "./word-set.ts";

/** Asked for somebody, these are asked of the program that suits: "how long is it for managers?" */
export const ofProgram = wordSet("duration curriculum codingNeed summary price register");

const ofOne = wordSet("duration curriculum codingNeed price start certificate audience summary");

function forPerson({ text }: Clause, last: string | undefined): string {
  const isTheirs = namesOwner.test(text) && last !== undefined && ofOne.has(last);
  if (isTheirs) return last;
  if (asksIfFor.test(text)) return "audience";
  const isSame = last !== undefined && ofProgram.has(last) && /\bfor\b/.test(text);
  return isSame && !/\b(?:which|what(?! about))\b/.test(text) ? last : "recommendation";
}

/** "And the 10 hour ones, are both for coders?" */
const isForWhom =
  /\b(?:is|are) (?:it|that|this|they|both|all|those|these|any)(?: of them)? (?:also |only |just |really )?(?:meant |made |good |right )?for\b/;

/** "And is that for beginners?" */
const asksIfFor =
  /^(?:(?:and|so|but|ok) )*(?:is|are) (?:it|that|this|they|these|those|that one|this one) (?:also |only |just |really )?(?:meant |made |good |right |suitable )?for\b/;

/** What a part that says nothing beside whom it is for asks, after what was asked last. */
export function asksForPerson(clause: Clause, isDescribed: boolean, last: string | undefined) {
  if (isDescribed) return isForWhom.test(clause.text) ? "audience" : undefined;
  return names(clause, "program") ? undefined : forPerson(clause, last);
}
