import type { Clause } from "../clauses/clauses.ts";
import type { Context } from "../references/context.ts";
import { asksWhichNot, asksWhichThen } from "../references/last-answer.ts";

const forWhich =
  /^(?:(?:and|so|ok|but) )*(?:for|in|with) (?:which|what|all|any|every)(?: one| of them| program| course| programs| courses)?(?: is (?:it|that|this))?(?: for)?$/;
const isItFor =
  /^(?:and |so |but )*is (?:it|that|this) (?:also |only |just |so |true |the case |the same )*(?:for|in|part of|with) (?:the |all |every|each )(?!(?:mornings?|afternoons?|evenings?|nights?|weekends?|weekdays?|city|centre|center|office)\b)/;
/** "Why shouldn't I take the agents course instead?", "why wouldn't both take the longer one?" */
export const whyNot =
  /^(?:(?:and|but|ok|so|then|hmm) )*why (?:(?:should|would|could|can|do|must) not|should(?=.* instead$)) (?:i|we|he|she|they|both|my \w+) (?:\w+ ){0,3}?(?:take|put|send|do|join|choose|pick|go|have|enroll|register)\b/;
export const whyThat =
  /^(?:(?:and|but|ok|so) )*why (?:not )?(?:did you not (?:offer|show|suggest|mention|give|recommend|name)(?: me| us)? )?(?:that|this|it|the(?: \w+)?)(?: one| course| program)?(?: (?:and not|not|instead of|rather than|over) .*)?$/;
export const forAll =
  /^(?:(?:and|ok|so) )*(?:what about|how about|for|of)? ?(?:all|everything|each|all of them|all three|each of them|every one|(?:sab|sabhi|har|teeno|saare|sare) (?:ek )?(?:courses?|programs?)?(?: ?(?:me|mein|ke liye|pe|par))?(?: hai| milta hai| milega)?|the rest)$/;

/** "Which one is?", "for which program?", "and for all?" */
export function asksAgain({ text }: Clause, { met }: Context): boolean {
  const isWhich = asksWhichThen(text) || asksWhichNot(text);
  return (isWhich && met.length > 0) || [forWhich, forAll, isItFor].some((asks) => asks.test(text));
}
