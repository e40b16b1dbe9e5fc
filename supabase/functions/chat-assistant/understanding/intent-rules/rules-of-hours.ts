import type { Clause } from "../clauses/clauses.ts";
import { saysNothing } from "../sentences/says-none.ts";
import { isQuestion } from "../sentences/statements.ts";
import { asksJudgement, asksYesOrNo } from "../sentences/yes-or-no.ts";
import { wordSet } from "../tokens/word-set.ts";
import { asksWhich, choosing, type Facts } from "./demand-facts.ts";

const vague = new Set(["programs", "recommendation", "compare", "summary", "count"]);
const claimed = new Set(["programs", "summary", "count", "curriculum"]);

function isSum(hours: Facts["hours"], { text }: Facts["clause"]): boolean {
  const isNamed = pointsByHours.test(text) && !inAll.test(text);
  return (hours !== undefined && !isNamed) || comesTo.test(text);
}

const inAll = /\b(?:altogether|together|total|in all|combined|sum|how many)\b/;
/** "What do both of them come to?" */
const comesTo = /\b(?:come|comes|amount|amounts|add|adds|sum|sums) (?:up )?to\b/;

function mayClaim(intent: string, { tokens }: Facts["clause"]): boolean {
  const isSaid = intent === "recommendation" && tokens.some(({ claims }) => claims);
  return isSaid || claimed.has(intent);
}

/** "Is it more than 20 hours?", "is ten hours enough?", "are all under 20 hours?" */
export function asksOfHours(
  intent: string,
  { hours, extreme, adds, isAll, names, clause }: Facts,
): string | undefined {
  const ofAll = (hours || extreme || adds) && isAll && asksYesOrNo(clause);
  const isOfNothing = hours && !names && clause.tokens.some(({ asks }) => asks);
  if (isOfNothing && saysNothing(clause.text)) return "duration";
  const isClaim = asksYesOrNo(clause) || !asksWhich.test(clause.text);
  if (hours && names && isClaim && mayClaim(intent, clause)) return "duration";
  if (hours && asksJudgement(clause) && asksYesOrNo(clause)) return "duration";
  const sums = adds && isSum(hours, clause) && (choosing.has(intent) || intent === "order");
  return sums || (ofAll && isOpen(intent, clause)) ? "duration" : undefined;
}

/** Whether what is asked of programs is no more than guessed. */
function isOpen(intent: string, { guesses: [top] }: Facts["clause"]): boolean {
  return choosing.has(intent) || (top?.chance ?? 0) < 0.5;
}

/** "What is the difference in hours?", "time mein kitna farak hai" */
const difference = /\b(?:difference|gap|farak|fark|antar)\b/;
const areApart = /\bhow (?:much|many hours) (?:are|is) (?:they|these|those|the two|it) apart\b/;
/** "Is the shorter one agentic or app development?" */
const isEither = /\b(?:shorter|longer|quicker) one\b.* or /;
const inTime = /\b(?:hours?|time|duration|length|ghante|samay)\b/;

/** "What is the longest?", "and both together?" */
export function comparesHours(
  intent: string,
  { extreme, adds, isComparative, size, clause }: Facts,
): string | undefined {
  const differs =
    inTime.test(clause.text.replace(/\b\d+ hours\b/g, "")) && difference.test(clause.text);
  const isOfLengths = areApart.test(clause.text) || isEither.test(clause.text);
  if (intent === "compare" && isOfLengths) return "duration";
  return (adds || differs || (!size && (extreme || isComparative))) &&
    vague.has(intent) &&
    !isOfNoHours(clause)
    ? "duration"
    : undefined;
}

/** "How many are there altogether?", "give me a short picture of it": heard so surely, these ask of no hours. */
function isOfNoHours({ guesses: [top] }: Clause): boolean {
  return top !== undefined && top.chance >= 0.9 && ofNoHours.has(top.intent);
}

const ofNoHours = wordSet("count summary recommendation");

