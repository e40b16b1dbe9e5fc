import type { Clause } from "./clauses/clauses.ts";
import { type Conditions, conditionsOf } from "./conditions/conditions.ts";
import { answersChoice } from "./follow-ups/answers-choice.ts";
import { sameForWhom } from "./follow-ups/as-well.ts";
import { asksAtPace } from "./follow-ups/asks-at-pace.ts";
import { claimsHoursInHand, claimsHoursOf } from "./follow-ups/claims-hours.ts";
import { claimsPlace } from "./follow-ups/claims-place.ts";
import { confirmsRecommended } from "./follow-ups/confirms-recommended.ts";
import { followUpIntent } from "./follow-ups/follow-up-intent.ts";
import { topicGoneOnWith } from "./follow-ups/goes-on-with-topic.ts";
import { joinsInHand, joinsNamed, joinsRather } from "./follow-ups/joins-in-hand.ts";
import { asksWhichAgain } from "./follow-ups/named-again.ts";
import { asksNextByHours } from "./follow-ups/next-by-hours.ts";
import { sumsUp } from "./follow-ups/short-follow-up.ts";
import { alsoLikely } from "./intent-rules/also-likely.ts";
import { type Asked, yielding } from "./intent-rules/asked-intent.ts";
import { asksOfWhole, asksTaught } from "./intent-rules/asks-taught.ts";
import { beyondTeaching } from "./intent-rules/beyond-teaching.ts";
import { intentByDemands } from "./intent-rules/demand-rules.ts";
import { hasNeededCue } from "./intent-rules/needed-cues.ts";
import { tellsWho } from "./intent-rules/rules-of-self.ts";
import { weighedByContext, withoutDoubtfulMisuse } from "./intent-rules/weigh-by-context.ts";
import { isUndecided } from "./people/undecided.ts";
import type { Context } from "./references/context.ts";
import { namesProgram } from "./references/only-names.ts";
import type { Guess } from "./scoring/scorer.ts";
import { asksIfNeeded } from "./sentences/asks-if-needed.ts";
import { asksWhatElse } from "./sentences/asks-what-else.ts";
import { narrowsByHours } from "./sentences/narrows-by-hours.ts";
import { isQuestion } from "./sentences/statements.ts";
import { textOf } from "./tokens/text.ts";
import { isSkill } from "./tokens/token.ts";
import { wordSet } from "./tokens/word-set.ts";
import { askedInLaunchTalk } from "./topics/in-launch-talk.ts";
import { plainTopic } from "./topics/plain-topics.ts";
import type { Understanding } from "./understand.ts";

/** How likely a meaning must be; less will do when nothing else is nearly as likely. */
const enough = 0.3;
const little = 0.12;
const lead = 1.6;

/** "I am tired of Python" demands nothing of programs. */
function moodOf(top: Guess | undefined): string | undefined {
  const isSure = top !== undefined && top.chance >= surelySaid && saysMood.has(top.intent);
  return isSure ? top.intent : undefined;
}

const saysMood = wordSet("bored hostile laugh affection");
const surelySaid = 0.8;

const ofUs =
  /\b(course|courses|program|programs|programme|bootcamp|training|class|classes|batch|session|you|your|join|enroll|enrollment|registration|admission|learn|aap|aapka|aapke)\b/;

/** What a clause asks, as far as its words and what was asked before tell. */
export function meaningOf(clause: Clause, understanding: Understanding, context: Context): Asked {
  const [top, second] = withoutDoubtfulMisuse({
    ...clause,
    guesses: weighedByContext(understanding.heardBehind(clause, context), context),
  }).filter((guess) => hasNeededCue(guess, clause, context));
  const { intent, chance } = top ?? { intent: "unclear", chance: 0 };
  const plain =
    understanding.ownTopic(clause) ??
    answersChoice(clause, conditionsOf(understanding.conditions, clause, intent), context) ??
    confirmsRecommended(clause, context) ??
    moodOf(top) ??
    sameForWhom(clause, understanding.tokens, context) ??
    ofTalk(clause, understanding, context) ??
    plainlyOf(clause, understanding, context);
  if (plain) return { intent: plain, clause };
  const isKnown = isLikely(chance, second);
  const conditions = conditionsOf(understanding.conditions, clause, intent);
  const meant = isKnown ? intent : likely(intent, clause, conditions);
  const demanded =
    followUpIntent(clause, conditions, context) ??
    intentByDemands(meant, clause, conditions, understanding.tokens, understanding.told.length > 0);
  const ofSum = meant === "order" && context.topics[0] === "duration" ? "duration" : meant;
  if ((demanded ?? ofSum) === "duration" && sumsUp(clause, context))
    return { intent: "duration", clause, adds: true };
  if (demanded) return { intent: joinsNamed(demanded, clause), clause };
  if (tellsWho(clause, intent)) return { intent: "tellsAboutSelf", clause };
  return withNames(
    isKnown ? known(clause, top, second, conditions) : unsureOf(clause, context),
    understanding,
  );
}

/** What plain words ask of what the talk is of: a sum, a claim, which one that was, or how it is joined. */
function ofTalk(
  clause: Clause,
  { clauses, conditions, tokens }: Understanding,
  context: Context,
): string | undefined {
  if (asksWhatElse(clause.text, tokens)) return "programs";
  if (asksOfWhole(clause.text)) return "curriculum";
  if (conditions.hours && narrowsByHours(clause.text)) return "programs";
  const isClaim = claimsHoursOf(clause) !== undefined || claimsHoursInHand(clause, context);
  if (isClaim || clause.isSum) return "duration";
  if (claimsPlace(clause, context)) return "otherCity";
  if (asksNextByHours(clause, context)) return "duration";
  if (asksWhichAgain(clause, context)) return "summary";
  return (
    askedInLaunchTalk(clause, context) ??
    asksAtPace(clause, context) ??
    joinsRather(clause, context) ??
    joinsInHand(clause, context, clauses.length === 1)
  );
}

