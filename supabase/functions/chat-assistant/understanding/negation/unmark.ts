import type { Token } from "../tokens/token.ts";

/** What was marked as waved off is meant after all. */
export function unmark(token: Token): void {
  delete token.excluded;
  delete token.isOut;
}
