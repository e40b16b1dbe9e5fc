import { asksWhich, choosing, type Facts } from "./facts-of-demands.ts";
import { asksJudgement, asksYesOrNo } from "./yes-or-no.ts";

const vague = new Set(["programs", "recommendation", "compare", "summary", "count"]);
const claimed = new Set(["programs", "summary", "count", "curriculum"]);
/** "(I can give 30 hours.) Application development possible?" */
const fits =
  /^(?:(?:is|will|would|can|and|so|then|is the|the) )*(?:\w+ ){1,4}(?:possible|doable|ok|okay|fine|fit|manageable|finishable|feasible)(?: (?:then|for me|in that|in it|within (?:that|it)))?$/;
const sized = /\btoo (?:long|short)\b/;
const counts =
  /\b(?:how many|kitne|number of) (?:courses?|programs?)\b|\btotal (?:courses|programs)\b/;

/** "Is it more than 20 hours?", "is ten hours enough?", "are all under 20 hours?" */
export function asksOfHours(
  intent: string,
  { hours, limit, extreme, adds, isAll, names, clause }: Facts,
): string | undefined {
  const ofAll = (hours || extreme || adds) && isAll && asksYesOrNo(clause);
  const isClaim = asksYesOrNo(clause) || !asksWhich.test(clause.text);
  if (hours && names && isClaim && claimed.has(intent)) return "duration";
  if (limit && names && fits.test(clause.text)) return "duration";
  if (asksJudgement(clause) && asksYesOrNo(clause) && (hours || sized.test(clause.text)))
    return "duration";
  const sums = adds && hours && (choosing.has(intent) || intent === "order");
  return sums || (ofAll && choosing.has(intent)) ? "duration" : undefined;
}

/** "What is the longest?", "and both together?" */
export function comparesHours(
  intent: string,
  { extreme, adds, isComparative, size, clause }: Facts,
): string | undefined {
  return (adds || (!size && (extreme || isComparative))) &&
    vague.has(intent) &&
    !counts.test(clause.text)
    ? "duration"
    : undefined;
}

/** "Which are under 20 hours?" asks for programs, "tell me about the 10 hour courses" for what they are. */
export function limitsHours(intent: string, { hours, names, clause }: Facts): string | undefined {
  const own = clause.tokens.some(({ kind }) => kind === "hours");
  const pointsAt = intent === "summary" && (clause.guesses[0]?.chance ?? 0) > 0.6;
  if (!hours || !own || names || pointsAt || intent === "compare" || !asksWhich.test(clause.text))
    return undefined;
  const isOfCode = /\bcod(?:e|ing)\b|\bprogramming\b|\btechnical\b/.test(clause.text);
  if (intent === "codingNeed" && !isOfCode) return "programs";
  if (!choosing.has(intent) && (clause.guesses[0]?.chance ?? 0) > 0.3) return undefined;
  return intent === "count" || intent === "recommendation" ? intent : "programs";
}
