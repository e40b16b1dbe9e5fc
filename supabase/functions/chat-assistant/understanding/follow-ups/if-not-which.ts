import type { Clause } from "../clauses/clauses.ts";
import type { Asked } from "../intent-rules/asked-intent.ts";
import { textOf } from "../tokens/text.ts";
import { isProgram, type Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

const ifNot =
  /^(?:(?:and|or|but) )*(?:if (?:not|no)|otherwise|else|warna|nahi to)(?: then)? (?:then )?(?:which|what|kaun\w*|konsa)(?: (?:other|else))?(?: (?:one|ones|course|program|programme|is|would|will|should|do|can|be|i|she|he|they|you|take|suggest|recommend|right|better|suits?|fits?|ok|okay|hai))*$/;
const ofOnes = wordSet("codingNeed audience prerequisites recommendation difficulty");

/** "(Is the agents course ok for someone who never coded?) If not, which one is?": which of the others suits so. */
export function ifNotWhich(clause: Clause, before: Asked | undefined): Asked | undefined {
  const isBehind = before !== undefined && ofOnes.has(before.intent);
  if (!isBehind || !ifNot.test(clause.text) || !before.clause.tokens.some(isProgram))
    return undefined;
  const told = before.clause.tokens.map(
    (token): Token => (token.kind === "program" ? { ...token, excluded: true } : token),
  );
  const tokens = [...told, ...clause.tokens];
  return { intent: "recommendation", clause: { ...clause, tokens, text: textOf(tokens) } };
}
