import { textOf } from "./text.ts";
import type { Token } from "./token.ts";

export const conjunction =
  /^(and|aur|also|plus|then|but|lekin|phir|as|n|or|ya|because|so|moreover|alongside)$/;
const auxiliary = /^(is|are|do|does|can|will|would|should)$/;
/** Words that ask for nothing by themselves. */
const empty =
  /^(and|aur|also|plus|then|but|lekin|so|or|ya|n|the|a|please|ok|okay|well|as|is|it|too|bhi|hai|of|for|one|ones|course|courses|program|programs|because|both|how|i|we|you|do|does|are|can|will|would|should|between|than|vs|right|correct|true|yes|na|no|not|if|other|only|just|still|wala|ka|ki|ke|far|me|him|her|them|us)$/;

/** A sentence in parts that may ask something of their own. */
export function partsOfSentence(sentence: readonly Token[]): Token[][] {
  return joinEmpty(partsOf(sentence));
}

function partsOf(sentence: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  sentence.forEach((token, at) => {
    const isHalf =
      halfAsked.test(textOf(parts.at(-1) ?? [])) && ofTime.test(sentence[at + 1]?.text ?? "");
    const startsPart =
      at > 0 && !isHalf && (tellsMore(sentence, at) || startsAnother(sentence, at));
    if (startsPart) parts.push([]);
    parts.at(-1)?.push(token);
    if (token.ends === "part") parts.push([]);
  });
  return parts.filter((part) => part.length > 0);
}

/** "Which date (and time does it start?)" */
const halfAsked =
  /^(?:(?:and|so|but|at|on|in) )*(?:which|what|kaunsa|konsa|kis) (?:date|day|time|hour|month|weekday)$/;
/** What may be asked of a time. */
export const ofTime = /^(?:dates?|days?|times?|hour|month|weekday|timezone|zone)$/;

/** "And to people who use it", "or lead people" only go on. */
function startsAnother(tokens: readonly Token[], at: number): boolean {
  const [{ kind, text }, next, after] = tokens.slice(at, at + 3) as [Token, Token?, Token?];
  if (kind !== "word" || !conjunction.test(text) || isWithin(tokens, at)) return false;
  const joinsNames = tokens[at - 1]?.kind === "program" && next && next.kind !== "word";
  if (joinsNames && /^(?:and|plus|or|aur)$/.test(text)) return false;
  if (text === "as") return /^(?:i|we|he|she|they|my|our|it)$/.test(next?.text ?? "");
  if (/^(?:or|ya)$/.test(text)) return asks.test(next?.text ?? "");
  return !(text === "and" && onwards.test(next?.text ?? "") && !asks.test(after?.text ?? ""));
}

/** "So much", "does it also cover …?", "a fourth one also or only three" */
function isWithin(tokens: readonly Token[], at: number): boolean {
  const [text, next] = [tokens[at]?.text, tokens[at + 1]?.text];
  if (soMuch.test(`${text} ${next}`)) return true;
  if (text !== "also") return false;
  return subject.test(tokens[at - 1]?.text ?? "") || next === "or";
}

const subject =
  /^(?:it|you|i|we|they|he|she|is|are|do|does|can|will|would|and|but|there|that|this|am|have|has)$/;
const soMuch = /^so (?:very|much|many|far|good|nice|kind)$/;

/** "Don't tell me the price tell me the hours": begins without a comma, but not after these. */
function tellsMore(tokens: readonly Token[], at: number): boolean {
  const [last, first, next] = tokens.slice(at - 1, at + 2);
  if (first?.text === "i" && wishes.test(next?.text ?? "") && !mayTell.test(last?.text ?? ""))
    return saysNot.test(textOf(tokens.slice(0, at)));
  return first?.text === "tell" && next?.text === "me" && !mayTell.test(last?.text ?? "");
}

/** "I don't need a certificate I need projects" */
const saysNot = /\bnot (?:\w+ )?(?:need|want|asking|ask|asked|looking|interested|mean|care)\b/;
const wishes = /^(?:need|want|am|wanted|asked|meant|mean|would)$/;
const mayTell =
  /^(?:not|never|dont|to|you|please|pls|just|can|could|will|would|and|also|then|but|so|kindly|or|ok|hi|hello)$/;
const onwards = /^(?:out|to|into|onto|off|talks?)$/;
export const asks =
  /^(?:what|which|who|whom|whose|when|where|why|how|is|are|do|does|did|can|could|will|would|should|has|have|kya|kaun\w*|kitn\w+|kab|kaise|price|fees?)$/;

/** "compare agentic and business": a part that only names something belongs to the part before it. */
function joinEmpty(parts: readonly Token[][]): Token[][] {
  const joined: Token[][] = [];
  for (const part of parts) {
    const previous = joined.at(-1);
    const goesOn = previous && wants.test(textOf(previous)) && isLimit(part);
    if (previous && (goesOn || isEmpty(part) || isEmpty(previous) || isCondition(previous))) {
      previous.push(...part);
    } else {
      joined.push([...part]);
    }
  }
  return joined;
}

/** "(Looking for something meaty), 20 hours minimum": how long that is to be. */
function isLimit(part: readonly Token[]): boolean {
  return (
    part.some(({ kind }) => kind === "hours") &&
    !part.some(({ text }) => /^(?:i|we|you|he|she|they|it|is|are)$/.test(text)) &&
    part.every(({ kind, text }) => kind !== "word" || empty.test(text) || limits.test(text))
  );
}

const wants =
  /^(?!(?:which|what|who|how)\b).*\b(?:something|anything|course|program|training|one|kuch)\b/;
const limits =
  /^(?:minimum|maximum|min|max|least|most|at|less|fewer|more|longer|shorter|under|over|below|above|within|upto|up|to|than|about|around|roughly|tops|upwards?|se|kam|zyada|jyada|tak|wala|ka|nahi|chahiye)$/;

/** "If I also take the long one, how many hours?" */
function isCondition(part: readonly Token[]): boolean {
  return /^(?:(?:and|but|so|ok|then|what) )*if (?:i|we|he|she|they) (?:also |only |just )?(?:take|took|do|did|join|finish|choose|add|go|skip|leave|drop|avoid|exclude|ignore|remove|do not (?:take|want|do|join))\b/.test(
    textOf(part),
  );
}

/** A part that asks for nothing by itself; "and is it for beginners" does. */
function isEmpty(part: readonly Token[]): boolean {
  const begin = part.find(({ text }) => !conjunction.test(text));
  const tells = part.some(({ kind }) => ["person", "skill", "hours", "technology"].includes(kind));
  if (tells && auxiliary.test(begin?.text ?? "")) return false;
  return part.every((token) => token.kind !== "word" || empty.test(token.text));
}
