import type { Program } from "../../../../../content/programs.ts";
import type { Conditions } from "../../understanding/conditions/conditions.ts";
import { byPerson, isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import { isPastBasics } from "../../understanding/people/past-basics.ts";
import { isRefused } from "../../understanding/people/refuses-code.ts";
import { suiting } from "../../understanding/people/suiting.ts";
import type { Suits } from "../../understanding/people/suits.ts";
import { isUndecided } from "../../understanding/people/undecided.ts";
import { lastSubject } from "../../understanding/people/voices.ts";
import { meetingHours } from "../../understanding/references/selection.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { isBeginner, isPerson } from "../../understanding/tokens/token.ts";
import { coding } from "../prerequisites/coding.ts";
import { makingWithoutCode } from "../prerequisites/making-without-code.ts";
import { mayLearn } from "../prerequisites/may-learn.ts";
import { overview } from "../programs/overview.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { asTheyStand, keptAfterAll, keptWithoutCode, standOf } from "./as-they-stand.ts";
import { knowsWhereItBegins, lacksWhereItBegins } from "./begins-behind-them.ts";
import { betweenTwo } from "./between-two.ts";
import { byStance, narrowedByStance } from "./by-coding-stance.ts";
import { byWork, openToBoth } from "./by-work.ts";
import { forWhoDenies, withoutRefused } from "./denied-and-refused.ts";
import { fits } from "./fitting.ts";
import { forOthers, othersFor } from "./for-others.ts";
import { knownFor, notForThem } from "./for-whoever-writes.ts";
import { ofSizeAsked } from "./of-size-asked.ts";
import { ofSpeaker } from "./of-speaker.ts";
import { toLeave } from "./to-leave.ts";
import { weighed } from "./weighed.ts";
import { withoutDemanding, withoutLacked } from "./without-demanding.ts";

/** Which program to take: those that suit whoever writes, among those named if any are; else whom each is for. */
export function recommendation(provider: Provider, question: Question): Part {
  const open = withoutRefused(question);
  const told =
    forWhoDenies(provider, question) ??
    keptAfterAll(provider, question) ??
    makingWithoutCode(provider, question) ??
    keptWithoutCode(provider, question, open);
  if (told) return told;
  const suits = question.suits();
  return amongMeeting(provider, asTheyStand(suits ? weighed(provider, open) : open), suits);
}

function amongMeeting(provider: Provider, question: Question, suits?: Suits): Part {
  const told = toLeave(provider, question);
  if (told) return told;
  const { message, conditions } = question;
  const all = provider.content.programs;
  const pool = poolOf(question);
  const isPast = isPastBasics(message) || standOf(question) === "past";
  const skips = isPast || knowsWhereItBegins(question, pool);
  const beginsCode = conditions.beginsCode || lacksWhereItBegins(question, pool);
  const demands = { ...conditions, beginsCode };
  const met = meetingAll(pool, demands, mayLearn(message), skips);
  const found = forNovices(openToThem(met, message), question);
  if (found.length === 0) return withNoneFound(provider, question, pool);
  const unlike = notForThem(provider, question) ?? forUndecided(provider, question, pool);
  if (unlike) return unlike;
  const isFor = withoutLacked(meantFor(provider, question, found, suits), message);
  const fitting = ofSizeAsked(provider, question, fittingOf(provider, question, found, isFor));
  if (isStillOpen(question, fitting)) return openToBoth(provider, question, fitting);
  // "Are both for coders?" is no for one of them.
  const ofMixed = ofBoth(provider, question, pool, fitting);
  if (ofMixed) return { ...ofMixed, focus: pool };
  if (fitting.length > 0) return fits(provider, question, fitting);
  // "A student who will never code": what is for students is nothing for this one.
  const isOut = conditions.withoutCode && isRefused(textOf(message));
  const others = othersFor(question, isFor).filter(
    (one) => !question.refused.includes(one) && !(isOut && one.needsCode),
  );
  if (others.length > 0 && others.length < all.length)
    return forOthers(provider, question, pool, others);
  if (found.length < pool.length || pool.length < all.length)
    return fitsLeft(provider, question, found, skips);
  return byStanceOrAll(provider, question, pool);
}

/** "(I work in sales.) Which one should I take?": as long as nothing else is told, it is open whether they want to code. */
function isStillOpen({ context, recommended }: Question, fitting: readonly Program[]): boolean {
  const isMixed = fitting.some((one) => one.needsCode) && fitting.some((one) => !one.needsCode);
  const isSame = fitting.every((one) => recommended.includes(one));
  return context.why === "open" && isMixed && isSame;
}

function withNoneFound(provider: Provider, question: Question, pool: readonly Program[]): Part {
  const { conditions, selection } = question;
  // Of those named none is without code: that says nothing of the others.
  if (conditions.withoutCode && pool.length < provider.content.programs.length)
    return codingFor(provider, question);
  // "My CTO wants something technical, what for him?" is not of what was said before.
  if ((conditions.codes || conditions.withCode) && selection.named.length > 0)
    return recommendation(provider, { ...question, selection: { ...selection, named: [] } });
  return overview(provider, question);
}

/** What suits whom the message speaks of: as was said before, by all that is told of them, or by single words. */
function meantFor(
  provider: Provider,
  question: Question,
  found: readonly Program[],
  suits?: Suits,
): readonly Program[] {
  const { message, goals, selection } = question;
  const all = provider.content.programs;
  const known = knownFor(provider, question).filter((one) => !question.refused.includes(one));
  const kept = known.filter((one) => found.includes(one));
  if (known.length > 0) return kept.length > 0 ? kept : known;
  if (suits) {
    const among = selection.named.length === 0 ? found : all;
    const best = suiting(all, message, goals, among, suits).programs;
    return narrowedByStance(question, withoutDemanding(best, message));
  }
  const meant = mayLearn(message) ? byPerson(message, all) : suiting(all, message, goals).programs;
  return narrowedByStance(question, withoutDemanding(meant, message));
}

/** What is left; of that what suits who stands so to writing code, where they tell that. */
function fitsLeft(
  provider: Provider,
  question: Question,
  left: readonly Program[],
  isTold: boolean,
): Part {
  const { selection, conditions, message } = question;
  // "15 hours and not one more. What fits?" tells nothing of whoever asks.
  const isOnlyLimit = conditions.hours !== undefined && !message.some(isPerson);
  const told = isOnlyLimit ? [] : byStance(question, left);
  const isByCode = (conditions.withoutCode || conditions.beginsCode) && areAlike(left);
  // "Apart from the managers' one, what is there for who leads a team?": what is left is not said to suit.
  if (told.length === 0 && selection.isRest && !isTold && !isByCode)
    return overview(provider, question);
  return fits(provider, { ...question, yesOrNo: false }, told.length > 0 ? told : left);
}

function areAlike([first, ...others]: readonly Program[]): boolean {
  return others.every(({ needsCode }) => needsCode === first?.needsCode);
}

/** What suits who stands so to writing code, where nothing else tells; else she asks. */
function byStanceOrAll(provider: Provider, question: Question, pool: readonly Program[]): Part {
  const told = byStance(question, pool);
  if (told.length > 0) return fits(provider, { ...question, yesOrNo: false }, told);
  return (
    betweenTwo(provider, question) ??
    byWork(provider, question, pool) ??
    askingBack(provider, question, pool)
  );
}

/** Whom each is for, and what they do or want. */
function askingBack(provider: Provider, { message }: Question, pool: readonly Program[]): Part {
  const ask = lastSubject(message) === "self" ? "askSelf" : "askThem";
  return { text: `${audienceLines(provider, pool)}\n${say(provider, ask)}`, programs: pool };
}

/** "No idea what I want. Which one is right?", of somebody of whom nothing else is known. */
function forUndecided(
  provider: Provider,
  question: Question,
  pool: readonly Program[],
): Part | undefined {
  const { message, conditions, selection } = question;
  const { withoutCode, withCode, codes, hours } = conditions;
  const isTold = message.some(isPerson) || withoutCode || withCode || codes || hours !== undefined;
  const isKnown = selection.named.length > 0 || knownFor(provider, question).length > 0;
  return isUndecided(textOf(message)) && !isTold && !isKnown
    ? askingBack(provider, question, pool)
    : undefined;
}

/** What needs no code is what suits whom the message speaks of. */
function codingFor(provider: Provider, question: Question): Part {
  const part = coding(provider, question);
  const { met = [] } = part;
  return met.length > 0 ? { ...part, focus: met, whose: ofSpeaker(question, met) } : part;
}

/** "Are both of them for engineers?", asked of two of which only one is. */
function ofBoth(
  provider: Provider,
  question: Question,
  pool: readonly Program[],
  fitting: readonly Program[],
): Part | undefined {
  const isMixed = fitting.length > 0 && pool.some((one) => !fitting.includes(one));
  if (!isMixed || !question.yesOrNo || !question.conditions.isBoth || pool.length !== 2)
    return undefined;
  return { text: `${say(provider, "no")} ${audienceLines(provider, pool)}`, programs: pool };
}

/** Those of the ones found that suit best. */
function fittingOf(
  { content }: Pick<Provider, "content">,
  question: Question,
  found: readonly Program[],
  isFor: readonly Program[],
): readonly Program[] {
  const { message, goals, conditions } = question;
  const best = isFor.filter((program) => found.includes(program));
  if (best.length > 0 || knownFor({ content }, question).length > 0) return best;
  // Who leads and codes all the same wants to code.
  if (conditions.codes && found.length < content.programs.length) return found;
  return suiting(content.programs, message, goals, found, question.suits()).programs;
}

/** Those of which the hours fit, with code or without as it is wanted; who begins to code begins at the beginning. */
function meetingAll(
  pool: readonly Program[],
  conditions: Conditions,
  learns: boolean,
  skips: boolean,
): readonly Program[] {
  const isOpen = (program: Program) =>
    !conditions.withoutCode || !program.needsCode || (learns && isForBeginners(program));
  const found = meetingHours(pool, conditions)
    .filter(isOpen)
    .filter(({ needsCode }) => !(conditions.codes || conditions.withCode) || needsCode);
  const further = skips ? found.filter((program) => !isForBeginners(program)) : [];
  if (further.length > 0) return further;
  const gentle = conditions.beginsCode ? found.filter(isForBeginners) : [];
  return gentle.length > 0 ? gentle : found;
}

/** Those that ask for nothing they lack, as long as there are any. */
function openToThem(met: readonly Program[], message: Question["message"]): readonly Program[] {
  const open = withoutLacked(met, message);
  return open.length > 0 ? open : met;
}

/** "A complete beginner with ten hours, who wants to learn coding": what goes further is nothing for them. */
function forNovices(
  found: readonly Program[],
  { message, conditions, selection }: Question,
): readonly Program[] {
  const { codes, hours } = conditions;
  const isNovice = codes && hours !== undefined && message.some(isBeginner);
  const begins = selection.open.some(isForBeginners) && !found.some(isForBeginners);
  return isNovice && begins ? [] : found;
}

/** The programs to choose from; "not leaders either" narrows what is left. */
function poolOf({ selection, narrows, context }: Question): readonly Program[] {
  const pool = selection.named.length > 0 ? selection.named : selection.open;
  const spoken = narrows ? pool.filter(({ slug }) => context.focus.includes(slug)) : [];
  return spoken.length > 0 && selection.named.length > 0 ? spoken : pool;
}