/** "Can't do 40, won't do management." says nothing of code. */
const ofCode = /\bcod(?:e|ing)\b|\bprogramming\b|\btechnical\b/;

/** "10 hours, with coding", "40 hours without coding?" */
const bareOfCode =
  /^(?:(?:and|ok|so|any|only|just|something|about|around|a) )*\d+ hours (?:with|without|no|and no|but no|non)(?: \w+)? (?:cod(?:e|ing)|programming)(?: (?:please|wala|one|in it))*$/;

/** "Is there a short course where I write code?" asks of those for the shortest. */
export function codesShortly(
  intent: string,
  { extreme, withCode, codes, names, hours }: Facts,
): string | undefined {
  return intent === "codingNeed" && (withCode || codes) && extreme && !names && !hours
    ? "duration"
    : undefined;
}

const anySuch =
  /\b(?:a|an|any|some|is there|are there|which|what|koi|something|anything)(?: \w+){0,2} (?:course|program|programme|one|training|class)s?\b|\b(?:something|anything|koi|kuch)\b/;

/** "15 hours at most, and still to code" */
export function codesWithin(
  intent: string,
  { hours, withCode, withoutCode, codes, names, clause }: Facts,
): string | undefined {
  const isLimit = hours !== undefined && hours.is !== "exactly" && hours.is !== "not";
  // "Is there any program longer than ten hours that involves no coding?"
  const isOwn = clause.tokens.some(({ kind }) => kind === "hours");
  const isSought = isOwn ? asksWhich.test(clause.text) : anySuch.test(clause.text);
  const isWithout = withoutCode && isLimit && isSought;
  const isBare = bareOfCode.test(clause.text);
  const isAsked =
    asksWhich.test(clause.text) || isBare || (hours?.is !== "exactly" && !asksYesOrNo(clause));
  const isOfCode = intent === "codingNeed" && (withCode || codes || isBare || isWithout);
  // "Do both of the 10 hour programs need coding?" names them by their hours.
  const isOfBoth = clause.text.includes("both ");
  return isOfCode && hours && !names && isAsked && !isOfBoth ? "programs" : undefined;
}

/** "Longer than 10 hours, but not a full year" */
export function onlyLimits(
  _: string,
  { hours, names, clause: { text } }: Facts,
): string | undefined {
  const isLimit = hours !== undefined && hours.is !== "exactly" && !names;
  return isLimit && (bareLimit.test(text) || wantsNone.test(text)) ? "programs" : undefined;
}

/** "I don't want to spend more than 20 hours", "not anything that goes on for over 15 hours" */
const wantsNone =
  /^(?:(?:and|but|ok|so|please|also) )*(?:(?:i|we) )?(?:(?:do|would|will|can|could) )?not (?:want|need|like|wish|spend|give|do|take|manage)\b(?: (?:to|spend|give|do|take|sit|through|an?|any|one|something|anything|courses?|programs?|programme|training|ones|that|which|goe?s?|on|for|takes?|lasts?|runs?|needs?|is|are|has|longer|more|less|over|above|beyond|under|below|shorter|fewer|than)){2,} \d+ hours(?: please)?$/;

const bareLimit =
  /^\d+ hours (?:tak|se (?:kam|zyada|jyada|chota|chhota|bada|upar))\b(?!.*\b(?:kitn\w+|kaun\w*|kons\w+|which|kya|hai na)\b)|^(?:(?:please|ok|so) )*(?:not|no) (?:more|less|longer|shorter|fewer) than \d+ hours(?: please)?$|^(?:(?:and|but|ok|so|please|maybe) )*(?:longer|shorter|more|less|fewer|over|above|under|below|within|up to|at (?:most|least)|maximum|minimum|max|min)(?: than)? (?:about |only )?\d+ hours\b/;

const states =
  /\b(?:unless|only if|as long as|provided|needs?|must|has to|have to|should be|requires?|looking for|max(?:imum)?|at most)\b/;
