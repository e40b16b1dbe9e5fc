import { isOfUs, meaningOf } from "./clause-intent.ts";
import type { Clause } from "./clauses/clauses.ts";
import { limitsHours } from "./conditions/hours-demanded.ts";
import { asksForPair } from "./conditions/pairs.ts";
import { ifNotWhich } from "./follow-ups/if-not-which.ts";
import { namesForNext } from "./follow-ups/names-for-next.ts";
import { pressesOn } from "./follow-ups/presses-on.ts";
import {
  doubtBeside,
  reactionTo,
  withoutHearsayBeside,
  withoutReactions,
} from "./follow-ups/reactions.ts";
import { sameOfAnotherProgram, sameOfAnotherTopic } from "./follow-ups/same-of-another-program.ts";
import { type Asked, besides, firm } from "./intent-rules/asked-intent.ts";
import { isOffTopic, withoutRemarks } from "./intent-rules/off-topic.ts";
import { lastSaid, withoutAsides } from "./questions/asides.ts";
import { carryExclusions } from "./questions/carry-exclusions.ts";
import { withoutConceded } from "./questions/conceded-topics.ts";
import { withoutConclusions } from "./questions/conclusions.ts";
import { withCorrectedNames } from "./questions/corrected-name.ts";
import { withCorrectedTopic } from "./questions/corrected-topic.ts";
import { withoutGuessedParts } from "./questions/drop-guessed-parts.ts";
import { withoutStatements, withVoices } from "./questions/drop-statements.ts";
import { withoutTakenBack } from "./questions/drop-taken-back.ts";
import { withoutUnlikelyParts } from "./questions/drop-unlikely-parts.ts";
import { joinAlike, withoutAnswered, withoutReasons } from "./questions/join-questions.ts";
import { withSureParts } from "./questions/keep-sure-parts.ts";
import { withoutNods } from "./questions/nods.ts";
import { withoutOfUnknown } from "./questions/of-unknown-program.ts";
import { asOneChoice } from "./questions/one-choice.ts";
import { withoutOwnName } from "./questions/own-name.ts";
import { askingOfTold, withoutGoingOn } from "./questions/points-at-told.ts";
import { withoutSetAsideParts } from "./questions/set-aside-parts.ts";
import { withVagueLast } from "./questions/vague-last-question.ts";
import { isClauseOut } from "./questions/waved-off-clauses.ts";
import type { Context } from "./references/context.ts";
import { pointsOnly } from "./references/only-names.ts";
import { asksWhatBegins } from "./sentences/months.ts";
import { isQuestion } from "./sentences/statements.ts";
import { paceIn } from "./tokens/pace.ts";
import { isSkill } from "./tokens/token.ts";
import { wordSet } from "./tokens/word-set.ts";
import type { Understanding } from "./understand.ts";

/** "I am torn between the two. Which of them has deployment?" */
const torn =
  /\b(?:torn|undecided|choosing|deciding|hesitating|wavering|stuck|decide|choose|confused|swinging|oscillating) between\b|\b(?:can not|not able to|unable to) (?:decide|choose|make up)\b/;
const wishes =
  /\b(want|wish|would like|would love|wanna|goal|plan to|planning|need to|trying to|aim|banana|banani|seekhna|looking to|dream|hope to|have to|asked to)\b/;
