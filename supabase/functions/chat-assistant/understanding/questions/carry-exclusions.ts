import { readConditions } from "../conditions/conditions.ts";
import type { Asked } from "../intent-rules/asked-intent.ts";
import { pointsOnly } from "../references/only-names.ts";
import { isQuestion } from "../sentences/statements.ts";
import type { Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

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

const ofLists = wordSet("recommendation curriculum coverage programs summary");
/** "(Which topics are in it) but have nothing to do with deployment" */
const leaves =
  /^(?:(?:but|and|that|which|please) )*(?:(?:have|has|having|with|are|is) )?(?:nothing|no|not|without|except|minus|leaving|leave|skip|barring)\b/;

/** "(I want to build an app.) So not the leaders' one please": heeded where it is chosen, it asks nothing more. */
function withoutLastWave(asked: readonly Asked[]): readonly Asked[] {
  const last = asked.at(-1);
  const names = last?.clause.tokens.filter(({ kind }) => kind !== "word") ?? [];
  const isWave = last !== undefined && names.length > 0 && names.every(({ excluded }) => excluded);
  const before = asked.slice(0, -1);
  const isChosen = before.some(({ intent }) => intent === "recommendation");
  const isListed = before.some(({ intent }) => ofLists.has(intent));
  const isHeeded =
    (isChosen && isWave && pointsOnly(last.clause)) ||
    (isListed && isWave && leaves.test(last.clause.text));
  const listed = before.at(-1);
  const leavesProgram =
    isWave &&
    last.intent === listed?.intent &&
    names.every(isOfPrograms) &&
    leaves.test(last.clause.text);
  if (!listed || !leavesProgram) return isHeeded ? before : asked;
  // "Which of them cover deployment? Leave out the app course."
  const tokens = [...listed.clause.tokens, ...last.clause.tokens];
  return [...before.slice(0, -1), { ...listed, clause: { ...listed.clause, tokens } }];
}

/** "I have finished the app course. (…)": what is told of a program may seem to ask for these. */
const ofNothing = wordSet("programs recommendation aside tellsAboutSelf order");

function isWavingOff({ intent, leadsUp, clause }: Asked): boolean {
  const named = clause.tokens.filter(({ kind }) => kind !== "word");
  const isSized = readConditions(clause.tokens).size?.isExcluded === true;
  const isTold =
    ofNothing.has(intent) && !isQuestion(clause) && named.every(({ kind }) => kind === "program");
  return (
    (leadsUp === true || isTold) &&
    (isSized || (named.length > 0 && named.every(({ excluded }) => excluded)))
  );
}

function isOfPrograms({ kind }: Token): boolean {
  return kind === "program";
}
