import { asksOfChosen } from "./asked-of-code.ts";
import type { Clause } from "./clauses.ts";
import { hindrance } from "./code.ts";
import type { Conditions } from "./conditions.ts";
import { asksWhich, choosing, factsOf, type Rule } from "./facts-of-demands.ts";
import { mostOf } from "./in-other-words.ts";
import { noun } from "./naming.ts";
import { asksOfHours, codesWithin, comparesHours, limitsHours } from "./of-hours.ts";
import { asksWhichLaunched } from "./of-launch.ts";
import { ofLengths } from "./of-lengths.ts";
import { ofOthers } from "./of-others.ts";
import { saysOfSelf, tellsCode } from "./of-self.ts";
import { isStatement } from "./statements.ts";
import { isTaughtAt } from "./taught.ts";
import type { Token } from "./token.ts";
import { wordSet } from "./word-set.ts";
import { asksYesOrNo } from "./yes-or-no.ts";

const teaches =
  /\b(cover|covers|covered|teach|teaches|taught|include|includes|contain|contains|about|deals?)\b/;

/** "Drop the last two, what is left?" */
const asksRest = /\b(?:what|which)\b.* (?:left|remain|remains|remaining)$/;
/** "What do you teach besides Python?" */
const whatElse =
  /\bwhat (?:else |all |other \w+ )?(?:do|does|is|are|can|will|would|shall)\b.*\b(?:teach|taught|cover|covers|covered|learn|offer|in it|syllabus)\b/;
/** "What does the agent architecture course cover?" */
const ofCourse =
  /\bwhat\b.* (?:course|program|programme|training|class|one) (?:will |does |all )?(?:covers?|teach(?:es)?|includes?|contains?|has)\b/;
/** "Is there a program with no agents?" */
const asksIfThereIs =
  /^(?:and |so |but |then )*(?:(?:(?:is|are) there|do you have|have you) (?:a|an|any|some|another|no|not|one)\b|(?:got |maybe |perhaps )?(?:a|an|any|some|another) (?:other )?(?:course|program|programme|class|training|one|bootcamp|workshop)s?\b)/;
/** "Only the agentic one has deployment, correct?" */
const claimsOnly =
  /^(?:and |so |but )*(?:is )?only\b.*\b(?:has|have|teach|teaches|cover|covers|includes?)\b/;
/** "Which one has a roadmap?" */
const has =
  /^(?:and |also |so )*(?:which|what) (?:one|ones|course|program|programme|of \w+) (?:has|have|got)\b/;

/** "Can I take it without Python?" */
const startsWithout =
  /\b(?:can|could|may) (?:i|we|he|she|one|they|someone)\b.*\b(?:without|if (?:i|he|she|they) (?:never|do not|does not))\b/;
/** "Does it need Python already?" */
const needsAlready =
  /\b(?:need|needs|require|requires|expect|expects|assume|assumes|ask for|asks for|know|knows)\b.*\b(?:already|before|beforehand|first|prior|in advance)\b/;
const mayJoin =
  /^(?:(?:and|so|but|then) )*(?:can|could|may|should|would) (?:i|we|he|she|they|one|somebody) (?:still |also |even |then )?(?:join|take|do|enroll|attend|manage|apply|register)\b/;
const ofJoining = wordSet("register deadline");
const mayMean = wordSet(
  "order coverage codingNeed recommendation curriculum register programs transfer",
);

/** "We want bots that share work. Covered?" */
const elliptic = wordSet("curriculum coverage");

/** Asked of what is left when some are waved off, these ask which programs there are. */
const ofTheRest = wordSet("coverage summary compare recommendation help unclear");

