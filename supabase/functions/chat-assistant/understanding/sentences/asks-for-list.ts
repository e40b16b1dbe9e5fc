import type { Token } from "../tokens/token.ts";

const verb = /^(?:list|show|tell|name|give|send|share|batao|bata)$/;
const list =
  /\b(?:list|show|tell|name|give|send|share|batao|bata do)\b.*\b(?:all|every|your|the|saare|sab)\b.*\b(?:courses|programs|programmes|trainings|options)\b/;

/** "(Asking for my friend's son,) list all your programs please": all of them are asked for, whoever it is for. */
export function asksForList(text: string): boolean {
  return list.test(text);
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
