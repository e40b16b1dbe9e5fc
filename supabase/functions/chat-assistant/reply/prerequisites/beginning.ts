import type { Program } from "../../../../../content/programs.ts";
import { wordsOf } from "../../language/normalise.ts";
import { isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import { bareStart, fromZero, saysBeginner } from "../../understanding/people/beginners.ts";
import { isRefused } from "../../understanding/people/refuses-code.ts";
import { asksIfNeeded } from "../../understanding/sentences/asks-if-needed.ts";
import { asksNegatively } from "../../understanding/sentences/yes-or-no.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { isBeginner, type Token } from "../../understanding/tokens/token.ts";
import { requiredOrTaught } from "../programs/required-or-taught.ts";
import { eachProgram, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { asksToJoinAnyhow } from "./asks-to-join.ts";
import { knownForNone } from "./needed-for-none.ts";

/** "Must she know Python before joining?", "can I start without knowing it?", "if I never wrote Python?" */
const ofKnowing =
  /\b(?:(?:know|knows|knowing|knowledge of|learnt|learned|have|need|needs|require|requires|expect|expects|assume|assumes|write) (?:\w+ ){0,4}?(?:already|before|beforehand|first|in advance)|(?:already|must|have to|has to|need to|needs to) (?:\w+ ){0,2}?know|without (?:knowing |any |having )?(?:\w+ ){0,2}?(?:@?\w+)|(?:need|needs|require|requires) \w+(?: (?:for|in|at)\b|$)|(?:never|not|do not) (?:\w+ )?(?:wrote|written|know|learnt|learned|used|coded|programmed|done))\b/;
/** "Python aani chahiye kya pehle se?" */
const inHindi =
  /\b(?:aan[aei]|aat[aei]|pata|jaa?nn[aei]|sikh\w*|seekh\w*) (?:\w+ ){0,2}?(?:chahiye|compulsory|must|mandatory)\b/;
/** "So I must know Python really well before it?" */
const mustKnow =
  /^(?:(?:so|but|and|ok) )*(?:i|we|he|she|one|you) (?:must|have to|has to|need to|needs to) (?:already )?know\b/;
const asksMay = /\b(?:can|could|may|allowed|possible|able|ok|okay|start|begin|go straight)\b/;

function ofStart(provider: Provider, program: Program): Part {
  const text = isForBeginners(program)
    ? `${say(provider, "yes")} ${introductions(provider, [program])}`
    : audienceLines(provider, [program]);
  return { text, programs: [program] };
}

/** Whether whoever has no experience may join: where some programs are for them, those. */
function withoutExperience(provider: Provider, { message, clause, yesOrNo }: Question) {
  const { programs } = provider.content;
  const gentle = programs.filter(isForBeginners);
  if (!saysBeginner(message) || gentle.length === 0 || gentle.length === programs.length)
    return undefined;
  const verdict = yesOrNo && asksMay.test(clause.text) && !asksNegatively(clause);
  const lines = introductions(provider, gentle);
  return { text: verdict ? `${say(provider, "yes")} ${lines}` : lines, programs: gentle };
}

/** "She has never coded. Can she still join the application course?": who has not yet, but would. */
function isOpenToWhoBegins({ message, clause, conditions }: Question, only: Program): boolean {
  const isNew = conditions.withoutCode || conditions.beginsCode || message.some(isBeginner);
  return (
    isNew &&
    only.needsCode &&
    isForBeginners(only) &&
    asksToJoinAnyhow(clause) &&
    !isRefused(textOf(message))
  );
}

function asksOfStart(question: Question, only: Program): boolean {
  const { clause, yesOrNo } = question;
  const isPlain = bareStart.test(clause.text) || (yesOrNo && fromZero.test(clause.text));
  return isPlain || isOpenToWhoBegins(question, only);
}

/** Whether one can begin a program without what it teaches or builds on, as far as its words tell. */
export function beginning(provider: Provider, question: Question): Part | undefined {
  const { clause, selection, yesOrNo } = question;
  const either = requiredOrTaught(provider, question);
  if (either) return either;
  if (selection.about.length === 0) return withoutExperience(provider, question);
  const codeless = knownForNone(provider, question);
  if (codeless) return codeless;
  const [only, ...others] = selection.about;
  if (!only || others.length > 0) return undefined;
  if (asksOfStart(question, only)) return ofStart(provider, only);
  const isNeeded = inHindi.test(clause.text) || asksIfNeeded(clause);
  if (!yesOrNo && !mustKnow.test(clause.text) && !isNeeded) return undefined;
  if (!ofKnowing.test(clause.text) && !isNeeded) return undefined;
  if (!clause.tokens.some(({ kind }) => kind === "skill" || kind === "technology"))
    return undefined;
  return ofKnown(provider, question, only);
}

/** That one need not know it before, where one begins at the beginning; else whom it is for, if that tells it. */
function ofKnown(provider: Provider, { clause }: Question, only: Program): Part | undefined {
  const mayBegin = isForBeginners(only);
  if (!mayBegin && !asksMore(only, clause.tokens)) return undefined;
  const holds = asksMay.test(clause.text) ? mayBegin : !mayBegin;
  const begins = holds ? "" : `${say(provider, "beginsWithout")} `;
  const lines = mayBegin
    ? begins + introductions(provider, [only])
    : audienceLines(provider, [only]);
  return { text: `${say(provider, holds ? "yes" : "no")} ${lines}`, programs: [only] };
}

/** That one may begin there at the beginning, a line for each of these programs. */
export function introductions(provider: Provider, programs: readonly Program[]): string {
  return eachProgram(provider, provider.content.words.alsoForBeginners, programs);
}

/** "For those who already write Python", asked of Python. */
function asksMore({ audience }: Program, tokens: readonly Token[]): boolean {
  const words = ` ${wordsOf(audience).join(" ")} `;
  const isNamed = ({ kind, text }: Token) =>
    (kind === "skill" || kind === "technology") && words.includes(` ${text} `);
  return /\balready\b/i.test(audience) && tokens.some(isNamed);
}
