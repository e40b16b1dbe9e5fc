import type { Token } from "../tokens/token.ts";

type Said = { tokens: readonly Token[]; text: string };

/** "Not 40?", "same 10 hours?": asked of what the talk is of */
const asksIfHours =
  /^(?:(?:and|so|but|ok|oh|hmm|not|same|only|just|still|also|really|full|whole|the|that|is|it|all|exactly) )*\d+ hours(?: too| also| only| as well| then| right| each| again)*$|^(?:(?:and|so|but|ok|oh) )*is (?:it|that) (?:the |that )?\d+ hours (?:one|course|program)$/;

/** Whether a part asks of what was spoken of if it takes so long. */
export function asksIfSoLong({ tokens, text }: Said): boolean {
  return asksIfHours.test(text) && tokens.some(({ asks }) => asks);
}