/** "We don't want your standard courses" */
const unwanted = /\b(?:not|never|nor) (?:\w+ )?(?:want|wish|need|plan|looking|would like)\b/g;
/** What a message asks, each thing once, in order. `hasGoal`: it says what somebody wants to be able to do. */
export function questionsOf(
  understanding: Understanding,
  context: Context,
  hasGoal: boolean,
): Asked[] {
  const { clauses, voices } = understanding;
  const reaction =
    pressesOn(clauses, context) ??
    reactionTo(withoutReactions(withoutHearsayBeside(clauses), context), context);
  if (reaction) return [reaction];
  const spoken = withoutConclusions(withoutReactions(withoutConceded(clauses), context), context);
  const parts = withoutOwnName(withoutSetAsideParts(spoken, understanding.tokens));
  const meantStill = withCorrectedNames(
    withoutTakenBack(withoutAsides(withoutNods(askingOfTold(parts)))),
  );
  const kept = meantStill.filter(
    (clause, at) => !isClauseOut(meantStill, at) || pointsOnly(clause),
  );
  // "Don't want Python. Don't want any code."
  const heard = kept.length > 0 ? kept : meantStill;
  let topics = context.topics;
  let before: Asked | undefined;
  const all = heard.map((clause, at): Asked => {
    const isCompared = before?.intent === "compare";
    const same = sameOfAnotherProgram(clause, before) ?? sameOfAnotherTopic(clause, before);
    const found = same
      ? { intent: same, clause }
      : (ifNotWhich(clause, before) ?? meaningOf(clause, understanding, { ...context, topics }));
    before = found;
    const { intent } = found;
    const isMeant = isQuestion(clause) || (clause.guesses[0]?.chance ?? 0) > 0.4;
    if (!besides.has(intent) && intent !== "unclear" && isMeant) topics = [intent, ...topics];
    const asks = inPlace(found, understanding, hasGoal);
    const following = heard.slice(at + 1);
    const isAsked = isCompared || following.some(isQuestion);
    if (torn.test(clause.text) && !isQuestion(clause) && isAsked) return { ...asks, leadsUp: true };
    return namesForNext(clause, following) ? leadingUp(asks) : asks;
  });
  const asked = withCorrectedTopic(all, understanding.correctedTopic);
  const joined = withoutGoingOn(carryExclusions(asked));
  const isOfSelf = joined.some(({ intent }) => intent === "tellsAboutSelf");
  const known = withoutRemarks(joined.filter(({ intent }) => !besides.has(intent)));
  const meant = withSubject(withoutGuessedParts(withoutStatements(known, isOfSelf)));
  const told = voices.length > 0 ? withVoices(asked, meant) : undefined;
  const said = asked.find(({ intent }) => intent === "tellsAboutSelf");
  if (!told && said && meant.every(isAside)) return [said];
  const choice = told ? undefined : asOneChoice(meant, understanding);
  if (choice) return choice;
  const isTold = meant.every(({ intent, clause }) => ofDemand.has(intent) && !asks(clause));
  const left = told ?? (isTold ? demandAlone(asked, understanding) : withoutReasons(meant));
  const sure = withSureParts(left, joined);
  const likely = told ? sure : withoutUnlikelyParts(sure, understanding.lift, hasGoal);
  const ofOurs = withoutOfUnknown(withSubject(withVagueLast(likely, clauses)));
  return [...doubtBeside(clauses, context), ...joinAlike(withoutAnswered(ofOurs))];
}

/** "Hours of the app course and hours of the leaders' one" */
const asksHoursOf =
  /^(?:(?:and|also|need|want|please|i|the|total) )*(?:hours|duration|length) (?:of|for) /;

/** "Biggest course and smallest course you have" */
const asksEnd =
  /^(?:(?:and|also|the|your|aur|sabse) )*(?:\w+est|lamba|bada|chh?ota) (?:one|course|program|training)\b/;

/** "Have two hours daily" asks nothing. */
function asks(clause: Clause): boolean {
  if (asksHoursOf.test(clause.text) || asksEnd.test(clause.text)) return true;
  return isQuestion(clause);
}

/** What is told of a demand, and asks nothing. */
const ofDemand = wordSet("aside decline duration codingNeed");

