import type { Clause } from "../clauses/clauses.ts";
import { wordSet } from "../tokens/word-set.ts";

/** Of what they have sent, or of joining. */
const ofTheirs = wordSet("myRegistration afterRegister register correction erasure transfer");

/** "Name is Ramesh Kulkarni", "it is under the name of Ramesh", "mera naam Ramesh hai" */
const tellsName =
  /^(?:(?:and|so|it is|its|i am) )*(?:(?:my|the|full|registered) )*name is(?! (?:not|wrong|misspelt|misspelled|missing|that|what|there)\b)(?: \S+){1,4}$|^(?:(?:i|it) (?:am|was|is) )?(?:registered |filled |sent )?(?:under|by|in|with) (?:the )?name(?: of)?(?: \S+){1,3}$|^mera naam(?: \S+){1,4}$/;

/** "Can you check if it reached? Name is Ramesh Kulkarni": who tells their own name asks of nobody else. */
export function withoutOwnName(clauses: readonly Clause[]): readonly Clause[] {
  const others = clauses.filter(({ text }) => !tellsName.test(text));
  const isOfTheirs = others.some(({ guesses: [top] }) => top && ofTheirs.has(top.intent));
  return isOfTheirs ? others : clauses;
}
