import { textOf } from "./text.ts";
import type { Token } from "./token.ts";

const who = "(?:i|we|he|she|they|(?:my|our) \\w+|someone like (?:me|him|her))";
const joins =
  "(?:attend|join|come|participate|enroll|enrol|apply|register|take part|do (?:it|this|that)|take (?:it|this|that|one)|get in|be (?:there|part of it))";
/** "Can she attend?", "is he allowed to take part?", "would they be eligible?" */
const mayAttend = new RegExp(
  `\\b(?:(?:can|could|may|will|would|should) ${who} (?:also |still |even |then |already )*(?:be (?:able|allowed|permitted) to )?${joins}|(?:is|are|am|would|will) ${who} (?:also |still |then |already )*(?:be )?(?:(?:able|allowed|permitted|eligible) to ${joins}|eligible|accepted|admitted|allowed|welcome|too (?:old|young)|(?:old|young) enough)|(?:is (?:that|it|this) )?too (?:old|young))(?: (?:in|for|it|this|that|here|there|too|also|as well|with us|to join|one of (?:them|these|those)|the \\w+(?: (?:course|program))?))*$`,
);
/** "She is 17", "16 years old", "in 12th standard", "class 10" */
const ofAge =
  /\b(?:is|am|are|aged?|turned|turning|turns|only|just) (?:only |just |about |already |now |still |around |nearly )*(?:1\d|[2-9]\d)(?=$)|\b\d\d (?:years?|yrs?|yr) old\b|\b\d\d ?(?:yo|year old)\b|\b\d{1,2} ?(?:th|st|nd|rd) (?:standard|class|grade|std)\b|\b(?:class|grade|standard|std) \d{1,2}(?:th)?\b|\bin (?:school|high school|junior college)\b|\b(?:teenager|minor|retired|pensioner|senior citizen)\b|\btoo (?:old|young)\b/;

/** "My daughter is 17 and finishing 12th standard, can she attend?" asks who may join. */
export function asksIfMayAttend(text: string, message: readonly Token[]): boolean {
  return mayAttend.test(text) && ofAge.test(textOf(message));
}
