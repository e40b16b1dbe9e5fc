import type { Token } from "../tokens/token.ts";
import { isJoinedWithinPart } from "./joined-within-part.ts";

export const conjunction =
  /^(and|aur|also|plus|then|but|lekin|phir|as|n|or|ya|because|so|moreover|alongside)$/;
/** Words that ask for nothing by themselves. */
const empty =
  /^(and|aur|also|plus|then|but|lekin|so|or|ya|n|the|a|please|ok|okay|well|as|is|it|too|bhi|hai|of|for|one|ones|course|courses|program|programs|because|both|how|i|we|you|do|does|are|can|will|would|should|between|than|vs|right|correct|true|yes|na|no|not|if|other|only|just|still|wala|ka|ki|ke|far|me|him|her|them|us)$/;

/** A sentence in parts that may ask something of their own. */
export function splitSentence(sentence: readonly Token[]): Token[][] {
  return joinEmpty(partsOf(sentence));
}

function partsOf(sentence: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  sentence.forEach((token, at) => {
    if (at > 0 && (tellsMore(sentence, at) || startsAnother(sentence, at))) parts.push([]);
    parts.at(-1)?.push(token);
    if (token.ends === "part") parts.push([]);
  });
  return parts.filter((part) => part.length > 0);
}

/** "Or lead people" only goes on. */
function startsAnother(tokens: readonly Token[], at: number): boolean {
  const [{ kind, text }, next] = tokens.slice(at, at + 2) as [Token, Token?];
  if (kind !== "word" || text === "as" || !conjunction.test(text) || isWithin(tokens, at))
    return false;
  if (isJoinedWithinPart(tokens, at)) return false;
  return !/^(?:or|ya)$/.test(text) || asks.test(next?.text ?? "");
}

/** "So much", "not so long", "a fourth one also or only three" */
function isWithin(tokens: readonly Token[], at: number): boolean {
  const [text, next] = [tokens[at]?.text, tokens[at + 1]?.text];
  if (soMuch.test(`${text} ${next}`) || (text === "so" && tokens[at - 1]?.text === "not"))
    return true;
  return text === "also" && next === "or";
}

const soMuch = /^so (?:very|much|many|far|good|nice|kind)$/;

/** "Don't tell me the price tell me the hours": begins without a comma. */
function tellsMore(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === "tell" && tokens[at + 1]?.text === "me";
}

const asks =
  /^(?:what|which|who|whom|whose|when|where|why|how|is|are|do|does|did|can|could|will|would|should|has|have|kya|kaun\w*|kitn\w+|kab|kaise|price|fees?)$/;

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

/** A part that asks for nothing by itself. */
function isEmpty(part: readonly Token[]): boolean {
  return part.every((token) => token.kind !== "word" || empty.test(token.text));
}
