import type { Program } from "../../../../../content/programs.ts";
import type { Conditions } from "../../understanding/conditions/conditions.ts";
import { isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import { tellsLack } from "../../understanding/people/doubts.ts";
import { isGuessed } from "../../understanding/people/guessed.ts";
import { isRefused } from "../../understanding/people/refuses-code.ts";
import { meetingHours } from "../../understanding/references/selection.ts";
import { asksNegatively } from "../../understanding/sentences/yes-or-no.ts";
import { standingOf } from "../../understanding/tokens/stand.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { isPerson } from "../../understanding/tokens/token.ts";
import { eachProgram, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { fitsKey } from "../wording/fits-key.ts";
import { betweenTwo } from "./between-two.ts";
import { isBorneOut } from "./borne-out.ts";
import { openToBoth } from "./by-work.ts";
import { knownFor } from "./for-whoever-writes.ts";
import { ofSpeaker } from "./of-speaker.ts";
import { isProvenFor } from "./proven-for.ts";
import { reasonFor } from "./reason.ts";
import { stillWithoutCode, turnsFrom } from "./turns-from.ts";
import { notProven } from "./unproven.ts";

/** "I am a founder, my wife is a developer": what suits each, a line for each of them however many suit one. */
export function eachOf(provider: Provider, { voices: all, conditions, selection }: Question): Part {
  const { fitting } = provider.content.words;
  const found = all.map((voice) => ({
    ...voice,
    programs: inTime(ofThose(voice.programs, selection.open), conditions),
  }));
  // "My daughter has just finished, what is there for somebody who wants to be a developer?"
  const [first] = found;
  const areAlike = found.every(({ programs }) => first && isSame(programs, first.programs));
  const voices =
    areAlike && selection.open.length < provider.content.programs.length
      ? found.slice(0, 1)
      : found;
  const isOfSeveral = voices.length > 1;
  const lines = voices
    .map((voice) => eachProgram(provider, fitting, voice.programs))
    .map((told) => (isOfSeveral ? told.replaceAll("\n", " ") : told))
    .join("\n");
  const programs = [...new Set(voices.flatMap((voice) => voice.programs))];
  const of = (who: string) => voices.find((voice) => voice.who === who)?.programs;
  const [mine, theirs] = [of("self"), of("other")];
  return {
    text: `${say(provider, headingOf(voices, programs))}\n${lines}`,
    programs,
    whose: { ...(mine && { mine }), ...(theirs && { theirs }) },
  };
}

/** What is waved off is for none of them, as long as something is left. */
function ofThose(programs: readonly Program[], open: readonly Program[]): readonly Program[] {
  const left = programs.filter((program) => open.includes(program));
  return left.length > 0 ? left : programs;
}

function isSame(some: readonly Program[], others: readonly Program[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}

/** "At most ten hours a head: what for developers, and what for managers?"; all, where none is so short. */
function inTime(programs: readonly Program[], conditions: Conditions): readonly Program[] {
  const found = meetingHours(programs, conditions);
  const isLimit = conditions.hours?.is === "at most" || conditions.hours?.is === "under";
  return isLimit && found.length > 0 ? found : programs;
}

/** What is not known to fit each of them is said to be near only. */
function headingOf(voices: Question["voices"], programs: readonly Program[]) {
  const isSure = voices.every(({ isSure: isKnown }) => isKnown);
  if (voices.length > 1) return isSure ? "fitsEach" : "nearEach";
  return isSure ? fitsKey(programs) : "fitsPerhaps";
}

/** "Is it only for engineers?" is not answered by whom it suits. */
export const only =
  /\bonly\b|\bjust for\b|\bno ?one (?:else|but)\b|\bexclusively\b|\b(?:have|has|need|needs|compulsory|necessary|required) to be\b|\b(?:must (?:i|one|we|you|he|she)|(?:i|one|we|you|he|she) must) be\b/;
/** "Which would you not recommend for a CEO?" */
const notAdvised =
  /\bnot (?:recommend|advise|suggest|(?:meant|made|suitable|good|right|intended|designed) for)\b/;

/**
 * Says which programs fit, and yes or no where that was asked; to who only tells a job that tells nothing of code, which
 * need none and which begin at the beginning.
 */
export function fits(provider: Provider, question: Question, chosen: readonly Program[]): Part {
  const isSaid = isSame(chosen, question.recommended);
  return (
    (isSaid ? betweenTwo(provider, question) : undefined) ??
    ofUntoldCode(provider, question, chosen) ??
    fitting(provider, question, chosen)
  );
}

/** Who speaks of none of it has not said that they would rather not. */
const ofMaking =
  /\b(?:cod\w*|program\w*|python|tech\w*|software|develop\w*|build\w*|mak(?:e|es|ing)|engineer\w*)\b/;

/** "Never programmed, eager to", "willing to sit and learn", "not scared of it" */
const isEager =
  /\b(?:willing|eager|ready|keen|happy|open|interested|curious) (?:\w+ ){0,3}?(?:to|in)\b|\bnot (?:scared|afraid|shy)\b|\b(?:will|would) (?:\w+ )?learn\b/;

/** "I am a nurse. What is there for me?": what needs no code is not all, as long as they do not refuse to write any. */
function ofUntoldCode(
  provider: Provider,
  question: Question,
  chosen: readonly Program[],
): Part | undefined {
  const { message, selection, stance } = question;
  const gentle = selection.open.filter((one) => one.needsCode && isForBeginners(one));
  const isFree = selection.isRest || selection.named.length === 0;
  if (!isFree || gentle.length === 0 || chosen.some(({ needsCode }) => needsCode)) return undefined;
  if (isProvenFor(message, chosen, provider.content.programs)) return undefined;
  const said = textOf(message);
  const isOut = isRefused(said) || standingOf(question.context.code) === "out";
  // "Graphic designer, zero coding": who cannot has not said that they will not.
  const mayCode = !isOut && (stance() !== "out" || !ofMaking.test(said) || tellsLack(message));
  if (!mayCode || isSureOf(provider, question, chosen)) return undefined;
  if (tellsLack(message) && isEager.test(said)) return fitting(provider, question, gentle);
  return openToBoth(provider, question, [...chosen, ...gentle]);
}

function fitting(provider: Provider, question: Question, chosen: readonly Program[]): Part {
  const isSure = isSureOf(provider, question, chosen);
  const unsure = isSure ? undefined : otherwise(provider, question, chosen);
  if (unsure) return unsure;
  const { text } = question.clause;
  const isPlain = !asksNegatively(question.clause) && !isGuessed(question.message);
  const verdict = isOther(question, chosen) ? "no" : "yes";
  const yes = question.yesOrNo && isPlain && isSure ? `${say(provider, verdict)} ` : "";
  const heading = say(provider, isSure ? fitsKey(chosen) : "fitsPerhaps");
  const isOne = chosen.length === 1;
  const lines = isOne
    ? eachProgram(provider, provider.content.words.fitting, chosen)
    : audienceLines(provider, chosen);
  return {
    text: notAdvised.test(text) ? lines : `${yes}${heading}\n${lines}`,
    programs: chosen,
    whose: {
      ...ofSpeaker(question, chosen),
      why: reasonBefore(provider, question, chosen) ?? reasonFor(question, chosen),
      near: isSure ? undefined : true,
    },
  };
}

function isSureOf(provider: Provider, question: Question, chosen: readonly Program[]): boolean {
  const isNear = knownBefore(provider, question)?.near || staysNear(question, chosen);
  if ((!question.yesOrNo && isNear) || turnsFrom(question, chosen)) return false;
  return isBorneOut(provider, question, chosen);
}

/** What is said where nothing proves that these fit, and more is to be said than that they come near. */
function otherwise(provider: Provider, question: Question, chosen: readonly Program[]) {
  const codeless = stillWithoutCode(provider, question, chosen);
  const [single] = chosen;
  if (codeless || !single || !question.yesOrNo || !asksOfNamed(question, chosen)) return codeless;
  return notProven(provider, question, single);
}

/** "Is the business one right for me or not?" */
function asksOfNamed({ selection }: Question, chosen: readonly Program[]): boolean {
  const isNamed = selection.named.length === 1 && !selection.isRest;
  return isNamed && chosen.length === 1 && chosen.every((one) => selection.named.includes(one));
}

/** What came nearest comes no nearer as long as nothing more is told. */
function staysNear(question: Question, chosen: readonly Program[]): boolean {
  const { context, recommended, message } = question;
  const isSame = chosen.every((one) => recommended.includes(one));
  const isMore = message.some(isPerson) || question.suits() !== undefined;
  return context.near === true && isSame && !isMore;
}

/** "(I am a founder.) Which program is right for me?": what was found then goes by the same, and is as sure. */
function knownBefore(provider: Provider, question: Question) {
  return knownFor(provider, question).length > 0 ? question.context : undefined;
}

/** What spoke for just these before. */
function reasonBefore(provider: Provider, question: Question, chosen: readonly Program[]) {
  const isSame = knownFor(provider, question).length === chosen.length;
  return isSame ? knownBefore(provider, question)?.why : undefined;
}

/** "Is it right for him as well?", where others are. */
function isOther({ clause, context }: Question, chosen: readonly Program[]): boolean {
  const [spoken, ...others] = context.focus;
  const isNamed = clause.tokens.some(({ kind }) => kind === "program" || kind === "pointer");
  const isOfIt = /\b(?:it|that|this|same)\b/.test(clause.text) && !isNamed;
  return (
    isOfIt &&
    spoken !== undefined &&
    others.length === 0 &&
    chosen.every(({ slug }) => slug !== spoken)
  );
}
