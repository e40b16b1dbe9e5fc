import type { Clause } from "../clauses/clauses.ts";
import { onlyCorrects } from "../references/only-names.ts";
import { isProgram } from "../tokens/token.ts";

/** "Tell me about the agents course, sorry, I meant the business one": asked of the one that was meant. */
export function withCorrectedNames(clauses: readonly Clause[]): readonly Clause[] {
  const meant: Clause[] = [];
  for (const clause of clauses) {
    const before = meant.at(-1);
    const isTakenBack =
      before?.tokens.some(({ kind, excluded }) => kind === "program" && excluded) &&
      !before.tokens.some(isProgram);
    if (before && isTakenBack && onlyCorrects(clause))
      meant[meant.length - 1] = { ...before, tokens: [...before.tokens, ...clause.tokens] };
    else meant.push(clause);
  }
  return meant;
}
