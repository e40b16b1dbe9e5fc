import { type Asked, telling } from "../intent-rules/asked-intent.ts";
import { notUnderstood } from "../intent-rules/intent-groups.ts";
import { doubtIn } from "../people/doubts.ts";
import { isQuestion, isStatement, onlyLeadsUp } from "../sentences/statements.ts";
import { wordSet } from "../tokens/word-set.ts";
import { asksBesideVoices } from "./beside-voices.ts";

const ofChoice = wordSet("recommendation programs");

/** Told of several people, a message asks what suits each; whatever else it asks plainly is kept. */
export function withVoices(asked: readonly Asked[], meant: readonly Asked[]): Asked[] | undefined {
  const choosing = asked.find(
    ({ intent, clause }) =>
      ofChoice.has(intent) ||
      ofChoice.has(clause.guesses[0]?.intent ?? "") ||
      (intent === "enterprise" && !isQuestion(clause)),
  );
  const isTold = asked.every(({ clause }) => !isQuestion(clause) && clause.features.length === 0);
  const first = choosing ?? (isTold ? asked[0] : undefined);
  if (!first) return undefined;
  // What it may ask as well was said of one of them.
  const { orElse: _, ...chosen } = first;
  return [{ ...chosen, intent: "eachOf" }, ...meant.filter(asksBesideVoices)];
}

function isTelling({ intent, clause }: Asked): boolean {
  const isSure =
    (intent !== "inject" && intent !== "closeLaunch") || (clause.guesses[0]?.chance ?? 0) > 0.95;
  return telling.has(intent) && isSure;
}

/** What somebody cannot or will not do is told so that it is heeded. */
const heeded = wordSet("codingNeed prerequisites duration");

/** "I went through the page and downloaded the brochure. (…)" */
const done =
  /^(?:(?:and|so|but|hi|hello|yes) )*(?:i|we) (?:have |had |already |just |also )*(?:went|gone|downloaded|read|saw|seen|looked|checked|opened|filled|watched|registered|enrolled|applied|joined|paid|signed|submitted|came)\b(?!.*\b(?:how|what|when|which|not|but|never)\b)/;

/** "We don't want a training of our own, (how do we join the normal one?)" */
const unwanted =
  /^(?!.*\b(?:just|only|rather|instead) (?:to )?(?:e ?mail|mail|write|call|talk|speak|ask|chat)\b)(?:(?:and|so|but|no) )*(?:(?:i |we )*(?:do not|never|no longer|will not) (?:\w+ )?(?:want|wish|need|plan)|(?:i|we) (?:am|are) not (?:\w+ )?(?:enrolling|enroling|registering|joining|signing|applying|booking|attending|planning|looking))\b/;

/** So clearly it is asked. */
const clearly = 0.8;

/** "(Is there a certificate) and also some project", "(the refunds,) and is gst extra?": adds to what is asked. */
const adds =
  /^(?:(?:and|plus|aur) (?:also )?|also )(?!(?:also|i|we|my|our|he|she|they|his|her|their|it|its|not|never|no|so|then|then|because|has|have|am|will|would|can|do|does|did|was|were)\b)/;

/** "I need to convince my boss, is there a document (…)": what is asked so clearly is asked, whatever it begins with. */
function isPlain({ intent, clause }: Asked, isAsked: boolean): boolean {
  const [top] = clause.guesses;
  const beside = adds.test(clause.text) ? clearly : 0.95;
  const least = intent === "recommendation" ? 0.95 : isAsked ? beside : 0.6;
  const isHeeded = heeded.has(intent) || done.test(clause.text);
  if (isHeeded || (isAsked && (onlyLeadsUp(clause) || unwanted.test(clause.text)))) return false;
  return top?.intent === intent && top.chance > least;
}

/** Beside what it asks the reason of, or what is to be done about, it asks nothing of its own. */
const bare =
  /^(?:(?:and|but|so|then|please|now|ok) )*(?:(?:only|just) \d+ hours|what about (?:that|this|it|his|hers|mine|ours|theirs|him|her|them)|where(?: to)?|to whom|whom|which|which (?:one|course|program|programme)(?: for (?:me|us|him|her|them))?|possible|exists?|available|is there (?:any|one)|any such(?: (?:course|program|one))?|is (?:that|it|this) (?:possible|enough|sufficient|ok|okay|fine|accepted|allowed|valid)(?: (?:for|in) (?:it|that|this))?|do you (?:do|offer|have|provide) such (?:a )?(?:things?|trainings?|programs?|courses?)|do you (?:have|provide|offer|give|issue|do)(?: it| that| any| this| one| them| such)?|what (?:do|can|could|would) you (?:have|offer|provide|do)(?: for (?:us|me|them|him|her|that|this|such))?|why|what for|how|how come|why so|what to do|what now|what next|what do i do|what should i do|what can i do|how (?:do|can|should) (?:i|we) go about (?:it|that|this)|(?:do|will|does) (?:your|the|all|my) (?:participants?|students?|learners?|people) (?:get|receive|have) (?:any|one|it|that|them))(?: now| then| please)?$/;

