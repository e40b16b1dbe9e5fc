import type { Clause } from "./clauses.ts";
import { isStatement } from "./statements.ts";
import { isPerson } from "./token.ts";
import { wordSet } from "./word-set.ts";

/** What is said of somebody's number, place or certificate is that. */
const ofOther = wordSet("phoneFormat launch certificate besideWork abroad account placement");

/** "(…), work as a backend engineer" */
const worksAs =
  /^(?:(?:and|but|so|also|currently|presently|now|i|we|he|she|they|am|is|are) )*(?:work|works|working|employed|serve|serving) (?:\w+ )?(?:as|in|for|at|with)\b/;

/** "I lead forty people at a bank." */
export function tellsWho(clause: Clause, intent: string): boolean {
  const isDeed = clause.tokens.some((token) => token.kind === "person" && token.isDeed);
  const isTold = isDeed || (worksAs.test(clause.text) && clause.tokens.some(isPerson));
  return isTold && !ofOther.has(intent) && isStatement(clause);
}
