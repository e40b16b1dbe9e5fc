import { textOf } from "./text.ts";
import type { Token } from "./token.ts";

const misses =
  /\bwhat (?:all |else |exactly )?(?:would|will|do|am|shall|should|could|might|can) (?:i|we|he|she|they|one|you) (?:be )?(?:then |really )?(?:miss|missing|lose|losing|miss out on|not get|not learn)\b/;

/** Whether it is asked what somebody misses who does not take a program. */
export function asksWhatIsMissed(text: string): boolean {
  return misses.test(text);
}

/** "What would I miss if I took this and not that?" asks of that: what is waved off is meant, and what is not is not. */
export function markMissed(tokens: readonly Token[]): void {
  const programs = tokens.filter(({ kind }) => kind === "program");
  if (!asksWhatIsMissed(textOf(tokens)) || !programs.some(({ excluded }) => excluded)) return;
  for (const token of programs) {
    if (token.excluded) {
      delete token.excluded;
      delete token.isOut;
    } else token.excluded = true;
  }
}