/** "I never registered, yet I got a mail. What is this?" */
const whatIsThat =
  /^(?:(?:and|but|so|then) )*what (?:is|was|does) (?:all )?(?:this|that|it)(?: (?:about|for|now|all|mean|supposed to (?:be|mean)))*$/;

/** "And in Edinburgh?" */
const goesOn = /^(?:and|what about|how about) /;

/** Too little to set aside what is told for it. */
function isFaint(intent: string, { guesses: [top] }: Asked["clause"]): boolean {
  return top?.intent === intent && top.chance < 0.3;
}

function isTold({ clause }: Asked): boolean {
  return !isQuestion(clause);
}

/** "I look after budgets. Without a figure I can't go on.": beside what is meant so clearly, who somebody is asks nothing. */
function withoutSelves(meant: readonly Asked[]): readonly Asked[] {
  const isSaid = ({ intent, clause: { guesses } }: Asked) =>
    guesses[0]?.intent === intent &&
    guesses[0].chance > clearly &&
    intent !== "tellsAboutSelf" &&
    !heeded.has(intent);
  if (!meant.some(isSaid)) return meant;
  return meant.filter(
    (one) => !(onlyTells(one) && one.clause.guesses[0]?.intent === "tellsAboutSelf"),
  );
}

/** "And has never coded" */
function tellsOfCode({ intent, clause }: Asked): boolean {
  return intent === "codingNeed" && !isQuestion(clause);
}

/** "Which one?" */
function choosesBarely({ intent, clause }: Asked): boolean {
  const isChoice = intent === "recommendation" || clause.guesses[0]?.intent === "recommendation";
  return isChoice && bare.test(clause.text);
}

/** From here on what somebody says is who they are. */
const likelyTold = 0.65;

/** "HR lead at a logistics firm here": so clearly somebody tells who they are, and asks for nothing by that. */
function onlyTells({ clause }: Asked): boolean {
  const [top] = clause.guesses;
  const saysWho =
    top?.intent === "tellsAboutSelf" && top.chance > likelyTold && !isQuestion(clause);
  const saysNot = unwanted.test(clause.text) && !isQuestion(clause);
  return saysWho || saysNot || isStatement(clause);
}

/**
 * What a message only tells beside what it asks needs no answer of its own. `isOfSelf`: beside these it tells who
 * somebody is.
 */
export function withoutStatements(asked: readonly Asked[], isOfSelf: boolean): readonly Asked[] {
  const known = asked.filter(({ intent }) => !notUnderstood.has(intent));
  const full = known.filter(({ clause }) => !bare.test(clause.text));
  const isOnSite = known.some(isTelling);
  const isNothingMore = ({ clause: { text } }: Asked) =>
    bare.test(text) || (isOnSite && whatIsThat.test(text));
  const meant = full.length > 0 ? asked.filter((one) => !isNothingMore(one)) : asked;
  const isClear = ({ intent, clause }: Asked) =>
    !notUnderstood.has(intent) &&
    (isQuestion(clause) || (goesOn.test(clause.text) && !isStatement(clause))) &&
    !isFaint(intent, clause);
  const bareOne = asked.find(choosesBarely);
  if (!meant.some(isClear))
    return bareOne && meant.every(isTold) ? [bareOne] : withoutSelves(meant);
  const isAsked = meant.some(
    (one) => (isClear(one) || isTelling(one)) && (one.clause.guesses[0]?.chance ?? 0) > 0.9,
  );
  const left = meant.filter(
    (one) =>
      one.leadsUp ||
      one.intent === "notOffered" ||
      isTelling(one) ||
      !onlyTells(one) ||
      isPlain(one, isAsked),
  );
  // "My mother runs a firm. Which one, and how many hours?": what is told is what the bare question is of.
  const isReasoned = isOfSelf || left.length < meant.length || left.some(tellsOfCode);
  const isOfTold = bareOne && isReasoned && !left.includes(bareOne);
  if (isOfTold) return [bareOne, ...left];
  const [next] = left;
  // "I want to learn of agents. Which course, and what is inside it?"
  if (
    bareOne &&
    !left.includes(bareOne) &&
    next &&
    left.every(isOfOne) &&
    next.clause.tokens.length < short
  )
    return [bareOne, ...left];
  const isDoubt = left.some(({ clause }) => doubtIn(clause.text) !== undefined);
  // "I want agents. (What is covered?)"
  const wish =
    left.every(isOfOne) && !isDoubt
      ? meant.find(({ intent }) => intent === "recommendation")
      : undefined;
  return wish && !left.includes(wish) ? [{ ...wish, leadsUp: true }, ...left] : left;
}

/** "And how many hours?" is asked of the one that is sought. */
const short = 5;
const ofOne = wordSet("duration curriculum summary audience price codingNeed");

/** Asked of one program, whichever that is; "is this for developers only?" is asked of all. */
function isOfOne({ intent, clause: { text, tokens } }: Asked): boolean {
  const isNamed = tokens.some(({ kind }) => kind === "program");
  return ofOne.has(intent) && !isNamed && !/\bonly\b/.test(text);
}
