import type { Clause } from "../clauses/clauses.ts";
import type { Conditions } from "../conditions/conditions.ts";
import { addsMore } from "../conditions/sums.ts";
import { multiplies } from "../intent-rules/rules-of-lengths.ts";
import { lacksSkills } from "../intent-rules/rules-of-self.ts";
import type { Context } from "../references/context.ts";
import { withoutGroup } from "../references/one-of-group.ts";
import { describes, hints, isOnlyNames, names, onlyCorrects } from "../references/only-names.ts";
import type { Guess } from "../scoring/scorer.ts";
import { asksIfSoLong } from "../sentences/asks-if-so-long.ts";
import { asksYesOrNo } from "../sentences/yes-or-no.ts";
import { isPerson, isProgram } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";
import { askedByPlace } from "./after-countries.ts";
import { asksForPerson, comparesTheirs, forWhom } from "./asked-for-people.ts";
import { whyThat } from "./asking-again.ts";
import { shortFollowUp } from "./short-follow-up.ts";

/** After these, "and the other one?" asks what that one is. */
const notOfPrograms =
  wordSet(`programs count recommendation summary compare location otherCity contact about name testimonials
  brochure phone street social company trust privacy account enterprise benefits perks start launch abroad
  tellsAboutSelf`);

/** "And the agentic one?", "in London?": asks the same as before, of something else; undefined for anything more. */
export function followUpIntent(
  clause: Clause,
  conditions: Conditions,
  context: Context,
): string | undefined {
  return isOfItsOwn(clause) ? undefined : goesOn(clause, conditions, context);
}

function goesOn(clause: Clause, conditions: Conditions, context: Context): string | undefined {
  const found =
    ofCorrected(clause, context) ??
    asksWhatIsIn(clause) ??
    forWhom(clause) ??
    shortFollowUp(clause, conditions, context) ??
    ofFocus(clause, conditions, context);
  if (found) return found;
  if (multiplies(clause) || leavesOutOfSum(clause, context)) return "duration";
  const [before] = context.topics;
  if (before && sameIf.test(clause.text)) return before;
  const isSpoken = context.focus.length > 0 || names(clause, "program");
  if (isSpoken && whyThat.test(clause.text)) return "summary";
  const [last] = context.topics;
  if (!isOnlyNames(clause)) return undefined;
  const [top] = clause.guesses;
  if (top && (asksIfSo(clause, conditions) || isSaid(clause, top))) return top.intent;
  return ofNames(clause, conditions, last);
}

/** "If I want both, first which?" needs nothing of the talk. */
function isOfItsOwn({ text, guesses: [top] }: Clause): boolean {
  return top?.intent === "order" && top.chance > sure && inOrder.test(text);
}

const inOrder =
  /\b(?:first|pehle)\b(?: \w+){0,2}? (?:which|what|kaun\w*|konsa)\b|\b(?:which|kaun\w*|konsa)\b.*\b(?:first|pehle)\b/;

/** "(Fees?) Ok, but what is in that one?" */
function asksWhatIsIn({ text, guesses: [top] }: Clause): string | undefined {
  const isSure = top?.intent === "curriculum" && top.chance > sure;
  return isSure && whatIsIn.test(text) ? "curriculum" : undefined;
}

const whatIsIn =
  /\bwhat (?:all |exactly |else )*(?:is|comes) in(?:side)? (?:this|that|the \w+) (?:one|course|program|programme|training)\b/;

/** "(The topics of the app course?) Sorry, my mistake, I meant the agents one": the same of that one. */
function ofCorrected(clause: Clause, { topics: [asked] }: Context): string | undefined {
  if (!asked || !onlyCorrects(clause)) return undefined;
  return notOfPrograms.has(asked) && !mayDiffer.has(asked) ? "summary" : asked;
}

/** What some providers tell of each program. */
const mayDiffer = wordSet("start schedule price mode language prerequisites seats");

/** "(How long do you keep what I write?) Same thing if I had sent the form?" */
const sameIf =
  /^(?:(?:and|but|so|ok|is it|would it be|will it be) )*(?:the )?same (?:thing|rule|story|for|here)?(?: ?also)? ?(?:if|when) (?:i|we|he|she|they)\b/;

