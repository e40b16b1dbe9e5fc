import type { Clause } from "./clauses.ts";
import type { Context } from "./context.ts";
import { asksWhichNot, asksWhichThen } from "./last-answer.ts";
import { wordSet } from "./word-set.ts";

/** What is said of one program only: "which course?" */
const ofSome = wordSet("seats certificate launch projects mentor access");

const forWhich =
  /^(?:(?:and|so|ok|but) )*(?:for|in|with|is (?:that|it|this) (?:for|in)) (?:which|what|all|any|every)(?: one| of them| program| course| programs| courses)?(?: is (?:it|that|this))?(?: for)?$|^which (?:one|program|course) is (?:it|that|this) (?:for|in|of)$/;
const thatOne =
  /^(?:(?:and|so|ok|but) )*(?:only |just |also )?(?:for|in|with|of) (?:that|this|it)(?: one| course| program)?(?: too| only| also)?$|^(?:(?:and|so|ok|but) )*(?:is (?:it|that|this) )?(?:only|just) (?:for|in|with|of) the (?:bootcamp|launch)$/;
const isItFor =
  /^(?:and |so |but )*(?:is (?:it|that|this)|are (?:they|those|these|there)) (?:also |only |just |so |true |the case |the same )*(?:for|in|part of|with) (?:the |all |every|each )/;
export const notThat =
  /^(?:(?:no|nah|ok|but|please) )*not (?:this|that|it)(?: one| course| program)?(?: please)?$/;
export const whyThat =
  /^(?:(?:and|but|ok|so) )*why (?:not )?(?:did you not (?:offer|show|suggest|mention|give|recommend|name)(?: me| us)? )?(?:that|this|it|the(?: \w+)?|@?\w+ ?(?:one|course)?)(?: one| course| program)?(?: (?:and not|not|instead of|rather than|over) .*)?$/;
export const forAll =
  /^(?:(?:and|ok|so) )*(?:what about|how about|for|of)? ?(?:all|everything|each|all of them|all three|each of them|every one|all (?:your |the |three )?(?:programs|courses)|the rest)$/;

/** "Which one is?", "for which program?", "and for all?" */
export function asksAgain({ text }: Clause, { met, topics: [last = ""] }: Context): boolean {
  const isWhich = asksWhichThen(text) || asksWhichNot(text);
  if (ofSome.has(last) && /^(?:and |so )?which (?:program|course)$/.test(text)) return true;
  return (
    (isWhich && met.length > 0) ||
    [forWhich, forAll, thatOne, isItFor].some((asks) => asks.test(text))
  );
}
