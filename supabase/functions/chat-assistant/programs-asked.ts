import type { Content } from "./content.ts";
import type { Clause } from "./understanding/clauses/clauses.ts";
import { impliedPrograms } from "./understanding/implied-programs.ts";
import type { Asked } from "./understanding/intent-rules/asked-intent.ts";
import { launchedIn } from "./understanding/references/launched-program.ts";
import type { Selection } from "./understanding/references/selection.ts";
import { asksOfEvery } from "./understanding/sentences/asks-of-every.ts";
import { asksWhoTeachesThat } from "./understanding/sentences/teaches-that.ts";
import { isSkill } from "./understanding/tokens/token.ts";
import { asksOfOwnUse } from "./understanding/topics/of-own-use.ts";

const points =
  /\b(it|its|this|that|there|they|them|these|those|course|program|bootcamp|isme|usme|is mein|us mein)\b/;

/** "(The business one.) Will I learn how to use ChatGPT?" */
const learnsThere =
  /^(?:(?:and|so|but|ok|then) )*(?:will|would|do|does|can|could) (?:i|we|he|she) (?:also |then |really )*(?:learn|be taught|be able|get to|know how|understand|use)\b/;

/** What a question is about: what its own part names before the rest of the message, else what the talk is of. */
export function programsAsked(
  content: Pick<Content, "programs" | "launch">,
  { intent, clause }: Pick<Asked, "intent" | "clause">,
  ofClause: Selection,
  ofMessage: Selection,
): Selection {
  if (asksOfAny(intent, clause, ofClause, ofMessage))
    return { ...ofMessage, named: [], about: [], compared: ofClause.compared };
  const isOfTaught = clause.tokens.some(isSkill) || asksWhoTeachesThat(clause.text);
  const isOpen = intent === "coverage" && asksWhich.test(clause.text) && isOfTaught;
  const named = namedIn(clause, ofClause, isOpen ? ofClause : ofMessage);
  const launched = launchedIn(intent, clause, content);
  const meant = launched.length > 0 ? launched : impliedPrograms(intent, clause, content.programs);
  // "And Python?" asks of all, "is Python in it?" of what the talk is of.
  const isOfTalk =
    points.test(clause.text) ||
    learnsThere.test(clause.text) ||
    asksOfOwnUse(clause.text, clause.text);
  const spoken = intent === "coverage" && !isOfTalk ? [] : ofClause.about;
  const isOfOthers = intent === "coverage" && named.length > 0 && orOthers.test(clause.text);
  if (isOfOthers) return { ...ofMessage, named: ofMessage.open, about: ofMessage.open };
  const about = named.length > 0 ? named : meant.length > 0 ? meant : spoken;
  const { open, isRest } = ofMessage;
  return { named, about, open, isRest, compared: ofClause.compared };
}

/** Whether it is asked of any or all of them, whichever another part of the message names. */
function asksOfAny(
  intent: string,
  clause: Clause,
  ofClause: Selection,
  ofMessage: Selection,
): boolean {
  const areFew = ofClause.about.length < 2 && ofMessage.named.length < 2;
  if (intent === "codingNeed" && areFew && isOfAny(clause, ofClause)) return true;
  const isOfUs = intent === "coverage" && doYouTeach.test(clause.text);
  const isOfAll = intent === "count" || isOfUs || asksOfEvery(clause.text);
  return ofClause.named.length === 0 && !ofMessage.isRest && isOfAll;
}

/** "(What does the one cost?) Do you teach pipelines?" is asked of the school, whichever program another part names. */
const doYouTeach =
  /^(?:(?:and|so|but|also|then|ok) )*(?:do|does|can|will) (?:you|your \w+)(?: (?:people|guys|all|also|even|ever))* (?:teach|cover|offer|have|do|include|train)\b(?!.*\b(?:it|its|there|that|this|them|in)\b)/;

/** "(What is in the agents course?) Is there a program without coding?" asks of all: of the one it may be a No. */
function isOfAny({ tokens, text }: Clause, { named }: Selection): boolean {
  const isNamed = tokens.some(({ kind }) => kind === "program" || kind === "pointer");
  const isOpen = named.length === 0 || ofYours.test(text);
  return !isNamed && isOpen && asksForAny.test(text);
}

/** "Which of your courses needs no coding, maybe that is better for him": of all, whatever suits him so far. */
const ofYours =
  /\b(?:which|any|one|some) of your (?:courses|programs|programmes|trainings|classes)\b/;

const asksForAny =
  /^(?:(?:and|so|then|ok|but) )*(?:which|what) (?:one|program|programme|course|of (?:your|the) \w+) |\b(?:(?:is|are) there|do you have) (?:an?|any|some|one) (?:\w+ )?(?:programs?|programmes?|courses?|class(?:es)?|trainings?|ones?)\b/;

/** "Does only the leaders' one cover strategy, or the others too?" */
const orOthers =
  /\b(?:only|just)\b.*\bor (?:do |does |is it |are they )?(?:also |even )?(?:in |with )?(?:the |your )?(?:others?|other (?:ones?|courses?|programs?|two)|rest|all)\b|\b(?:all|every|each)\b.*\bor (?:is it |are they )?(?:only|just)\b|\bor (?:is it |is that |are they |does )?(?:only|just) (?:in |with |by )?(?:the |your )?(?:others?|other (?:ones?|courses?|programs?|two)|rest)\b/;

/** "(Is deployment in the agents course,) and which one has Python?" asks of all. */
const asksWhich =
  /\b(?:which|what|kaunse|konse|kis) (?:one|course|program|programme|training|class|of (?:the|your) \w+)\b|\bwhere\b|^(?:and |but |so )*which\b/;

/** "Not the agents course. What is in the other one?": what one part waves off is out for the others too. */
function namedIn(clause: Clause, ofClause: Selection, ofMessage: Selection) {
  // "How long is agentic? Sorry, the app one."
  if (ofClause.isRest && !ofMessage.isRest) return ofMessage.named;
  const left = ofClause.named.filter((program) => ofMessage.open.includes(program));
  // "I have seen the two. What is the third one?"
  const isNone = left.length === 0 && ofClause.named.length > 0 && ofMessage.isRest;
  if (isNone && !clause.tokens.some(({ kind }) => kind === "program") && ofMessage.named.length > 0)
    return ofMessage.named;
  const named = left.length > 0 ? left : ofClause.named;
  return named.length > 0 ? named : ofMessage.named;
}