/** "(How many hours in total?) What if I skip the first?" */
function leavesOutOfSum({ text, tokens }: Clause, { topics: [last] }: Context): boolean {
  const isLeft = tokens.some(({ kind, excluded }) => excluded && kind !== "skill");
  return (
    last === "duration" &&
    isLeft &&
    /^(?:and |but |so )*(?:(?:what )?if (?:i|we|he|she) (?:skip|drop|leave)|leaving out|not counting|without|minus|except|excluding)\b/.test(
      text,
    )
  );
}

/** Whether what its words ask is surer than that it goes on with what was asked before. */
function isSaid(clause: Clause, top: Guess): boolean {
  // "I want in for the managers' one", "can people outside India take part?"
  const isPlain = top.intent === "register" || top.intent === "abroad";
  if (isPlain && top.chance > surelyJoins) return true;
  const isForWhom = top.intent === "audience" && names(clause, "person");
  const mayBe =
    asksWhat.test(clause.text) || isForWhom || (plain.has(top.intent) && points(clause));
  // "What is that 40 hour one then?" does not ask how long it is.
  const isDescribed = top.intent === "duration" && names(clause, "hours");
  const isSure = top.chance > (isForWhom ? likely : sure);
  return isSure && !vague.has(top.intent) && !isDescribed && mayBe;
}

const shorter = /\b(?:is|takes|are) (?:shorter|longer|quicker|less|more)$/;

/** "The long one is under 30 hours, isn't it?", "leaders wale program mein strategy bhi hai kya?", "Python is in both?" */
function asksIfSo(clause: Clause, { size, isBoth, isOther }: Conditions): boolean {
  const [top] = clause.guesses;
  if ((isBoth || isOther) && top?.intent === "coverage" && names(clause, "skill")) return true;
  const isOfOne = size !== undefined || names(clause, "program");
  const isOfHours = top?.intent === "duration" && names(clause, "hours") && top.chance > likely;
  const isTaught = top?.intent === "coverage" && top.chance > likely;
  // "(My number is wrong. …) Agentic is shorter, correct?"
  const isCompared = top?.intent === "duration" && shorter.test(clause.text);
  if (isCompared && names(clause, "program") && top.chance > likely) return true;
  return (
    (isOfOne ? isOfHours || isTaught : isTaught && names(clause, "hours")) && asksYesOrNo(clause)
  );
}

/** "Same 10 hours?", or what is left out, of what the talk is of */
function ofFocus(
  clause: Clause,
  conditions: Conditions,
  { focus, topics: [last] }: Context,
): string | undefined {
  const { size, placesOut = [] } = conditions;
  if (focus.length === 1 && comparesTheirs(clause, conditions)) return "duration";
  if (focus.length > 0 && focus.length < 3 && asksIfSoLong(clause)) return "duration";
  // "And if I throw in the business one as well?"
  const isMore = last === "duration" && focus.length > 0 && names(clause, "program");
  if (isMore && addsMore(clause.text)) return last;
  // "Drop the longest", "what if I skip the first?"
  const isOut = size?.isExcluded === true || placesOut.length > 0;
  const leavesOut = isOut && clause.tokens.length < (size ? 6 : 7);
  if (!leavesOut || focus.length < 2) return undefined;
  return last === "duration" ? "duration" : "programs";
}

/** From here on what words ask is not what was asked before: "is hers as long as mine?" */
const sure = 0.85;
/** "Both of the short ones are for managers?" */
const likely = 0.6;
const surelyJoins = 0.95;
const plain = wordSet("duration codingNeed audience curriculum launchProgram price");
const vague = wordSet("programs recommendation compare aside offTopic coverage tellsAboutSelf");
/** "What is that 40 hour one then?" */
const asksWhat = /^(?:(?:and|so|but|ok) )*(?:what|explain|describe)\b(?! about)/;

function points(clause: Clause): boolean {
  return names(clause, "pointer");
}

