import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { unmark } from "./unmark.ts";

const limits =
  /\b(?:over|under|above|below|beyond|past|more than|less than|longer than|shorter than|at most|at least|up to|upto|within|exceeding)$/;

/** "The 10 hour course (that is not for managers)" */
const described =
  /^(?:(?:course|program|programme|one|class|training) )?(?:that|which) (?:is|are|does|do|has|needs?) not\b/;

/** "Anything over 10 hours is out": a limit is heeded; what takes just so long is not waved off, nor what is described by what it is not. */
export function markMeantLimits(tokens: readonly Token[]): void {
  tokens.forEach((token, at) => {
    const before = textOf(tokens.slice(Math.max(0, at - 2), at));
    const behind = textOf(tokens.slice(at + 1, at + 5));
    const isMeant = limits.test(before) || described.test(behind);
    if (token.kind === "hours" && isMeant) unmark(token);
  });
}
