import { framed } from "./frames.ts";
import type { Told } from "./in-other-words.ts";
import { asks, conjunction, partsOfSentence } from "./parts-of-sentence.ts";
import type { Guess } from "./scorer.ts";
import type { Situation } from "./situation.ts";
import { isQuestion } from "./statements.ts";
import { splitAfter, textOf } from "./text.ts";
import { symbolsOf, type Token } from "./token.ts";
import { isWavedOff } from "./waved-off.ts";
import { asksOfProgram, asksYesOrNo } from "./yes-or-no.ts";

/** A part of a message that asks or says one thing, with what that may be. */
export type Clause = Told & {
  tokens: readonly Token[];
  text: string;
  /** It is made of two that ask the same. */
  isJoined?: true;
  /** It tells something and asks only whether or where that is taught. */
  situation?: Pick<Situation, "yesOrNo">;
};

/** Takes what stands together; tells what it may ask. */
export type Read = (symbols: readonly string[]) => Told;

/** What only leads up to what is said. */
const sound =
  /^(hmm+|hm|um+|uh+|ok|okay|oh|ah|well|so|great|cool|nice|alright|acha|accha|achha|arre|like)$/;
/** Intents that a part of a sentence may say beside another question. */
const sure = 0.5;
/** What must at least be likely of a part that is plainly a question. */
const faint = 0.25;
/** What must at least be likely of a part beside one that is sure. */
const fair = 0.3;
/** Below this a clause is looked at in pieces; a piece must be clearer than that. */
const unclear = 0.3;
const clear = 0.85;

/** Parts a message's tokens where sentences end, and within a sentence where each part asks something of its own. */
export function clausesOf(tokens: readonly Token[], read: Read): Clause[] {
  return splitAfter(tokens, (token) => token.ends === "sentence").flatMap((sentence) => {
    const whole = clause(sentence, read);
    const parts = partsOfSentence(sentence).map((part) => clause(part, read));
    return parts.length > 1 && areSeparate(parts, whole) ? parts : [whole];
  });
}

function areSeparate(parts: readonly Clause[], whole: Clause): boolean {
  if (areAskedBesides(parts) || parts.every(asksOfProgram)) return true;
  const plain = parts.filter(
    (part, at) => asksPlainly(part, at) && (part.guesses[0]?.chance ?? 0) >= sure,
  );
  if (areMixedOf(plain.map(({ guesses }) => guesses[0])) || asksOfEach(plain)) return true;
  const tops = parts.map(({ guesses }) => guesses[0]);
  const sureOnes = tops.filter((top) => top && top.chance >= sure);
  const different = new Set(sureOnes.map((top) => top?.intent)).size > 1;
  if (sureOnes.length === parts.length) return different || parts.length > 2;
  const arePlain = parts.slice(1).every(asksOfItsOwn);
  if (arePlain && tops.every((top) => top && top.chance >= faint) && areMixedOf(tops)) return true;
  const areFair = tops.every((top) => top && top.chance >= fair);
  if (areFair && areMixedOf(tops) && sureOnes.length > 0 && (whole.guesses[0]?.chance ?? 0) < 0.8)
    return true;
  return different && sureOnes.length > 1 && (whole.guesses[0]?.chance ?? 0) < 0.9;
}

/** "I don't want agentic, what is in the other one?" */
function areAskedBesides([first, second, ...others]: readonly Clause[]): boolean {
  if (!first || !second || others.length > 0) return false;
  if (!isWavedOff(first.text)) return false;
  // "Except the price, tell me what is in it"
  if (isQuestion(second) && (second.guesses[0]?.chance ?? 0) >= sure) return true;
  const namesOut = first.tokens.some(({ kind, excluded }) => kind === "program" && excluded);
  return namesOut && asks.test(second.tokens[0]?.text ?? "");
}

/** "List the perks", "and who is it for": a part with a question word or an order of its own. */
function asksPlainly({ tokens, text }: Clause, at: number): boolean {
  if (!isQuestion({ tokens, text })) return false;
  const words = text.split(" ").filter((word) => !conjunction.test(word));
  return words.length > (at === 0 ? 1 : 2);
}

/** "Does it cover ROI and does it go into Python?": a yes or no for each, of something else. */
function asksOfEach(parts: readonly Clause[]): boolean {
  const named = parts.filter(
    (part) => asksYesOrNo(part) && part.tokens.some(({ kind }) => kind === "skill"),
  );
  return named.length > 1;
}

function areMixedOf(tops: readonly (Guess | undefined)[]): boolean {
  return new Set(tops.map((top) => top?.intent)).size > 1;
}

/** "(…), and can I start without Python?" */
function asksOfItsOwn({ tokens }: Clause): boolean {
  const [first, next, after] = tokens.map(({ text }) => text);
  if (!/^(?:and|also|plus|but|aur)$/.test(first ?? "")) return false;
  return (
    asks.test(next ?? "") &&
    /^(?:i|we|you|it|they|there|he|she|the|this|that|my|your|a|an|any|time|many|much|long|does|do|is|are|can|will|of|one)$/.test(
      after ?? "",
    )
  );
}

function clause(tokens: readonly Token[], read: Read): Clause {
  const begun = withoutAside(withoutSounds(tokens));
  const told = begun.filter((token, at) => !(isEdge(begun, at) && conjunction.test(token.text)));
  const symbols = symbolsOf(told.length > 0 ? told : tokens);
  return { ...framed(likeliest(symbols, read), tokens, read), tokens, text: textOf(tokens) };
}

const setsAside = /^(?:except|besides|excluding|minus|barring)$/;
const ofAll = /^(?:everything|all|anything)$/;

/** "Everything of it except the hours": what is set aside is not what is asked. */
function withoutAside(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findLastIndex(({ text }) => setsAside.test(text));
  if (at < 0) return tokens;
  const aside = tokens.slice(at);
  const isLast =
    tokens.slice(0, at).some(({ text }) => ofAll.test(text)) &&
    aside.length < 6 &&
    aside.length > 1;
  return isLast && aside.every(({ kind }) => kind === "word") ? tokens.slice(0, at) : tokens;
}

/** "Hmm ok, how long?" */
function withoutSounds(tokens: readonly Token[]): readonly Token[] {
  const begin = tokens.findIndex(({ text }) => !sound.test(text));
  return begin > 0 && tokens.length - begin > 1 ? tokens.slice(begin) : tokens;
}

/** In a long clause that is not understood as a whole, the few words that are: "(…) so please tell me the price". */
function likeliest(symbols: readonly string[], read: Read): Told {
  const whole = read(symbols);
  if (symbols.length < 6 || chanceOf(whole) > unclear) return whole;
  const windows = [3, 4, 5, 6].flatMap((length) =>
    Array.from({ length: Math.max(0, symbols.length - length + 1) }, (_, at) =>
      read(symbols.slice(at, at + length)),
    ),
  );
  const clearest = windows.toSorted((a, b) => chanceOf(b) - chanceOf(a))[0];
  return clearest && chanceOf(clearest) > clear ? { ...whole, guesses: clearest.guesses } : whole;
}

function chanceOf({ guesses }: Told): number {
  return guesses[0]?.chance ?? 0;
}

function isEdge(tokens: readonly Token[], at: number): boolean {
  return (
    tokens.slice(0, at).every(({ text }) => conjunction.test(text)) || at === tokens.length - 1
  );
}
