import { rankIn } from "../conditions/ranks.ts";
import { asksHoursTaken, onlyTakes } from "../sentences/only-takes.ts";
import { wordSet } from "../tokens/word-set.ts";
import type { Facts, Rule } from "./demand-facts.ts";

const mayDiffer = wordSet("compare price salary number duration unsaid summary");

const bareDifference =
  /^(?:(?:and|so|then|what is|whats|the|a|tell me) )*(?:difference|farak|fark|antar|gap)(?: (?:in hours|kitna|kitne|kitni|ka|is|how much|kya|hai|hoga))*$/;
/** "The one plus the other", "all three": what is added up is hours. */
const ofSums = /\b(?:plus|together|combined|milake|all (?:three|four|five)|teeno)\b/;
const against = /\b(?:vs|versus|against|compared (?:to|with)|than)\b/;

/** "Business + app vs all three, difference kitna?": of sums there is a difference in hours and in nothing else. */
function differInSum(intent: string, { clause, said }: Facts): string | undefined {
  const isOfSums = ofSums.test(said) && against.test(said);
  const isOfBoth = against.test(clause.text) && ofDifference.test(clause.text);
  const isAsked = bareDifference.test(clause.text) || isOfBoth;
  return isOfSums && isAsked && mayDiffer.has(intent) ? "duration" : undefined;
}

const sideWords =
  wordSet(`vs versus against as compared to with rather than instead of not and or but plus both two all
  three four dono teeno the a your just only course courses program programs one ones wala track tracks between together
  combined aur ya first second in place`);
const asksDifference =
  /\bhow (?:much|many(?: more)? hours) (?:longer|shorter|more|less|bigger|smaller|apart)\b|\bhow many (?:more|fewer|less) hours\b|\b(?:difference|farak|fark|antar|gap)\b.*\b(?:hours?|ghante|time|length)\b|\b(?:hours?|ghante|time|length)\b.*\b(?:difference|farak|fark|antar|gap|apart)\b|\b(?:longer|shorter|more hours)\b.*\bby how (?:much|many)\b|\b(?:fewer|less|more) hours or (?:more|less|fewer)\b/;
const ofDifference = /\b(?:difference|farak|fark|antar|gap)\b/;

/** "(How much longer is the app course,) compared with the leaders one": no more than what is set against each other. */
function onlySides(intent: string, { clause, said }: Facts): string | undefined {
  const beside = said.replace(clause.text, "");
  const isOfSums = ofSums.test(said) && against.test(said) && ofDifference.test(beside);
  const isAsked = asksDifference.test(beside) || isOfSums;
  const isSides = clause.tokens.every(
    ({ kind, text }) => kind === "program" || kind === "pointer" || sideWords.has(text),
  );
  return mayOppose.has(intent) && isAsked && isSides ? "aside" : undefined;
}

const mayOppose = wordSet("compare summary order curriculum recommendation programs duration");

/** "How many hours if I do the one (and after that the other)?", "(does both) but skips that": what is told belongs to the sum. */
function sumsTold(intent: string, { clause, besideClause }: Facts): string | undefined {
  const isAsked = asksHoursTaken(besideClause) && !asksHoursTaken(clause.text);
  return isAsked && mayTake.has(intent) && onlyTakes(clause) ? "aside" : undefined;
}

const mayTake = wordSet(
  "order summary curriculum compare recommendation programs aside refund coverage audience duration",
);

/** "What is the next longest after that?" asks for no next step. */
function asksRank(_: string, { clause }: Facts): string | undefined {
  return rankIn(clause.text) ? "duration" : undefined;
}

/** What asks by how many hours some are apart, or adds to that. */
export const ofDifferences: readonly Rule[] = [differInSum, onlySides, sumsTold, asksRank];
