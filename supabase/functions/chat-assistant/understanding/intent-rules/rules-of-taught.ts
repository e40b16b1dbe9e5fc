import type { Clause } from "../clauses/clauses.ts";
import { withoutGroup } from "../references/one-of-group.ts";
import { pointsWithin } from "../references/points-within.ts";
import { mostOf } from "../scoring/in-other-words.ts";
import { asksWhoTeachesThat } from "../sentences/teaches-that.ts";
import { asksYesOrNo } from "../sentences/yes-or-no.ts";
import { isPerson, isProgram, type Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";
import { asksWhich, choosing, type Facts } from "./demand-facts.ts";

const teaches =
  /\b(cover|covers|covered|teach|teaches|taught|include|includes|contain|contains|about|deals?)\b/;

const whichTeaches =
  /\bwhich\b.*\b(?:discuss\w*|talks?|deals?|covers?|teach\w*|has|have|includes?|contains?|is about)\b/;
/** "Is there a program with no agents?" */
const asksIfThereIs =
  /^(?:and |so |but |then )*(?:(?:(?:is|are) there|do you have|have you) (?:a|an|any|some|another|no|not|one)\b|(?:got |maybe |perhaps )?(?:a|an|any|some|another) (?:other )?(?:course|program|programme|class|training|one|bootcamp|workshop)s?\b)/;

/** "We want bots that share work. Covered?" */
const elliptic = wordSet("curriculum coverage");

/** Asked of what is left when some are waved off, these ask which programs there are. */
const ofTheRest = wordSet("coverage summary compare recommendation help unclear");

const ofOthers = /\b(?:others?|rest|remaining|left|baa?ki|bach\w+|dusr\w+)\b/;
const learns =
  /\b(?:learn\w*|sikh\w*|seekh\w*|padha\w*|teach\w*|taught|cover\w*|topics?|syllabus|curriculum|what is (?:there )?in|whats in|contents?|modules?)\b/;

/** "Leaving the leaders' one aside, what does one learn in the others?" */
export function asksTaughtInOthers(
  intent: string,
  { leavesOut, clause, taught }: Facts,
): string | undefined {
  const isAsked = ofOthers.test(clause.text) && learns.test(clause.text);
  return leavesOut && isAsked && !taught && mayBeTaught.has(intent) ? "curriculum" : undefined;
}

const mayBeTaught = wordSet("programs coverage summary compare recommendation curriculum");

/** "Of the two ten hour ones, which for managers?", "between the developer ones, the one with agents?": compares nothing. */
export function asksOneOfGroup(intent: string, { clause }: Facts): string | undefined {
  const sought = withoutGroup(clause.tokens);
  if (sought.length === clause.tokens.length || !ofOne.has(intent)) return undefined;
  if (sought.some(isPerson)) return "recommendation";
  const isTaught = sought.some(({ kind }) => kind === "skill") || sought.some(isHinting);
  return intent === "compare" && isTaught ? "coverage" : undefined;
}

const ofOne = wordSet("compare recommendation audience programs");

/** "(The one) with agents" */
function isHinting(token: Token, at: number, tokens: readonly Token[]): boolean {
  const isNamed = token.kind === "word" && token.features !== undefined && !token.excluded;
  return isNamed && /^(?:with|on|about|covers?|teaches|has)$/.test(tokens[at - 1]?.text ?? "");
}

/** "What is the course on agents called?" */
export function asksOfTaught(intent: string, { names, taught, clause }: Facts): string | undefined {
  // "Out of the two ten hour ones, which is the one that discusses ROI?"
  if (intent === "compare" && taught && whichTeaches.test(clause.text)) return "coverage";
  // "Does the app course cover project building?"
  if (intent === "projects" && names && asksYesOrNo(clause) && teaches.test(clause.text))
    return "coverage";
  return intent === "name" && taught ? "coverage" : undefined;
}

/** "(Must I know Python,) and if so which of your courses would teach me that first?" */
export function asksOfTold(
  intent: string,
  { clause, namesTaught, taught }: Facts,
): string | undefined {
  const isAsked = !taught && namesTaught && asksWhoTeachesThat(clause.text);
  return isAsked && (intent === "recommendation" || intent === "order") ? "coverage" : undefined;
}

const whatIsLeft =
  /\bwhat (?:else |all |then )*(?:is|are) left(?: over| then| in it| to learn)*$|\bwhat (?:then )?remains(?: then| in it| to learn)*$/;

/** "(Everything but the ROI stuff in the leaders' course,) what is left?" */
export function asksWhatIsLeft(
  intent: string,
  { clause, leavesTopicOut }: Facts,
): string | undefined {
  const isAsked = intent === "programs" && leavesTopicOut && whatIsLeft.test(clause.text);
  return isAsked ? "curriculum" : undefined;
}

const mayBeWhole = wordSet("coverage summary");

/** "Is there a program with no agents?" */
export function asksBesideLeftOut(
  intent: string,
  { clause, person, extreme, isComparative }: Facts,
): string | undefined {
  const told = withoutGroup(clause.tokens).filter(
    ({ kind, excluded }) => kind === "program" || kind === "skill" || (excluded && kind === "word"),
  );
  const leavesOut = told.length > 0 && told.every(({ excluded }) => excluded);
  const isOfNamed = told.some(isProgram) || pointsWithin(clause.text);
  if (isOfNamed && told.some(({ kind, excluded }) => kind !== "program" && excluded))
    return mayBeWhole.has(intent) ? "curriculum" : undefined;
  if (leavesOut && !told.some(({ kind }) => kind === "program") && allTaught.test(clause.text))
    return "curriculum";
  const isOfLength = extreme !== undefined || isComparative;
  return leavesOut &&
    !isOfLength &&
    !person &&
    ofTheRest.has(intent) &&
    (!asksYesOrNo(clause) || asksIfThereIs.test(clause.text))
    ? "programs"
    : undefined;
}

/** "We want bots that share work. Covered?", "which one has agents?" */
export function asksIfCovered(
  intent: string,
  { told, names, person, hours, withoutCode, clause }: Facts,
): string | undefined {
  const isShort = told && clause.tokens.length < 9;
  if (!names && elliptic.has(intent) && (speaksOf(clause) || isShort)) return "coverage";
  const asksTaught = clause.tokens.some((token, at) => isTaughtAt(clause.tokens, token, at));
  const isPlain = !person && !hours && !withoutCode && asksWhich.test(clause.text);
  const isTaught = teaches.test(clause.text) && choosing.has(intent);
  return asksTaught && isPlain && (intent === "programs" || isTaught) ? "coverage" : undefined;
}

/** "Everything you teach except Python" */
const allTaught =
  /^(?!.*\b(?:hours?|total|sum|long|cost|price|fees?)\b).*\b(?:everything|all|whatever|what|what all|anything) (?:that |which )?(?:(?:else|all|is|gets) )*(?:you (?:guys |people )?(?:teach|cover)|(?:is )?(?:taught|covered))\b/;

/** Whether what is taught is named in other words. */
function speaksOf({ goals }: Clause): boolean {
  return mostOf(goals) > 0.15;
}

/** What a feature names, or with a common word seems to name: "which one is about agents". */
function isTaughtAt(tokens: readonly Token[], token: Token, at: number): boolean {
  if (token.excluded) return false;
  const before = tokens[at - 1]?.text ?? "";
  const isHint =
    token.kind === "word" &&
    token.features &&
    /^(about|on|with|in|cover|covers|teach|teaches)$/.test(before);
  return token.kind === "skill" || isHint === true;
}

const ofTools = wordSet(
  "coverage recommendation summary curriculum audience duration unsaid compare",
);

/** "Is it LangGraph or CrewAI that you teach agents with?", "AWS or Azure, which do you put the app on?" */
export function asksWhichTool(intent: string, { clause }: Facts): string | undefined {
  const at = clause.tokens.findIndex(
    ({ kind, text }) => kind === "word" && /^(?:or|ya|vs)$/.test(text),
  );
  const isTool = (token: Token | undefined) => token?.kind === "technology" && !token.excluded;
  const isChoice =
    at > 0 && isTool(clause.tokens[at - 1]) && clause.tokens.slice(at + 1, at + 3).some(isTool);
  return isChoice && ofTools.has(intent) && worksWith.test(clause.text) ? "tools" : undefined;
}

const worksWith =
  /\b(?:with|on|in)$|\b(?:with|using|use|uses|put|written|write|built|build|run|host\w*)\b(?!.*\b(?:syllabus|curriculum|covered|listed|taught)\b)/;

/** "Is deployment listed in all three?" asks for no sum. */
export function ofTaughtInAll(
  intent: string,
  { taught, hours, isAll, clause }: Facts,
): string | undefined {
  return intent === "coverage" && taught && !hours && isAll && asksYesOrNo(clause)
    ? intent
    : undefined;
}
