import type { Clause } from "../clauses/clauses.ts";
import type { Conditions } from "../conditions/conditions.ts";
import { isStatement } from "../sentences/statements.ts";
import { asksYesOrNo } from "../sentences/yes-or-no.ts";
import { wordSet } from "../tokens/word-set.ts";

/** Said by who says no, or nothing: what is named beside it asks more. */
const sayings =
  wordSet(`decline bored fine hostile laugh sorry affirm thanks greeting affection wellWish inject help unclear offTopic
  otherPeople howAreYou`);
/** In these whoever is named is somebody else. */
const ofOthers = wordSet("otherPeople inject offTopic");

/** "I am neither a founder nor a manager", "no developer stuff please", "no, I do code": which program then? */
export function saysOfSelf(
  intent: string,
  { clause, codes, withoutCode, hours }: Conditions & { clause: Clause },
): string | undefined {
  if (!sayings.has(intent)) return undefined;
  const isSelf = /\b(i|we|am|me|my|mujhe|mai|main|mein|hu|hun|hoon|hum)\b/.test(clause.text);
  const speaksOfSelf = isSelf && !ofOthers.has(intent);
  if (hours && speaksOfSelf) return "programs";
  const tells = clause.tokens.some(
    ({ kind, excluded }) => excluded || (kind === "person" && speaksOfSelf),
  );
  if (codes || (tells && !withoutCode)) return "recommendation";
  return withoutCode ? "codingNeed" : undefined;
}

const makesOfMe =
  /\b(?:make|making|turn) (?:me|us|him|her|them)(?: into)? (?:an? |the )?\w+|\bbecome an? \w+/;

/** "Will the course make me a strategist, guaranteed?" */
export function asksOutcome(intent: string, { clause }: { clause: Clause }): string | undefined {
  const isAsked = intent === "tellsAboutSelf" && asksYesOrNo(clause);
  if (!isAsked || !makesOfMe.test(clause.text)) return undefined;
  return /\bguarant\w+/.test(clause.text) ? "placement" : "career";
}

const whichElse =
  /\b(?:which|what) (?!(?:of|do|does|is|are|would|should|will|can|might|else|all|exactly|about|among|from|out)\b)(?!(?:\w+ ){0,2}?(?:courses?|programs?|programmes?|ones?|trainings?|bootcamps?|class|classes|topics?|subjects?|skills?|languages?|tools?|tracks?|paths?|options?|levels?|modules?|batch|plan)\b)(?:\w+ ){1,3}(?:(?:should|must|shall) (?:i|we|he|she|they|one|my \w+)|(?:do|would|can|could) you (?:suggest|recommend|advise))\b/;

/** "Which small business should my husband begin?", "which RTO should I go to?": of something that is none of ours. */
export function choosesElse(intent: string, { clause }: { clause: Clause }): string | undefined {
  return intent === "recommendation" && whichElse.test(clause.text) ? "offTopic" : undefined;
}

const lacksOnly = /^(?:(?:but|and) )*(?:no|zero|without|neither) /;
const joint = /^(?:but|and|or|nor|no|zero|without|neither|any|yet|skills?|knowledge|experience)$/;

/** "(I can write Excel formulas) but no Python, no SQL. (Which course?)": only says what somebody has not learned. */
export function lacksSkills({ tokens, text }: Pick<Clause, "tokens" | "text">): boolean {
  const isOfTaught = ({ kind, text: word, excluded }: Clause["tokens"][number]) =>
    !excluded && (kind === "skill" || kind === "technology" || joint.test(word));
  return lacksOnly.test(text) && tokens.every(isOfTaught);
}

/** "And one who codes?" */
export const ofCoder =
  /^(?:(?:and|but|or|for|to|what about|how about) )+(?:(?:one|somebody|someone|a person|those|people|him|her|them) (?:who|that)|(?:my|our|the) (?:\w+ ){1,2}?(?:he|she|they|who|that))\b/;

/** "She has just started with programming": tells of her, and asks what suits. */
export function tellsCode(clause: Clause, begins: boolean): boolean {
  return !asksYesOrNo(clause) && (begins || ofCoder.test(clause.text) || isStatement(clause));
}

/** What is said of somebody's number, place or certificate is that. */
const ofOther = wordSet("phoneFormat launch certificate besideWork abroad account placement");

/** "I lead forty people at a bank." */
export function tellsWho(clause: Clause, intent: string): boolean {
  const isDeed = clause.tokens.some((token) => token.kind === "person" && token.isDeed);
  return isDeed && !ofOther.has(intent) && isStatement(clause);
}
