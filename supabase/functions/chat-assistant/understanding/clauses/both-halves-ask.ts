import { sentenceStart } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const inHindi = /^(?:kya|kab|kaise|kahan|kidhar|kaun\w*|kons\w+|kitn\w+)$/;

/** "Kya beginner ke liye hai ye course (aur python sikhate ho kya)": both halves ask. */
export function bothHalvesAsk(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:aur|and|phir)$/.test(tokens[at]?.text ?? "")) return false;
  const start = sentenceStart(tokens, at);
  const end = tokens.findIndex(({ ends }, place) => ends === "sentence" && place >= at);
  const halves = [tokens.slice(start, at), tokens.slice(at, end < 0 ? undefined : end + 1)];
  return halves.every((half) => half.length > 2 && half.some(({ text }) => inHindi.test(text)));
}
