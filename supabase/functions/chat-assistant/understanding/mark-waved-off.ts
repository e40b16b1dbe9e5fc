import { type ChancesOf, markOut } from "./marks.ts";
import { markMissed } from "./missed.ts";
import { markExcluded } from "./negation.ts";
import { markNotTheirs } from "./not-theirs.ts";
import type { Token } from "./token.ts";
import { markWithdrawn } from "./withdrawn.ts";
import { markYesAndNo } from "./yes-and-no.ts";

/** Marks what a message waves off: by rules, then by what was learned of the words around it. */
export function markWavedOff(tokens: Token[], chancesOf: ChancesOf): void {
  markExcluded(tokens);
  markWithdrawn(tokens);
  markYesAndNo(tokens);
  markOut(tokens, chancesOf(tokens, "out"));
  markNotTheirs(tokens);
  markMissed(tokens);
}
