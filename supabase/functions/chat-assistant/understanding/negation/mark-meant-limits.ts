import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { unmark } from "./unmark.ts";

const limits =
  /\b(?:over|under|above|below|beyond|past|more than|less than|longer than|shorter than|at most|at least|up to|upto|within|exceeding)$/;

/** "Anything over 10 hours is out": a limit is heeded; what takes just so long is not waved off. */
export function markMeantLimits(tokens: readonly Token[]): void {
  tokens.forEach((token, at) => {
    const before = textOf(tokens.slice(Math.max(0, at - 2), at));
    if (token.kind === "hours" && limits.test(before)) unmark(token);
  });
}