/** In this order: demands on the data decide what a vague question asks. */
const rules: readonly Rule[] = [
  (intent, { size, placesOut, clause }) =>
    (size?.isExcluded && (intent === "decline" || intent === "summary")) ||
    (placesOut && asksRest.test(clause.text))
      ? "programs"
      : undefined,
  (_, { lacksCode, clause }) =>
    lacksCode && hindrance.test(clause.text) ? "codingNeed" : undefined,
  // "I can't code. Can I join it?" asks whether it is for them before it asks how.
  (intent, { lacksCode, clause }) =>
    ofJoining.has(intent) && lacksCode && asksYesOrNo(clause) && mayJoin.test(clause.text)
      ? "codingNeed"
      : undefined,
  saysOfSelf,
  (intent, { clause }) =>
    intent === "coverage" && ofCourse.test(clause.text) && clause.tokens.some(isDescribing)
      ? "curriculum"
      : undefined,
  (intent, { names, taught, clause }) =>
    intent === "summary" && names && taught && claimsOnly.test(clause.text)
      ? "coverage"
      : undefined,
  (intent, { withoutCode, clause }) =>
    withoutCode && intent === "formFields" && asksWhich.test(clause.text)
      ? "codingNeed"
      : undefined,
  // "Does the app course cover project building?"
  (intent, { names, clause }) =>
    intent === "projects" && names && asksYesOrNo(clause) && teaches.test(clause.text)
      ? "coverage"
      : undefined,
  // "What is the course on agents called?"
  (intent, { taught }) => (intent === "name" && taught ? "coverage" : undefined),
  (intent, { codes, beginsCode, names, clause }) =>
    intent === "codingNeed" && codes && !names && tellsCode(clause, beginsCode)
      ? "recommendation"
      : undefined,
  (intent, { names, taught, clause }) =>
    names && taught && asksYesOrNo(clause) && needsAlready.test(clause.text) && mayMean.has(intent)
      ? "prerequisites"
      : undefined,
  (intent, { names, taught, clause }) =>
    names && taught && asksYesOrNo(clause) && startsWithout.test(clause.text) && mayMean.has(intent)
      ? "prerequisites"
      : undefined,
  (intent, { clause, person, extreme, isComparative }) => {
    const told = clause.tokens.filter(
      ({ kind, excluded }) =>
        kind === "program" || kind === "skill" || (excluded && kind === "word"),
    );
    const leavesOut = told.length > 0 && told.every(({ excluded }) => excluded);
    const isOfNamed = told.some(({ kind, excluded }) => kind === "program" && !excluded);
    if (isOfNamed && told.some(({ kind, excluded }) => kind !== "program" && excluded))
      return intent === "coverage" ? "curriculum" : undefined;
    const isOfLength = extreme !== undefined || isComparative;
    if (leavesOut && elliptic.has(intent) && whatElse.test(clause.text)) return "curriculum";
    return leavesOut &&
      !isOfLength &&
      !person &&
      ofTheRest.has(intent) &&
      (!asksYesOrNo(clause) || asksIfThereIs.test(clause.text))
      ? "programs"
      : undefined;
  },
  ...ofLengths,
  ...ofOthers,
  asksOfHours,
  codesWithin,
  asksWhichLaunched,
  limitsHours,
  comparesHours,
  (intent, { withoutCode, clause }) =>
    withoutCode && intent === "codingNeed" && /\bhow many\b/.test(clause.text)
      ? "count"
      : undefined,
  (intent, { withoutCode, person, clause }) => {
    const isOther = intent === "count" || intent === "duration" || asksOfChosen(clause);
    if (!withoutCode || !choosing.has(intent) || isOther) return undefined;
    return person && intent !== "tellsAboutSelf" ? "recommendation" : "codingNeed";
  },
  (intent, { withoutCode, person, names, clause }) =>
    intent === "codingNeed" && withoutCode && person && !names && isStatement(clause)
      ? "recommendation"
      : undefined,
  (intent, { told, names, clause }) =>
    !names && elliptic.has(intent) && (speaksOf(clause) || (told && clause.tokens.length < 9))
      ? "coverage"
      : undefined,
  (intent, { person, hours, withoutCode, clause }) => {
    const asksTaught = clause.tokens.some((token, at) => isTaughtAt(clause.tokens, token, at));
    const isPlain = !person && !hours && !withoutCode && asksWhich.test(clause.text);
    if (asksTaught && intent === "privacy" && teaches.test(clause.text)) return "coverage";
    if (intent === "register" && asksTaught && /^(?:will|does|do|is)\b/.test(clause.text))
      return "coverage";
    const isTaught = (teaches.test(clause.text) || has.test(clause.text)) && choosing.has(intent);
    return asksTaught && isPlain && (intent === "programs" || isTaught) ? "coverage" : undefined;
  },
  (intent, { person, clause }) =>
    intent === "prerequisites" && person && /\bi (?:am|work as|have been)\b/.test(clause.text)
      ? "recommendation"
      : undefined,
  (intent, { person, names, taught }) => {
    const forSomeone = person && !names && (intent === "summary" || intent === "programs");
    const knows = intent === "tellsAboutSelf" || (intent === "summary" && !names);
    return forSomeone || (knows && taught && !person) ? "recommendation" : undefined;
  },
  (intent, { clause }) => {
    const place = clause.tokens.find((token) => token.kind === "place" && !token.excluded);
    const inIndia = intent === "abroad" && place?.kind === "place" && place.zone === "IST";
    return inIndia || (intent === "location" && place) ? "otherCity" : undefined;
  },
];

/** "The agent architecture course" */
function isDescribing({ kind }: Token, at: number, tokens: readonly Token[]): boolean {
  return kind === "skill" && noun.test(tokens[at + 1]?.text ?? "");
}

/** Whether what is taught is named in other words. */
function speaksOf({ goals }: Clause): boolean {
  return mostOf(goals) > 0.15;
}

/** What a clause asks in the light of what it demands; undefined when its words alone tell. */
export function isDemanded(
  intent: string,
  clause: Clause,
  conditions: Conditions,
  message: readonly Token[],
  told: boolean,
): string | undefined {
  const facts = factsOf(clause, conditions, message, told);
  for (const rule of rules) {
    const found = rule(intent, facts);
    if (found) return found;
  }
  return undefined;
}
