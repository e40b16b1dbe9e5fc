import { readConditions } from "../conditions/conditions.ts";
import type { Asked } from "../intent-rules/asked-intent.ts";
import { pointsOnly } from "../references/only-names.ts";
import { isQuestion } from "../sentences/statements.ts";

/** "Not the long one. The other: what is it about?": what is waved off is so for what is asked then. */
export function carryExclusions(asked: readonly Asked[]): Asked[] {
  return withoutLastWave(asked).flatMap((one, at) => {
    const before = asked[at - 1];
    if (isWavingOff(one) && at < asked.length - 1) return [];
    if (!before || !isWavingOff(before)) return [one];
    const tokens = [...before.clause.tokens, ...one.clause.tokens];
    return [{ ...one, clause: { ...one.clause, tokens } }];
  });
}

/** "(I want to build an app.) So not the leaders' one please": heeded where it is chosen, it asks nothing more. */
function withoutLastWave(asked: readonly Asked[]): readonly Asked[] {
  const last = asked.at(-1);
  const names = last?.clause.tokens.filter(({ kind }) => kind !== "word") ?? [];
  const isWave =
    last !== undefined &&
    names.length > 0 &&
    names.every(({ excluded }) => excluded) &&
    pointsOnly(last.clause) &&
    !isQuestion(last.clause);
  const isChosen = asked.slice(0, -1).some(({ intent }) => intent === "recommendation");
  return isWave && isChosen ? asked.slice(0, -1) : asked;
}

function isWavingOff({ leadsUp, clause }: Asked): boolean {
  const named = clause.tokens.filter(({ kind }) => kind !== "word");
  const isSized = readConditions(clause.tokens).size?.isExcluded === true;
  return (
    leadsUp === true && (isSized || (named.length > 0 && named.every(({ excluded }) => excluded)))
  );
}
