import { asksForPair } from "../conditions/pairs.ts";
import { asksIfWhole } from "../conditions/sums.ts";
import { isQuestion } from "../sentences/statements.ts";
import { asksYesOrNo } from "../sentences/yes-or-no.ts";
import { onlyOfPace } from "../tokens/pace.ts";
import { paceUnitAsked } from "../tokens/time-given.ts";
import type { Facts, Rule } from "./demand-facts.ts";
import { pointsByHours } from "./rules-of-hours.ts";

/** "Is it two hours a day?" */
const perDay =
  /\bhow (?:many|much) (?:\w+ )?(?:evenings?|nights?|days?|mornings?|afternoons?|weekends?|weekdays?|sessions?|class|classes|times?|sittings?|lessons?|meetings?|saturdays?|sundays?|hours?)(?: \w+){0,2}? (?:a|an|per|each|every|in a|in one|out of the|of the|of my|weekly|daily) ?(?:single |working |typical |normal |given )*(?:day|week|month|fortnight|weekend|evening|$)|\b(?:hours?|minutes?) (?:a|an|per|each|every|in a|in one) (?:single |working )*(?:day|week|evening|night|morning|afternoon|session|class|lesson|sitting|weekend|month)\b/;

/** "(I take this one, she takes that one.) How many hours each?" */
const ofEach = / (?:for |of )?each$/;

/** "40 hours, per week or in all?" */
function asksOfWhole(intent: string, { clause }: Facts): string | undefined {
  return ofHours.has(intent) && asksIfWhole(clause.text) ? "duration" : undefined;
}

const ofHours = new Set(["duration", "schedule", "mentorTimes", "besideWork"]);

/** "(I want it done in five weeks.) How many hours a week?" */
function needsPace(intent: string, { clause, said, timeGiven }: Facts): string | undefined {
  const isAsked = timeGiven && paceUnitAsked(clause.text) !== undefined;
  // "(Finished in ten days?) How much daily?"
  const isOfHours = ofHours.has(intent) || (intent === "price" && !ofMoney.test(said));
  return isAsked && isOfHours ? "duration" : undefined;
}

const ofMoney =
  /\b(?:pay|paid|payment|fees?|price|cost|costs|money|emi|rs|rupees|dollars|instal\w+|charge|paisa|paise)\b/;

/** How the hours are spread is asked of the timetable, not of the programs' length. */
function spreadsHours(intent: string, { clause }: Facts): string | undefined {
  return intent === "duration" && asksSpread(clause) ? "schedule" : undefined;
}

function asksSpread(clause: Facts["clause"]): boolean {
  return perDay.test(clause.text.replace(ofEach, "")) && isQuestion(clause);
}

const ofPace = new Set(["schedule", "ending", "besideWork", "duration", "attendance"]);
/** "(One hour daily,) when would I be done?" */
const whenDone =
  /\b(?:finish|finished|done|complete|completed)\b.* (?:in|within) \w+ (?:days?|weeks?|months?)\b|\bwhen (?:am|are|is|will|would|do|does|can) (?:\S+ ){1,6}?(?:through|done|over|finish|finished|complete|completed)\b|\bkab tak\b|\b(?:how many|kitne) (?:days|weeks|months|din|hafte|mahine)\b|^(?:(?:and|so|then) )*(?:days?|weeks?|months?) (?:for|of) /;
const onlyPace =
  /^(?:(?:if|say|so|only|just|about|around|at|with|i have|i can give|i give|i get) )*\S+ hours? (?:a |per |each |every )?(?:day|week|daily|weekly)$/;

/** "(I am) planning two courses (but together not over 25 hours)" plans to take them, and asks for none to come. */
function plansSeveral(intent: string, { clause, limit }: Facts): string | undefined {
  const isOwn =
    /^(?:(?:so|and|but|hi|hello) )*(?:(?:i|we) (?:am|are) )?(?:planning|thinking of|thinking about|looking at|considering) (?:on |to (?:do|take|join) |doing |taking |joining )?(?:two|three|both|several|2|3) (?:of )?/;
  return intent === "future" && limit && isOwn.test(clause.text) ? "aside" : undefined;
}

/** "One hour daily, when would I be done?": what it takes at that pace. */
function atPace(intent: string, { pace, clause }: Facts): string | undefined {
  if (onlyOfPace(clause)) return "duration";
  const isAsked = whenDone.test(clause.text) || onlyPace.test(clause.text);
  return pace && ofPace.has(intent) && isAsked ? "duration" : undefined;
}

const ofFree =
  /\b(?:sundays?|saturdays?|weekends?|daily|a day|per day|a week|per week|every \w+|(?:before|after) (?:office|work|school|college|dinner|job))\b/;
const ofGiven = new Set(["duration", "programs", "tellsAboutSelf", "schedule", "recommendation"]);

/** "Only Sundays free and not more than two hours": a pace is told, and no length demanded. */
function givesPace(intent: string, { pace, names, clause }: Facts): string | undefined {
  const isTold = pace && !names && ofFree.test(clause.text) && !isQuestion(clause);
  const isOther = clause.tokens.some(({ kind }) => kind === "skill" || kind === "person");
  return isTold && !isOther && ofGiven.has(intent) && !asksAnything.test(clause.text)
    ? "aside"
    : undefined;
}

const asksAnything = /\b(?:which|what|how|kitn\w+|kaunsa|suggest|recommend|when|course|program)\b/;

const times = /\b(?:double|twice|thrice|triple|half|\w+ times)\b/;

