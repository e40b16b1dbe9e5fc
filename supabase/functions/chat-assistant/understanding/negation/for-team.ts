import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const team = /^(?:teams?|staff|compan(?:y|ies)|office|employees|groups?|crew)$/;

const training = /^(?:training|trainings|course|courses|package|batch|workshop)$/;

/** "For me only, not for any team", "no team training": whom it is for waves off nothing that is taught. */
export function isForTeam(tokens: readonly Token[], at: number): boolean {
  const before = textOf(tokens.slice(Math.max(0, at - 3), at));
  const isFor = /\bfor(?: \w+){0,2}$/.test(before) || training.test(tokens[at + 1]?.text ?? "");
  return team.test(tokens[at]?.text ?? "") && isFor;
}