function ofNames(
  clause: Clause,
  conditions: Conditions,
  last: string | undefined,
): string | undefined {
  const byPlace = names(clause, "place", "zone") ? askedByPlace(last) : undefined;
  if (byPlace) return byPlace;
  const isDescribed = describes(clause);
  const ofPerson = names(clause, "person") ? asksForPerson(clause, isDescribed, last) : undefined;
  if (ofPerson) return ofPerson;
  const points =
    conditions.isOther ||
    conditions.isBoth ||
    conditions.size !== undefined ||
    conditions.place !== undefined;
  if (points || isDescribed || names(clause, "program", "pointer"))
    return ofPrograms(clause, conditions, last);
  if (names(clause, "hours") || conditions.codes) return "programs";
  const taught = clause.tokens.filter(({ kind }) => kind === "skill" || kind === "technology");
  const isTaught = taught.length > 0 || hints(clause);
  if (lacksSkills(clause)) return "tellsAboutSelf";
  if (isTaught && leavesAllOut(clause)) return "programs";
  return isTaught ? "coverage" : undefined;
}

/** "Neither agents nor leadership, so?" */
function leavesAllOut({ tokens }: Clause): boolean {
  const left = tokens.filter(({ excluded }) => !excluded);
  return (
    !left.some(({ kind }) => kind === "skill" || kind === "technology") && !hints({ tokens: left })
  );
}

/** "And the leaders' one, is that for me?" */
const isForMe =
  /\b(?:is|are|would) (?:it|that|this|they)(?: be)? (?:also |something |right |good )*for (?:me|us|him|her)\b/;

/** "So the agents one is for me?" */
const oneIsForMe =
  /\b(?:one|course|program|programme|training) (?:is|would be) (?:also |something |right |good |meant |made )*for (?:me|us)$/;

function ifForMe(text: string): string | undefined {
  if (isForMe.test(text)) return "recommendation";
  return oneIsForMe.test(text) ? "audience" : undefined;
}

/** "Tell me more about the first." */
const tellsMore =
  /\b(?:tell|know|hear|learn) (?:me |us )*(?:some |a bit |a little |something )*(?:more )?(?:about|on)\b|\btell (?:me|us) more$|\b(?:i|we|he|she) (?:would )?(?:want|wants|like|need|needs|prefer)\b/;

/** So clearly it is asked which there are: "what other courses are there". */
function asksForOthers(text: string, top: Guess | undefined): string | undefined {
  const isSure = top?.intent === "programs" && top.chance >= 0.95;
  return isSure && /\b(?:what|which|any) (?:others?|more|else)\b/.test(text)
    ? top.intent
    : undefined;
}

const asLong = /\b(?:as (?:long|short|big|small)|same (?:time|length|hours|duration))\b/;

function comparesLengths(text: string, { extreme, isComparative, isSame, size }: Conditions) {
  const isOfLength = extreme !== undefined || isComparative || (isSame && asLong.test(text));
  return isOfLength && !size;
}

function ofPrograms(
  { tokens, text, guesses: [top] }: Clause,
  conditions: Conditions,
  last: string | undefined,
): string {
  const suiting = ifForMe(text);
  if (suiting) return suiting;
  const asked = last !== undefined && !notOfPrograms.has(last) ? last : asksForOthers(text, top);
  const leavesOut =
    tokens.some(({ excluded }) => excluded) &&
    tokens.every(({ kind, excluded }) => kind !== "program" || excluded);
  if (tellsMore.test(text) && !leavesOut) return "summary";
  if (asked) return asked;
  // "Python chhod ke, what is in the app course?"
  const isOfTaught = tokens.some(({ kind, excluded }) => kind === "skill" && excluded);
  if (isOfTaught && tokens.some(isProgram)) return "curriculum";
  if (comparesLengths(text, conditions)) return "duration";
  if (leavesOut && !conditions.isOther) return "programs";
  // "Of the two ten hour ones, which one for managers?"
  const sought = withoutGroup(tokens);
  if (sought.length < tokens.length && sought.some(isPerson)) return "recommendation";
  return conditions.isBoth ? "compare" : "summary";
}
