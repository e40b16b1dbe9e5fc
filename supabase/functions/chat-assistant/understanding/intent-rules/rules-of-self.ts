import type { Clause } from "../clauses/clauses.ts";
import type { Conditions } from "../conditions/conditions.ts";
import { isPastBasics } from "../people/past-basics.ts";
import { isStatement } from "../sentences/statements.ts";
import { asksYesOrNo } from "../sentences/yes-or-no.ts";
import { isProgram } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";
import type { Facts } from "./demand-facts.ts";

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

/** What one who is past the basics may seem to ask: when it starts, what it covers. */
const ofStarting =
  wordSet(`start coverage curriculum prerequisites codingNeed difficulty level decline aside unclear
  closeLaunch order tellsAboutSelf`);
const ofTaught = wordSet("coverage curriculum prerequisites difficulty");
const advanced = /\b(?:advanced?|higher level|next level)\b/;
const atOnce = /\b(?:straight ?away|right away|directly|straight)\b/;
const whichOne =
  /\b(?:which|what|any|kaun ?s[aei]|konsa)\b.*\b(?:course|program|programme|one|training|class|bootcamp|of (?:them|these|yours|the))\b/;

/** "Python is my daily bread, so which course would not start from there?", "she wants to skip the basics and build agents" */
export function skipsBasics(
  intent: string,
  { clause, pastBasics, hours }: Facts,
): string | undefined {
  const isOfOne = clause.tokens.some(
    (token) => isProgram(token) && token.kind === "program" && token.slugs.length === 1,
  );
  // "(I know Python, skip that.) Something more advanced?"
  if (pastBasics && intent === "future" && advanced.test(clause.text)) return "recommendation";
  if (!pastBasics || isOfOne || hours || !ofStarting.has(intent)) return undefined;
  const isOwn = isPastBasics(clause.tokens);
  // "(She wants to skip the basics) and build agents straight away"
  if (intent === "order" && atOnce.test(clause.text) && !asksYesOrNo(clause))
    return "recommendation";
  const isAsked = whichOne.test(clause.text) && !asksYesOrNo(clause);
  const isWish = isOwn && ofTaught.has(intent) && !asksYesOrNo(clause);
  return (isAsked && (isOwn || intent === "start")) || isWish ? "recommendation" : undefined;
}

const ofKnowing = wordSet(
  "tellsAboutSelf recommendation audience codingNeed coverage difficulty summary",
);

/** "He knows only a little Python, is that ok?" */
export function littleIsEnough(intent: string, { asksIfEnough }: Facts): string | undefined {
  return asksIfEnough && ofKnowing.has(intent) ? "prerequisites" : undefined;
}

const bareWhich =
  /^(?:(?:and|so|then|ok) )*(?:which|what|kaunsa|konsa)(?: one)? (?:of|among|from|out of) (?:the|these|your|those)(?: (?:two|three|four|five|\d+|courses|programs|all))*$/;

/** "If a person is not from IT and runs a small company, which of the three": compares nothing. */
export function choosesForThem(intent: string, { clause, person }: Facts): string | undefined {
  const mayBe = intent === "compare" || intent === "difficulty" || intent === "programs";
  return mayBe && person && bareWhich.test(clause.text) ? "recommendation" : undefined;
}

const placesThem =
  /\b(?:where|in which (?:one|course|program)) (?:would|do|should|will|can|could) (?:you|one|i|we) (?:rather |best )*(?:place|put|slot|fit|see) (?:me|us|him|her|them|my|this|such|someone|somebody)\b/;

/** "She knows a bit of C. Where would you place her?" asks for no job. */
export function placesIn(_: string, { clause }: { clause: Clause }): string | undefined {
  return placesThem.test(clause.text) ? "recommendation" : undefined;
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
const ofCoder =
  /^(?:and|but) (?:also |already )*(?:codes?|programs|writes code) (?:a lot|a bit|daily|well|regularly|every day|since|for|at|in)\b|^(?:(?:and|but|or|for|to|what about|how about) )+(?:(?:one|somebody|someone|a person|those|people|him|her|them) (?:who|that)|(?:my|our|the) (?:\w+ ){1,2}?(?:he|she|they|who|that))\b/;

/** "She has just started with programming": tells of her, and asks what suits. */
export function tellsCode(clause: Clause, begins: boolean): boolean {
  return begins || ofCoder.test(clause.text) || isStatement(clause);
}

/** What is said of somebody's number, place or certificate is that. */
const ofOther = wordSet("phoneFormat launch certificate besideWork abroad account placement");

/** "I lead forty people at a bank." */
export function tellsWho(clause: Clause, intent: string): boolean {
  const isDeed = clause.tokens.some((token) => token.kind === "person" && token.isDeed);
  return isDeed && !ofOther.has(intent) && isStatement(clause);
}
