import type { Clause } from "./clauses.ts";
import { textOf } from "./text.ts";
import type { Token } from "./token.ts";
import { wordSet } from "./word-set.ts";

const byMail =
  /\b(?:by|via|per|through|an?|the|with) (?:e ?mail|mail)\b(?! id)|\b(?:rather|prefer to|want to|will|would|could|can|do) (?:i |we )?(?:write|mail|email)\b/;
const asksAddress =
  /^(?:(?:and|so|ok|but|then|to|at|on) )*(?:(?:what|which|whats) (?:is |would be |are )?)?(?:the |your |that |this )?(?:right |correct )?address(?:es)?(?: (?:for (?:that|it|this)|please|then|should i use))*$/;
const ofPlace = wordSet("street location contact price offTopic formFields");

/** "I ask by mail. What is the address for that?" is of no street. */
export function asksMailAddress({ text, guesses }: Clause, message: readonly Token[]): boolean {
  const isMail = byMail.test(textOf(message));
  return isMail && ofPlace.has(guesses[0]?.intent ?? "") && asksAddress.test(text);
}

const registers =
  /\b(?:if|when|once|after|as soon as|suppose) (?:i|we|he|she|they|one|somebody) (?:\w+ ){0,2}?(?:fill\w*|register\w*|send|sent|submit\w*|enrol\w*|sign\w*|join\w*|appl\w+|complet\w+)\b/;
const somebodyCalls =
  /\b(?:does|do|will|would|is|are|can|could|shall) (?:somebody|someone|anybody|anyone|one|you|they|people|the team|a person|your team|your people)(?: \w+){0,2} get(?:ting)? (?:in touch|back)\b/;

/** "If I fill in the registration, does somebody get in touch with me?" is of what follows, not of how to reach us. */
export function asksIfCalled({ text }: Clause): boolean {
  return registers.test(text) && somebodyCalls.test(text);
}

/** "Do they have my mail address already?", "how do you know my name?" */
const myDetails =
  /\b(?:do|does|did) (?:they|you|you guys|the team|your team|somebody|someone|anyone) (?:already |now |all |even |really )*(?:have|know|got|hold|possess|see) (?:already |now )?my (?:own |full |real )?(?:e ?mail|mail|name|address|contact|details|id)\b/;

/** Whether it asks if the team knows who writes. */
export function asksIfKnown(text: string): boolean {
  return myDetails.test(text);
}
