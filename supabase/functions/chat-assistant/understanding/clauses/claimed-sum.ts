import { isQuestion } from "../sentences/statements.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import type { Clause } from "./clauses.ts";

type Parts = { tokens: readonly Token[]; clauses: readonly Clause[] };

/** "If I take the one / and then the other, / is that 50 hours?" is one part, which adds them up. */
export function joinSum<Heard extends Parts>(heard: Heard, from: number, to: number): Heard {
  const within = new Set(heard.tokens.slice(from, to + 1));
  const parts = heard.clauses.filter(({ tokens }) => tokens.some((token) => within.has(token)));
  const [first] = parts;
  const last = parts.at(-1);
  const asked = parts.filter(isQuestion);
  // "How do I register for both, and is it 50 hours then?" asks for more than the sum.
  if (!first || !last || asked.length > 1 || asked.some(({ tokens }) => !tellsHours(tokens)))
    return heard;
  const tokens = parts.flatMap((part) => part.tokens);
  const joined: Clause = { ...last, tokens, text: textOf(tokens), features: [], isSum: true };
  const clauses = heard.clauses.flatMap((part) =>
    part === first ? [joined] : parts.includes(part) ? [] : [part],
  );
  return { ...heard, clauses };
}

function tellsHours(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind }) => kind === "hours" || kind === "number");
}
