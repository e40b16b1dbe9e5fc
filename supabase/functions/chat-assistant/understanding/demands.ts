import type { Clause } from "./clauses.ts";
import type { Conditions } from "./conditions.ts";
import { asksYesOrNo } from "./selection.ts";
import type { Token } from "./token.ts";

/** Questions of which program to take, or of them all. */
const choosing = new Set(
  `programs recommendation coverage prerequisites audience tellsAboutSelf register summary duration count help
  compare`.split(/\s+/),
);
const vague = new Set(["programs", "recommendation", "compare", "summary", "count"]);
const asksWhich =
  /\b(which|what|any|anything|something|show|list|only|courses|programs|programmes|kaunse|kaunsa|konse|konsa|ones|everything|options|kuch)\b/;
const counts = /\bhow many (courses|programs)\b/;

type Facts = Conditions & {
  clause: Clause;
  names: boolean;
  /** Who writes, or for whom, is said anywhere in the message. */
  person: boolean;
  taught: boolean;
};
type Rule = (intent: string, facts: Facts) => string | undefined;

/** In this order: demands on the data decide what a vague question asks. */
const rules: readonly Rule[] = [
  (intent, { size }) =>
    size?.isExcluded && (intent === "decline" || intent === "summary") ? "programs" : undefined,
  (intent, { hours, extreme, adds, isAll, clause }) => {
    const ofAll = (hours || extreme || adds) && isAll && asksYesOrNo(clause);
    return (ofAll || (adds && hours)) && choosing.has(intent) ? "duration" : undefined;
  },
  limitsHours,
  (intent, { extreme, adds, clause }) =>
    (extreme || adds) && vague.has(intent) && !counts.test(clause.text) ? "duration" : undefined,
  (intent, { withoutCode, person }) => {
    if (!withoutCode || !choosing.has(intent) || intent === "count") return undefined;
    return person && intent !== "tellsAboutSelf" ? "recommendation" : "codingNeed";
  },
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
  if (!choosing.has(intent)) return undefined;
  return intent === "count" || intent === "recommendation" ? intent : "programs";
}
