import type { Clause } from "./clauses.ts";
import type { Conditions } from "./conditions.ts";
import { saysOfSelf } from "./of-self.ts";
import { asksJudgement, asksYesOrNo } from "./selection.ts";
import { isTaughtAt } from "./taught.ts";
import type { Token } from "./token.ts";

const setOf = (words: string) => new Set(words.trim().split(/\s+/));

/** Questions of which program to take, or of them all. */
const choosing =
  setOf(`programs recommendation coverage prerequisites audience tellsAboutSelf register summary duration count help
  compare`);
const vague = new Set(["programs", "recommendation", "compare", "summary", "count"]);
const asksWhich =
  /\b(which|what|any|anything|something|show|list|only|courses|programs|programmes|kaunse|kaunsa|konse|konsa|ones|everything|options|kuch|everyone)\b/;
const claimed = new Set(["programs", "summary", "count"]);
const sized = /\btoo (?:long|short)\b/;
const teaches =
  /\b(cover|covers|covered|teach|teaches|taught|include|includes|contain|contains|about|deals?)\b/;
const counts =
  /\b(?:how many|kitne|number of) (?:courses?|programs?)\b|\btotal (?:courses|programs)\b/;

type Facts = Conditions & {
  clause: Clause;
  names: boolean;
  /** Who writes, or for whom, is said anywhere in the message. */
  person: boolean;
  taught: boolean;
};
type Rule = (intent: string, facts: Facts) => string | undefined;

/** Asked of what is left when some are waved off, these ask which programs there are. */
const ofTheRest = setOf("coverage summary compare recommendation help unclear");

/** In this order: demands on the data decide what a vague question asks. */
const rules: readonly Rule[] = [
  (intent, { size }) =>
    size?.isExcluded && (intent === "decline" || intent === "summary") ? "programs" : undefined,
  saysOfSelf,
  (intent, { clause, person, extreme, isComparative }) => {
    const told = clause.tokens.filter(
      ({ kind, excluded }) =>
        kind === "program" || kind === "skill" || (excluded && kind === "word"),
    );
    const leavesOut = told.length > 0 && told.every(({ excluded }) => excluded);
    const isOfNamed = told.some(({ kind, excluded }) => kind === "program" && !excluded);
    if (isOfNamed && told.some(({ kind, excluded }) => kind === "skill" && excluded))
      return intent === "coverage" ? "curriculum" : undefined;
    const isOfLength = extreme !== undefined || isComparative;
    return leavesOut && !isOfLength && !person && ofTheRest.has(intent) && !asksYesOrNo(clause)
      ? "programs"
      : undefined;
  },
  (intent, { hours, extreme, adds, isAll, names, clause }) => {
    const ofAll = (hours || extreme || adds) && isAll && asksYesOrNo(clause);
    const isClaim = asksYesOrNo(clause) || !asksWhich.test(clause.text);
    if (hours && names && isClaim && claimed.has(intent)) return "duration";
    if (asksJudgement(clause) && asksYesOrNo(clause) && (hours || sized.test(clause.text)))
      return "duration";
    const sums = adds && hours && (choosing.has(intent) || intent === "order");
    return sums || (ofAll && choosing.has(intent)) ? "duration" : undefined;
  },
  limitsHours,
  (intent, { extreme, adds, isComparative, size, clause }) =>
    (adds || (!size && (extreme || isComparative))) &&
    vague.has(intent) &&
    !counts.test(clause.text)
      ? "duration"
      : undefined,
  (intent, { withoutCode, clause }) =>
    withoutCode && intent === "codingNeed" && /\bhow many\b/.test(clause.text)
      ? "count"
      : undefined,
  (intent, { withoutCode, person }) => {
    if (!withoutCode || !choosing.has(intent) || intent === "count" || intent === "duration")
      return undefined;
    return person && intent !== "tellsAboutSelf" ? "recommendation" : "codingNeed";
  },
  (intent, { person, hours, withoutCode, clause }) => {
    const asksTaught = clause.tokens.some((token, at) => isTaughtAt(clause.tokens, token, at));
    const isPlain = !person && !hours && !withoutCode && asksWhich.test(clause.text);
    if (asksTaught && intent === "privacy" && teaches.test(clause.text)) return "coverage";
    if (intent === "register" && asksTaught && /^(?:will|does|do|is)\b/.test(clause.text))
      return "coverage";
    const isTaught = teaches.test(clause.text) && choosing.has(intent);
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
    const place = clause.tokens.find((token) => token.kind === "place");
    const inIndia = intent === "abroad" && place?.kind === "place" && place.zone === "IST";
    return inIndia || (intent === "location" && place) ? "otherCity" : undefined;
  },
];

/** What a clause asks in the light of what it demands; undefined when its words alone tell. */
export function isDemanded(
  intent: string,
  clause: Clause,
  conditions: Conditions,
  message: readonly Token[],
): string | undefined {
  const has = (tokens: readonly Token[], kind: string) =>
    tokens.some((token) => token.kind === kind && !token.excluded);
  const facts: Facts = {
    ...conditions,
    clause,
    names: has(clause.tokens, "program"),
    person: has(message, "person"),
    taught: clause.tokens.some(({ kind }) => kind === "skill" || kind === "technology"),
  };
  for (const rule of rules) {
    const found = rule(intent, facts);
    if (found) return found;
  }
  return undefined;
}

/** "Which are under 20 hours?" asks for programs, "tell me about the 10 hour courses" for what they are. */
function limitsHours(intent: string, { hours, names, clause }: Facts): string | undefined {
  const own = clause.tokens.some(({ kind }) => kind === "hours");
  const pointsAt = intent === "summary" && (clause.guesses[0]?.chance ?? 0) > 0.6;
  if (!hours || !own || names || pointsAt || !asksWhich.test(clause.text)) return undefined;
  if (!choosing.has(intent) && (clause.guesses[0]?.chance ?? 0) > 0.3) return undefined;
  return intent === "count" || intent === "recommendation" ? intent : "programs";
}
