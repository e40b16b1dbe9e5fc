import type { Guess, Score } from "./scorer.ts";
import { textOf } from "./text.ts";
import { symbolOf, type Token } from "./token.ts";

/** A part of a message that asks or says one thing, with what that may be. */
export type Clause = { tokens: readonly Token[]; text: string; guesses: readonly Guess[] };

const conjunction =
  /^(and|aur|also|plus|then|but|lekin|phir|as|n|or|ya|because|so|moreover|alongside)$/;
const auxiliary = /^(is|are|do|does|can|will|would|should)$/;
/** What only leads up to what is said. */
const sound =
  /^(hmm+|hm|um+|uh+|ok|okay|oh|ah|well|so|great|cool|nice|alright|acha|accha|achha|arre|like)$/;
/** Intents that a part of a sentence may say beside another question. */
const sure = 0.5;
/** What must at least be likely of a part beside one that is sure. */
const fair = 0.3;
/** Below this a clause is looked at in pieces; a piece must be clearer than that. */
const unclear = 0.3;
const clear = 0.85;
/** Words that ask for nothing by themselves. */
const empty =
  /^(and|aur|also|plus|then|but|lekin|so|or|ya|n|the|a|please|ok|okay|well|as|is|it|too|bhi|hai|of|for|one|ones|course|courses|program|programs|because|both|how|i|we|you|do|does|are|can|will|would|should|between|than|vs|no|not|if|other|only|just|still|wala|ka|ki|ke)$/;

/** Parts a message's tokens where sentences end, and within a sentence where each part asks something of its own. */
export function clausesOf(tokens: readonly Token[], score: Score): Clause[] {
  return splitAfter(tokens, (token) => token.ends === "sentence").flatMap((sentence) => {
    const whole = clause(sentence, score);
    const parts = joinEmpty(partsOf(sentence)).map((part) => clause(part, score));
    return parts.length > 1 && areSeparate(parts, whole) ? parts : [whole];
  });
}

function areSeparate(parts: readonly Clause[], whole: Clause): boolean {
  const tops = parts.map(({ guesses }) => guesses[0]);
  const sureOnes = tops.filter((top) => top && top.chance >= sure);
  const different = new Set(sureOnes.map((top) => top?.intent)).size > 1;
  if (sureOnes.length === parts.length) return different || parts.length > 2;
  const areFair = tops.every((top) => top && top.chance >= fair);
  const areMixed = new Set(tops.map((top) => top?.intent)).size > 1;
  if (areFair && areMixed && sureOnes.length > 0 && (whole.guesses[0]?.chance ?? 0) < 0.8)
    return true;
  return different && sureOnes.length > 1 && (whole.guesses[0]?.chance ?? 0) < 0.9;
}

function clause(tokens: readonly Token[], score: Score): Clause {
  const begun = withoutSounds(tokens);
  const told = begun.filter((token, at) => !(isEdge(begun, at) && conjunction.test(token.text)));
  const symbols = (told.length > 0 ? told : tokens).map(symbolOf);
  return { tokens, text: textOf(tokens), guesses: likeliest(symbols, score) };
}

/** "Hmm ok, how long?" */
function withoutSounds(tokens: readonly Token[]): readonly Token[] {
  const begin = tokens.findIndex(({ text }) => !sound.test(text));
  return begin > 0 && tokens.length - begin > 1 ? tokens.slice(begin) : tokens;
}

/** In a long clause that is not understood as a whole, the few words that are: "(…) so please tell me the price". */
function likeliest(symbols: readonly string[], score: Score): readonly Guess[] {
  const whole = score(symbols);
  if (symbols.length < 6 || (whole[0]?.chance ?? 0) > unclear) return whole;
  const windows = [3, 4, 5, 6].flatMap((length) =>
    Array.from({ length: Math.max(0, symbols.length - length + 1) }, (_, at) =>
      score(symbols.slice(at, at + length)),
    ),
  );
  const clearest = windows.toSorted((a, b) => (b[0]?.chance ?? 0) - (a[0]?.chance ?? 0))[0];
  return clearest && (clearest[0]?.chance ?? 0) > clear ? clearest : whole;
}

function isEdge(tokens: readonly Token[], at: number): boolean {
  return (
    tokens.slice(0, at).every(({ text }) => conjunction.test(text)) || at === tokens.length - 1
  );
}

function partsOf(sentence: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  sentence.forEach((token, at) => {
    const startsPart = token.kind === "word" && conjunction.test(token.text) && at > 0;
    if (startsPart) parts.push([]);
    parts.at(-1)?.push(token);
    if (token.ends === "part") parts.push([]);
  });
  return parts.filter((part) => part.length > 0);
}

/** "compare agentic and business": a part that only names something belongs to the part before it. */
function joinEmpty(parts: readonly Token[][]): Token[][] {
  const joined: Token[][] = [];
  for (const part of parts) {
    const previous = joined.at(-1);
    if (previous && (isEmpty(part) || isEmpty(previous))) {
      previous.push(...part);
    } else {
      joined.push([...part]);
    }
  }
  return joined;
}

/** A part that asks for nothing by itself; "and is it for beginners" does. */
function isEmpty(part: readonly Token[]): boolean {
  const begin = part.find(({ text }) => !conjunction.test(text));
  const tells = part.some(({ kind }) => ["person", "skill", "hours", "technology"].includes(kind));
  if (tells && auxiliary.test(begin?.text ?? "")) return false;
  return part.every((token) => token.kind !== "word" || empty.test(token.text));
}

function splitAfter(tokens: readonly Token[], ends: (token: Token) => boolean): Token[][] {
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    pieces.at(-1)?.push(token);
    if (ends(token)) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 0);
}
