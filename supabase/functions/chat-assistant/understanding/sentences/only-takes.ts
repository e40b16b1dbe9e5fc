import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

const taking =
  wordSet(`and but or aur then phir fir also plus later next after that this it which who first pehle second
  do does did doing take takes took taking join joins joining finish finishes finishing complete completes add adds skip
  skips skipping leave leaves leaving out drop drops without minus not followed by uske baad ke ko the a an your our my
  course courses program programs programme programmes training one ones wala wale i we he she they if someone somebody
  person both two dono only just too as well karu lu kar lun karna hata hatao do to chhod de so will would with on top`);

/** "But skips the business one", "and after that do the agents course": a part that only tells which programs are taken. */
export function onlyTakes({ tokens }: { tokens: readonly Token[] }): boolean {
  const isNamed = tokens.some(({ kind }) => kind === "program" || kind === "pointer");
  return (
    isNamed &&
    tokens.every(
      ({ kind, text }) =>
        kind === "program" || kind === "pointer" || kind === "person" || taking.has(text),
    )
  );
}

/** Whether hours are asked of whatever is taken: "how many hours (if I do the one and then the other)?" */
export function asksHoursTaken(text: string): boolean {
  return asksHours.test(text);
}

const asksHours =
  /\b(?:how (?:many hours|long|much time)|total(?: \w+){0,2} (?:hours|time)|hours (?:in )?(?:total|altogether)|kitne hours|kitn[aei] (?:ghante|time|samay)|total kitn\w+)\b/;

/** The sentence, or sentences, in which these tokens stand. */
export function sentenceWith(
  message: readonly Token[],
  tokens: readonly Token[],
): readonly Token[] {
  const at = message.findIndex((token) => tokens.includes(token));
  if (at < 0) return tokens;
  const begin = message.findLastIndex(({ ends }, place) => ends === "sentence" && place < at) + 1;
  const last = message.findLastIndex((token) => tokens.includes(token));
  const end = message.findIndex(({ ends }, place) => place >= last && ends === "sentence");
  return message.slice(begin, end < 0 ? undefined : end + 1);
}

/** What a sentence says beside these tokens. */
export function besideIn(sentence: readonly Token[], tokens: readonly Token[]): string {
  return textOf(sentence.filter((token) => !tokens.includes(token)));
}
