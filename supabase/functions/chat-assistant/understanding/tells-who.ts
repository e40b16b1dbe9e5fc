import type { Clause } from "./clauses.ts";
import { isStatement } from "./statements.ts";
import { wordSet } from "./word-set.ts";

/** What is said of somebody's number, place or certificate is that. */
const ofOther = wordSet("phoneFormat launch certificate besideWork abroad account placement");

/** "I lead forty people at a bank." */
export function tellsWho(clause: Clause, intent: string): boolean {
  const isDeed = clause.tokens.some((token) => token.kind === "person" && token.isDeed);
  return isDeed && !ofOther.has(intent) && isStatement(clause);
}
