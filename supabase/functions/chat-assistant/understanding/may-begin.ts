import { ofTime } from "./parts-of-sentence.ts";
import type { Token } from "./token.ts";

/** So likely a part begins at least behind a question mark. */
const afterQuestion = 0.9;
/** So likely a part begins with any word. */
const certain = 0.9;
const begin =
  /^(?:and|aur|also|plus|then|but|lekin|phir|n|or|ya|because|so|since|what|which|who|whom|whose|when|where|why|how|is|are|do|does|did|can|could|will|would|should|has|have|any|tell|give|send|show|list|just|please|kindly|i|we|he|she|they|my|our|his|her|it|that|this|there|not|no|only|kya|kaun\w*|kitn\w+|kab|kaise|batao|mera|mujhe|main)$/;

/** How likely a part begins with each token, as learned (`begins`), where one may begin at all. */
export function mayBeginAt(tokens: readonly Token[], begins: readonly number[]): number[] {
  return begins.map((chance, at) => {
    if (followsQuestion(tokens, at)) return Math.max(chance, afterQuestion);
    return mayBegin(tokens, at) || chance > certain ? chance : 0;
  });
}

/** Behind a question of more than a word or two: "ten hours? twenty? how long?" is one. */
function followsQuestion(tokens: readonly Token[], at: number): boolean {
  const question = tokens.slice(Math.max(0, at - 3), at);
  return (
    question.length > 2 &&
    question.every(({ asks, ends }, place) =>
      place === question.length - 1 ? asks : ends !== "sentence",
    )
  );
}

/** Whether a part may begin here: behind punctuation, or with a word that begins sentences; not "which date (and time)". */
function mayBegin(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before?.ends) return true;
  const isHalf = ofTime.test(before?.text ?? "") && ofTime.test(next?.text ?? "");
  return !isHalf && begin.test(token?.text ?? "");
}
