import type { Token } from "../tokens/token.ts";

const verb =
  /^(?:list|show|tell|name|give|send|share|batao|bata|summari[sz]e|summary|overview|outline)$/;
const list =
  /\b(?:list|show|tell|name|give|send|share|batao|bata do)\b.*\b(?:all|every|your|the|saare|sab)\b.*\b(?:courses|programs|programmes|trainings|options)\b/;

/** "I am in HR, summarise what you offer", "my boss wants a short overview of your courses" */
const shortly =
  /\b(?:summari[sz]e|summary|overview|outline)\b(?: \w+){0,3}? (?:(?:what|all|everything)(?: \w+)? you (?:all )?(?:offer|have|teach|provide|run|do)|(?:all|your|the|everything)(?: \w+){0,2} (?:courses|programs|programmes|trainings|offerings?))\b/;

/** Whether all of them are asked for in short, whoever speaks. */
export function asksForSummary(text: string): boolean {
  return shortly.test(text);
}

/** "(Asking for my friend's son,) list all your programs please": all of them are asked for, whoever it is for. */
export function asksForList(text: string): boolean {
  return list.test(text) || shortly.test(text);
}

/** From the word on that asks for the list: who is told of before is not whom it is for. */
export function listAskedFor(tokens: readonly Token[]): readonly Token[] {
  return tokens.slice(
    Math.max(
      0,
      tokens.findIndex(({ text }) => verb.test(text)),
    ),
  );
}