const ofDemands = wordSet(
  "duration prerequisites programs aside discount mode coverage unclear tellsAboutSelf",
);

/** "Need ten hours, no more. Must have agents in it", "can't do it unless it's ten hours or less" */
export function statesLimit(intent: string, facts: Facts): string | undefined {
  const { hours, names, clause } = facts;
  const isLimit = hours !== undefined && hours.is !== "exactly" && hours.is !== "not" && !names;
  const isStated = ofDemands.has(intent) && states.test(clause.text) && !isQuestion(clause);
  const isOwn = clause.tokens.some(({ kind }) => kind === "hours");
  if (!isLimit || !isStated || !isOwn) return undefined;
  const isOfTaught = clause.tokens.some(
    (token) => token.kind === "skill" || (token.kind === "word" && token.features),
  );
  return isOfTaught ? "recommendation" : "programs";
}

/** "(He never coded.) Can he do the 40 hours course?", "could I take both of the 10 hours programs?" */
export const pointsByHours =
  /\b(?:the|both|two|these) \d+ hours (?:course|one|program|programme|bootcamp|training)s?\b/;

/** Whether something else is heard clearly enough, which takes more beside a limit. */
function isSureOfElse(
  intent: string,
  { is }: NonNullable<Facts["hours"]>,
  { guesses: [top] }: Facts["clause"],
): boolean {
  if (is === "exactly") return (top?.chance ?? 0) > 0.3;
  return (top?.chance ?? 0) > (hardlyOf.has(intent) ? 0.95 : 0.6);
}

/** What is soon heard in a demand of others: "our policy pays for courses of 25 hours and more: which qualifies?" */
const hardlyOf = wordSet("unsaid tools events offTopic attendance accreditation launchProgram");

const meetsIt =
  /\b(?:meets?|fits?|satisf(?:y|ies)|matches|match|clears?|goes with|comply with|complies with|suits?) (?:this|that|it|these|the (?:limit|rule|condition|criteria|requirement)s?)\b|^(?:(?:and|so|then|tell me) )*(?:which|what|kaun\w*|kons\w*)(?: \w+){0,3} (?:qualif\w+|counts?|is eligible|are eligible|would work|will work|can be done|are possible|is possible|fits?)\b/;

/** "(15 hours are left.) What could I complete out of your three?" */
const whatIsPossible =
  /\b(?:what|which)(?: \w+){0,3} (?:can|could) (?:i|we|he|she|they) (?:\w+ )?(?:complete|finish|do|take|manage|fit in)\b(?!.*\bhow (?:long|many)\b)/;

/** "(They sponsor nothing below 20 hours.) Do you have one that meets this?" */
export function meetsLimit(intent: string, { limit, names, clause }: Facts): string | undefined {
  const mayBe = hardlyOf.has(intent) || vague.has(intent) || intent === "duration";
  const isAsked = meetsIt.test(clause.text) || whatIsPossible.test(clause.text);
  return limit && !names && mayBe && isAsked ? "programs" : undefined;
}

/** "Which are under 20 hours?" asks for programs, "tell me about the 10 hour courses" for what they are. */
export function limitsHours(intent: string, { hours, names, clause }: Facts): string | undefined {
  const own = clause.tokens.some(({ kind }) => kind === "hours");
  const isOfThem = intent === "summary" || (intent === "audience" && asksYesOrNo(clause));
  const pointsAt = isOfThem && (clause.guesses[0]?.chance ?? 0) > 0.6;
  const isGuessed =
    intent === "codingNeed" && !ofCode.test(clause.text) && !pointsByHours.test(clause.text);
  const isOther = names || pointsAt || intent === "compare";
  if (!hours || !own || isOther || !(isGuessed || asksWhich.test(clause.text))) return undefined;
  if (isGuessed) return "programs";
  if (!choosing.has(intent) && isSureOfElse(intent, hours, clause)) return undefined;
  return intent === "count" || intent === "recommendation" ? intent : "programs";
}