/** "Is the app course double of the agentic one?" */
export function multiplies({ tokens, text }: Pick<Facts["clause"], "tokens" | "text">): boolean {
  const named = tokens.filter(({ kind, excluded }) => kind === "program" && !excluded);
  return named.length > 1 && times.test(text);
}

/** "The shortest course with coding in it" */
function sizesOfCode(
  intent: string,
  { extreme, isBoth, withCode, withoutCode, clause }: Facts,
): string | undefined {
  const isOfCode = intent === "codingNeed" && (withCode || withoutCode);
  return isOfCode && extreme && !isBoth && !asksYesOrNo(clause) ? "duration" : undefined;
}

/** "Is the shortest one ok for me?" */
const fitsSomebody =
  /\b(?:ok|okay|right|good|fine|suitable|meant|something|best|for) (?:also )?for (?:me|us|him|her|them|(?:my|our) \w+|somebody|someone|a)\b/;

function choosesSize(intent: string, { size, clause }: Facts): string | undefined {
  const isFit = size && !size.isExcluded && fitsSomebody.test(clause.text) && asksYesOrNo(clause);
  return intent === "duration" && isFit ? "recommendation" : undefined;
}

const ofTime = new Set(["besideWork", "schedule", "transfer", "order", "register"]);

/** "(I have 50 hours.) Could I do this plus the long one?" */
function fitsSum(intent: string, { adds, limit, clause }: Facts): string | undefined {
  const isLimit = limit && !pointsByHours.test(clause.text);
  return ofTime.has(intent) && adds && isLimit && asksYesOrNo(clause) ? "duration" : undefined;
}

const mayPair = new Set([
  "unsaid",
  "curriculum",
  "order",
  "coverage",
  "recommendation",
  "programs",
  "duration",
  "aside",
  "besideWork",
]);
/** "(50 hours, and the app course must be in it.) What may I pair it with?" */
function pairsWithin(intent: string, { limit, clause }: Facts): string | undefined {
  return limit && mayPair.has(intent) && asksForPair(clause.text) ? "programs" : undefined;
}

const meetsIt =
  /\b(?:which|what|any)\b.*\b(?:qualif\w*|counts?|pass|passes|eligible|meets?|make the cut|satisf\w*|fulfil\w*|suffice\w*|fits?|compl(?:y|ies)|reach|reaches)\b(?!.*\b(?:how long|how many)\b)/;

/** "(I need at least 30 hours.) Which course has that?" */
const givesIt =
  /^(?:(?:and|so|ok|please|tell me) )*(?:which|what|kaunsa|kaunse|konsa)\b.*\b(?:has|have|gives?|offers?|provides?|meets?|fits?|fulfils?|covers?|is|me|mein) (?:that|this|it|so (?:many|much|long)|as (?:many|much|long)|that (?:many|much|long)|itna|itne|utna|utne)(?: hours| hai| hain| please)*$/;
/** "(40 hours are too many for me.) Anything shorter?" */
const anyOther =
  /^(?:(?:so|and|then|is there|do you have|have you got|got) )*(?:any|anything|something|kuch)(?: \w+)? (?:shorter|quicker|smaller|longer|bigger|chhota|bada)\b/;
const ofGiving = new Set(["coverage", "recommendation", "duration", "curriculum", "summary"]);

const ofLength = new Set(["duration"]);
const asRule = new Set(["duration", "recommendation", "prerequisites", "audience"]);
const isRule = /\b(?:qualif\w*|counts?|pass|passes|eligible|make the cut|compl(?:y|ies))\b/;

/** "(It counts from 20 hours upwards.) Which of yours would qualify on length?" */
function meetsLimit(intent: string, { limit, names, clause }: Facts): string | undefined {
  if (!limit || names) return undefined;
  if (ofGiving.has(intent) && givesIt.test(clause.text)) return "programs";
  if (intent === "programs" && anyOther.test(clause.text)) return intent;
  const may = isRule.test(clause.text) ? asRule : ofLength;
  return may.has(intent) && meetsIt.test(clause.text) ? "programs" : undefined;
}

const isInIt =
  /\b(?:in it|isme|usme|is (?:me|mein)|us (?:me|mein)|there|have|has|teach|teaches|cover|covers|include|includes|sikha\w*|contain|contains)\b/;

/** "Jo lamba wala hai, usme Python hai na?" asks of what is taught, whatever the size is that points at it. */
function hasTaught(
  intent: string,
  { taught, size, isComparative, clause }: Facts,
): string | undefined {
  const isSized = size !== undefined || isComparative;
  return intent === "duration" && taught && isSized && isInIt.test(clause.text)
    ? "coverage"
    : undefined;
}

const ofSameTime =
  /(?<!\bat the )\b(?:same|equal|as much) (?:amount of )?(?:time|length|duration|hours)\b/;

/** "Do the first and the second take the same time?" asks of no order. */
function asksIfSame(intent: string, { isSame, clause }: Facts): string | undefined {
  return intent === "order" && isSame && ofSameTime.test(clause.text) ? "duration" : undefined;
}

/** What is asked of how long something takes, and what only seems to be. */
export const ofLengths: readonly Rule[] = [
  asksOfWhole,
  needsPace,
  atPace,
  givesPace,
  plansSeveral,
  spreadsHours,
  sizesOfCode,
  choosesSize,
  fitsSum,
  pairsWithin,
  meetsLimit,
  asksIfSame,
  hasTaught,
];
