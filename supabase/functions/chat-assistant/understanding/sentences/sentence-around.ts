import type { Token } from "../tokens/token.ts";

/** Where the sentence of this place begins and ends. */
export function sentenceAround(tokens: readonly Token[], at: number): [from: number, to: number] {
  const isEnd = ({ ends }: Token) => ends === "sentence";
  const from = tokens.findLastIndex((token, place) => place < at && isEnd(token)) + 1;
  const end = tokens.findIndex((token, place) => place >= at && isEnd(token));
  return [from, end < 0 ? tokens.length : end + 1];
}

/** "Nothing with agents please, and nothing for bosses", but "is there nothing for bosses?" asks. */
export function nothingOf(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.text ?? "";
  const [, to] = sentenceAround(tokens, at);
  return /^(?:about|on|of|with|to)$/.test(next) || (next === "for" && !tokens[to - 1]?.asks);
}
