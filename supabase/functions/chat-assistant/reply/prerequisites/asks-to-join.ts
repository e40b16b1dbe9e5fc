import type { Clause } from "../../understanding/clauses/clauses.ts";
import { asksNegatively } from "../../understanding/sentences/yes-or-no.ts";
import { splitAfter, textOf } from "../../understanding/tokens/text.ts";

const verbs =
  "(?:join|take|do|attend|enroll|enrol|register|start|begin|manage|follow|get in|go for|apply for|complete|finish|(?:walk|go|jump|step|get|dive)(?: straight| directly| right)? into|enter)";

export const asksToJoin = new RegExp(
  `\\b(?:(?:can|could|may|might|would|will) (?:i|we|he|she|they|you|one|someone|somebody|anyone|an?(?: \\w+){1,3}|(?:my|our) \\w+) (?:still |also |really |even |then |directly |straight ?away )*(?:be able to )?|is it (?:\\w+ )?(?:possible|ok|okay|fine|allowed|alright) (?:for \\w+(?: \\w+)? )?(?:to |if (?:i|he|she|they|we) )|am i (?:able|allowed) to |is (?:he|she) (?:able|allowed) to )${verbs}\\b`,
);

/** "(Can someone) who has never coded (take the app course?)" */
const whoever = new RegExp(
  `\\b((?:some|any)(?:one|body)|one|persons?|people|those|students?|freshers?|guy|girl|kid) (?:who|with|having|without|that (?:has|have)) (?:\\w+ ){1,8}?(?=(?:still |directly |straight ?away )*${verbs}\\b)`,
  "g",
);

/** "Is the app course ok for me?" */
const isFine =
  /^(?:(?:so|and|but|then) )*(?:is|would|will) (?:be )?(?:the |your |that |this |it )?(?:[\w@]+ ){0,5}?(?:ok|okay|fine|alright|possible|manageable|doable|suitable) for (?:me|us|him|her|them|(?:my|our) \w+)$/;

/** "I have never coded, could I still take the app course?": whether who tells that asks to join, and not in the negative. */
export function asksToJoinAnyhow({ tokens }: Pick<Clause, "tokens">): boolean {
  const last = splitAfter(tokens, ({ ends }) => ends !== undefined).at(-1) ?? [];
  const text = textOf(last).replace(whoever, "$1 ");
  return (asksToJoin.test(text) || isFine.test(text)) && !asksNegatively({ tokens: last, text });
}
