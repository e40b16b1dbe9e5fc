import type { Clause } from "../clauses/clauses.ts";
import type { Context } from "../references/context.ts";
import { wordSet } from "../tokens/word-set.ts";

const begin =
  "^(?:(?:and|so|ok|okay|no|not|sorry|wait|oh|but|actually|hmm+|well|i mean|i meant|i am asking|i asked|tell me|remind me|of|about) )*";
const place = "(?:first|second|third|last|other|1st|2nd|3rd|pehla|pehle|dusra|doosra)";
const noun = "(?: (?:one|course|program|programme|training|option|wala|wale))";
const told =
  "(?: (?:that |which )?you (?:\\w+ )?(?:said|mentioned|named|told|showed|listed|gave|suggested|recommended|spoke of|talked about))";
const again = "(?: (?:again|called|called again|phir se))";
const end = "(?: (?:me|to me|before|earlier|above|please|pls|just now|there))*$";

/** "What was the first one again?", "which was the second course you mentioned?" */
const whichWas = new RegExp(
  `${begin}(?:what|which)(?: one| course| program)? (?:was|is|were) (?:the|your|that) ${place}${noun}?(?:${told}|${again}|${told}${again})${end}`,
);
/** "No, I mean the first course you mentioned", "the first one you said" */
const theOneTold = new RegExp(`${begin}(?:the|your|that) ${place}${noun}?${told}${again}?${end}`);

/** After these the first one is a quote, a benefit or a topic; where a course is said, it is none of them. */
const ofOtherLists = wordSet("testimonials quotes alumni benefits perks curriculum coverage");
const namesCourse = /\b(?:course|program|programme|training)\b/;

/** "(The other two need coding.) What was the first one again?": which program that is, and no more of what was asked. */
export function asksWhichAgain(
  { text }: Clause,
  { focus, order = [], seen, topics: [last = ""] }: Context,
): boolean {
  const isTold = focus.length + seen.length + order.length > 0;
  const isOther = ofOtherLists.has(last) && !namesCourse.test(text);
  return isTold && !isOther && (whichWas.test(text) || theOneTold.test(text));
}