function isLikely(chance: number, second: Guess | undefined): boolean {
  return chance >= enough || (chance >= little && chance >= lead * (second?.chance ?? 0));
}

/** What it most likely asks, and what it may ask as well. */
function known(
  clause: Clause,
  top: Guess | undefined,
  second: Guess | undefined,
  conditions: Conditions,
): Asked {
  const orElse = alsoLikely(clause, top, notHeeded(second, conditions));
  return { intent: top?.intent ?? "unclear", clause, ...orElse };
}

/** "The shortest one that includes coding" has heeded that. */
function notHeeded(second: Guess | undefined, { extreme }: Conditions): Guess | undefined {
  return extreme && second?.intent === "codingNeed" ? undefined : second;
}

/** What names tell, whatever the other words may mean. */
function plainlyOf(
  clause: Clause,
  understanding: Understanding,
  context: Context,
): string | undefined {
  if (isUndecided(clause.text)) return "recommendation";
  const ofTrade = beyondTeaching(clause);
  if (ofTrade && !clause.situation) return ofTrade;
  if (understanding.lacksProgram(clause)) return "notOffered";
  if (clause.situation) return "coverage";
  // "Is Python mandatory?", asked of one program or of all.
  const isOfOne = context.focus.length === 1 || namesProgram(clause);
  if (asksIfNeeded(clause)) return isOfOne ? "prerequisites" : "codingNeed";
  if (understanding.namesLearner(clause)) return says.test(clause.text) ? "quotes" : "alumni";
  if (asksOffer(clause, understanding)) return "benefits";
  return asksTaught(clause) || understanding.listsSought(clause)
    ? "coverage"
    : plainTopic(behindWavedOff(clause), context, understanding.tokens);
}

/** "What did she say about you?" */
const says =
  /\bwhat (?:\w+ )?(?:does|did|do|has|have) (?:\w+ ){1,3}?(?:say|said|tell|told|think|write|written)\b/;

/** "(Not who it's for,) how long it is!!" */
function behindWavedOff(clause: Clause): Clause {
  const at = clause.tokens.findLastIndex(({ isOut, ends }) => isOut && ends !== undefined);
  const tokens = clause.tokens.slice(at + 1);
  return at < 0 || tokens.length < 3 || !/^(?:not|no|forget|never mind)\b/.test(clause.text)
    ? clause
    : { ...clause, tokens, text: textOf(tokens) };
}

/** What names a program, what is taught or the provider is about that, whatever else its words are. */
function withNames({ intent, clause, ...rest }: Asked, { namesProvider }: Understanding): Asked {
  const isProgramNamed = namesProgram(clause);
  if (intent === "offTopic" && (asksOfProgram(clause) || asksOfSkill(clause))) {
    return { intent: clause.tokens.some(isSkill) ? "coverage" : "summary", clause };
  }
  const isOther =
    intent === "offTopic" || intent === "unclear" || (intent === "summary" && !isProgramNamed);
  return isOther && namesProvider(clause)
    ? { intent: "about", clause }
    : { intent, clause, ...rest };
}

/** So clearly none of our business, what is taught is only the means to it: "write me a Python script". */
const elsewhere = 0.75;

/** "What is (…) under?" */
function asksOfSkill(clause: Clause): boolean {
  return (
    clause.tokens.some(isSkill) &&
    isQuestion(clause) &&
    (clause.guesses[0]?.chance ?? 0) < elsewhere
  );
}

/** "Will the agents course show me how to …?" */
function asksOfProgram(clause: Clause): boolean {
  return (
    namesProgram(clause) && /\b(course|program|programme|bootcamp|training)\b/.test(clause.text)
  );
}

/** So many words speak of more than a name that one of them is like: "which country is better for a masters (…)" */
const long = 9;

const surelyElse = 0.95;

/** "What is Gen AI Mastery?" */
function asksOffer(clause: Clause, { findOffer }: Understanding): boolean {
  const [top] = clause.guesses;
  const offer = findOffer(clause.tokens);
  const isElse = top?.intent === "offTopic" && top.chance > surelyElse && !isQuestion(clause);
  const isLoose = !isElse && (!top || yielding.has(top.intent) || top.chance < enough);
  return offer !== undefined && isLoose && offer.kind === "benefit" && clause.tokens.length < long;
}

function unsureOf(clause: Clause, context: Context): Asked {
  const goesOn = topicGoneOnWith(clause, context);
  if (goesOn) return { intent: goesOn, clause };
  if (namesProgram(clause)) return { intent: "summary", clause };
  const likeliest = clause.guesses.slice(0, 2).filter((guess) => guess.chance > 0.1);
  return isOfUs(clause)
    ? { intent: "unclear", clause, unsure: likeliest.map((guess) => guess.intent) }
    : { intent: "offTopic", clause };
}

/** What is not understood but says who writes is about that. */
function likely(intent: string, { tokens }: Clause, { codes }: Conditions): string {
  return codes || tokens.some(({ excluded }) => excluded) ? "unclear" : intent;
}

/** Whether a clause is about us, as far as single words tell. */
export function isOfUs({ text, tokens }: Clause): boolean {
  const named = ["program", "skill", "person", "pointer"];
  return (
    tokens.some((token) => named.includes(token.kind) || "features" in token) || ofUs.test(text)
  );
}
