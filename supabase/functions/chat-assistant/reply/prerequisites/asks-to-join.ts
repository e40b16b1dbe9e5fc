import type { Clause } from "../../understanding/clauses/clauses.ts";
import { splitAfter, textOf } from "../../understanding/tokens/text.ts";

const verbs =
  "(?:join|take|do|attend|enroll|enrol|register|start|begin|manage|follow|get in|go for|apply for|complete|finish|(?:walk|go|jump|step|get|dive)(?: straight| directly| right)? into|enter)";

export const asksToJoin = new RegExp(
  `\\b(?:(?:can|could|may|might|would|will) (?:i|we|he|she|they|you|one|someone|somebody|anyone|an?(?: \\w+){1,3}|(?:my|our) \\w+) (?:still |also |really |even |then |directly |straight ?away )*(?:be able to )?|is it (?:\\w+ )?(?:possible|ok|okay|fine|allowed|alright) (?:for \\w+(?: \\w+)? )?(?:to |if (?:i|he|she|they|we) )|am i (?:able|allowed) to |is (?:he|she) (?:able|allowed) to )${verbs}\\b|\\bis (?:\\S+ ){1,5}(?:closed|barred|shut|off limits|open) (?:to|for) (?:me|us|him|her|them)\\b`,
);

/** "I have never coded, could I still take the app course?": whether who tells that asks to join. */
export function asksToJoinAnyhow({ tokens }: Pick<Clause, "tokens">): boolean {
  const last = splitAfter(tokens, ({ ends }) => ends !== undefined).at(-1) ?? [];
  return asksToJoin.test(textOf(last));
}
