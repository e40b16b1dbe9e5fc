import { textOf } from "./text.ts";
import type { Token } from "./token.ts";

const team = /^(?:teams?|staff|compan(?:y|ies)|office|employees|groups?|crew)$/;

/** "For me only, not for any team": whom it is for waves off nothing that is taught. */
export function isForTeam(tokens: readonly Token[], at: number): boolean {
  const before = textOf(tokens.slice(Math.max(0, at - 3), at));
  return team.test(tokens[at]?.text ?? "") && /\bfor(?: \w+){0,2}$/.test(before);
}
