import type { Program } from "../../../../../content/programs.ts";
import { goesFurther, isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import { fromZero } from "../../understanding/people/beginners.ts";
import { isGuessed } from "../../understanding/people/guessed.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { isBeginner, isPerson, type Token } from "../../understanding/tokens/token.ts";
import type { Provider, Question } from "../wording/answer.ts";
import { isProvenFor } from "./proven-for.ts";
import { onlyCodeless, wantsNoCode } from "./without-any-code.ts";

/** So likely some words must speak of what is taught, where nothing else bears a choice out. */
const spoken = 0.8;
/** Beside what is demanded, somebody wishes for this. */
const wishes =
  /\b(?:want|wants|like|love|wish|wishes|need|needs|wanna|hope|plan|planning|looking|trying|switch|switching) (?:to|into|from)\b(?! (?:learn|study|know|take|join|do|start|begin|enrol|enroll|code|program)\b)/;

const ofSelf =
  /\b(?:i|me|my|we|he|she|him|her|mujhe|mujhse|mujhko|mereko|mere|mera|meri|main|mai|hum)\b/;

/**
 * Whether what is chosen is so by more than a few likely-sounding words ("I want to open a bakery"): by people whom it
 * is for, all of those who are named, by what is demanded of programs where nothing else is wished for, by what was
 * said before, or by what is plainly spoken of.
 */
export function isBorneOut(
  provider: Provider,
  question: Question,
  chosen: readonly Program[],
): boolean {
  const { message, conditions, selection, context, spokenMost, suits, yesOrNo } = question;
  const { beginsCode } = conditions;
  const { programs } = provider.content;
  const named = message.filter(isPerson);
  const isForThem =
    isProvenFor(message, chosen, programs) || isWhereBegun(beginsCode, message, chosen);
  const isGuess = named.some((one) => isGuessed([one]));
  const isAllDemanded =
    demands({ conditions, message }, chosen) && !isGuess && !wishes.test(textOf(message));
  const isNamed = selection.named.length > 0 && !selection.isRest;
  if (!isNamed && isOfAnother(suits(), chosen)) return false;
  const isOwn = (one: Program) => context.mine?.includes(String(programs.indexOf(one)));
  // "Is the business one right for me?" is no proof that it is.
  const isKnown = (isNamed && !yesOrNo) || (!context.near && chosen.some(isOwn));
  if (isKnown || isAllDemanded) return true;
  const isWished = () =>
    spokenMost() >= spoken && isSpokenOf(suits(), chosen) && !goesBeyond(question, chosen);
  const isAlone = isOnlyCodeless({ conditions, context }, chosen, programs);
  return !isGuess && (isForThem || (!isAlone && isWished()));
}

/** "I won't code, I only want to make lesson plans": what alone needs no code is chosen for that, whatever they wish for. */
function isOnlyCodeless(
  question: Pick<Question, "conditions" | "context">,
  chosen: readonly Program[],
  programs: readonly Program[],
): boolean {
  const only = onlyCodeless(programs);
  return wantsNoCode(question) && chosen.length === 1 && chosen[0] === only;
}

/** "My daughter finished B.Com, she wants to go to the data side": what is for developers is not for who begins. */
function goesBeyond(
  { message, stance }: Pick<Question, "message" | "stance">,
  chosen: readonly Program[],
): boolean {
  return message.some(isBeginner) && stance() !== "in" && chosen.every(goesFurther);
}

/** Hours, or with code or without; who tells of themselves that they will write none has not told what they are. */
function demands(
  { conditions, message }: Pick<Question, "conditions" | "message">,
  chosen: readonly Program[],
): boolean {
  const { withoutCode, withCode, codes, beginsCode, hours } = conditions;
  if (withCode || codes || beginsCode || hours !== undefined) return true;
  const isForWant = chosen.every(({ needsCode }) => !needsCode) && ofSelf.test(textOf(message));
  return withoutCode && !isForWant;
}

/** "No code so far, but eager to learn it", "from the basics", of what beginners begin with. */
function isWhereBegun(
  begins: boolean,
  message: readonly Token[],
  chosen: readonly Program[],
): boolean {
  return (begins || fromZero.test(textOf(message))) && chosen.every(isForBeginners);
}

/** So likely what is spoken of must be taught by one that is chosen, where another may be meant. */
const asLikely = 0.5;

/** "AI for my lessons, not business": what is spoken of is not that which is left. */
function isSpokenOf(suits: ReturnType<Question["suits"]>, chosen: readonly Program[]): boolean {
  return !suits || chosen.some(({ slug }) => (suits[slug] ?? 0) >= asLikely);
}

/** So likely, one program is what somebody wishes for. */
const surelyMeant = 0.9;

/** "I want to make chatbots and have 30 hours": what is left of so many hours is not what is wished for. */
function isOfAnother(suits: ReturnType<Question["suits"]>, chosen: readonly Program[]): boolean {
  return Object.entries(suits ?? {}).some(
    ([meant, chance]) => chance > surelyMeant && chosen.every(({ slug }) => slug !== meant),
  );
}