/** "Two hours daily for five days, and I hate coding.": where nothing is asked but something is demanded, what meets it. */
function demandAlone(
  asked: readonly Asked[],
  { conditions, tokens }: Understanding,
): readonly Asked[] {
  const last = lastSaid(asked);
  const [said] = last;
  const { withoutCode, withCode, codes } = conditions;
  const isLimited = limitsHours(tokens);
  const isOfSeveral = asked.length > 1 || said?.intent === "aside";
  const isDemand = withoutCode || withCode || codes || isLimited;
  const isNothing = said !== undefined && ofDemand.has(said.intent) && !asks(said.clause);
  return isNothing && isDemand && isOfSeveral
    ? [{ intent: "recommendation", clause: said.clause }]
    : last;
}

/** "I'll stay with the agents. Where do I click?": with what teaches them. */
function leadingUp(asked: Asked): Asked {
  const isOfTaught = asked.clause.tokens.some(
    (token) => token.kind === "skill" || (token.kind === "word" && token.features !== undefined),
  );
  return { ...asked, ...(isOfTaught && { intent: "coverage" }), leadsUp: true };
}

/** Who says a goal asks what suits; what could be asked anywhere, with words that are none of ours, is not asked of us. */
function inPlace(found: Asked, understanding: Understanding, hasGoal: boolean): Asked {
  const { intent, clause } = found;
  if (clause.situation) return found;
  const isFirm = firm.has(intent) && !(intent === "coverage" && !clause.tokens.some(isSkill));
  if (hasGoal && wishes.test(clause.text.replace(unwanted, "")) && !isFirm && !isClearly(found))
    return { intent: "recommendation", clause };
  const isOurs =
    isOfUs(clause) ||
    isOfHours(clause) ||
    clause.tokens.some(({ kind, excluded }) => kind === "hours" && excluded) ||
    (intent === "duration" && paceIn(clause.text) !== undefined) ||
    // "What starts in March?"
    (intent === "start" && asksWhatBegins(clause.text, clause.text)) ||
    asksForPair(clause.text) ||
    theOthers.test(clause.text) ||
    chanceOf(clause) >= heardAnyhow;
  return !isOurs && isOffTopic(found, understanding) ? { intent: "offTopic", clause } : found;
}

/** "Aur baaki dono?": the other programs. */
const theOthers =
  /^(?:(?:and|aur|or|to|toh) )*(?:dono |teeno )?(?:baaki|baki|baqi)(?: (?:dono|donon|do|teeno|teen|sab|sabhi|wale|wala|courses?|programs?|ka|ki|ke|bhi|kya|kitne|ghante|hours?))*$/;

/** So likely, something of ours is meant, whatever the words. */
const heardAnyhow = 0.9;

/** Asked so clearly, a question is no goal; a wish must be clearer: "I need to talk to someone". */
const clear = 0.8;
const clearWish = 0.85;
const clearGoal = 0.98;
/** What somebody wants to be able to do may seem to ask for these. */
const ofGoals = wordSet("coverage summary programs projects benefits career enterprise");

/** "I want to know if we build something real" asks of projects. */
function isClearly({ intent, clause }: Asked): boolean {
  const [top] = clause.guesses;
  if (top?.intent !== intent) return false;
  if (isQuestion(clause)) return top.chance > clear;
  return top.chance > (ofGoals.has(intent) ? clearGoal : clearWish);
}

/** "Something meaty, 20 hours minimum" */
function isOfHours({ tokens, text }: Clause): boolean {
  return limitsHours(tokens) && /\b(?:something|anything|one|kuch|i|we|me|us)\b/.test(text);
}

/** What leads up to nothing that is understood is asked itself. */
function withSubject(asked: readonly Asked[]): readonly Asked[] {
  const isLed = asked.some(({ leadsUp, intent }) => !leadsUp && intent !== "unclear");
  return isLed ? asked : asked.map(({ leadsUp: _, ...one }) => one);
}

function chanceOf({ guesses }: Clause): number {
  return guesses[0]?.chance ?? 0;
}

/** "She is in college, second year": beside who somebody is, what is not understood tells more of them. */
function isAside({ intent, clause }: Asked): boolean {
  return (intent === "offTopic" || intent === "unclear") && !isQuestion(clause);
}
