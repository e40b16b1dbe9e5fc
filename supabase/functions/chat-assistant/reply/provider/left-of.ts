import { wordsOf } from "../../language/normalise.ts";
import { setsAside } from "../../understanding/negation/set-aside.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import type { Token } from "../../understanding/tokens/token.ts";

/**
 * Of things with names those that a message does not set aside: "your perks except mentorship", "whose quote other than
 * the consultant's?" All of them where it sets none aside, or each.
 */
export function leftOf(names: readonly string[], message: readonly Token[]): readonly string[] {
  if (!setsAside(textOf(message))) return names;
  const left = names.filter((name) => !isNamed(name, names, message));
  return left.length > 0 ? left : names;
}

/** So many letters tell a word from others: "mentorship" is "mentoring". */
const telling = 6;

/** Whether a message holds a word of it that no other has. */
export function isNamed(name: string, all: readonly string[], message: readonly Token[]): boolean {
  const others = new Set(all.filter((other) => other !== name).flatMap(beginnings));
  const said = new Set(message.flatMap(({ text }) => beginnings(text)));
  return beginnings(name).some((word) => said.has(word) && !others.has(word));
}

function beginnings(text: string): string[] {
  return wordsOf(text)
    .filter((word) => word.length >= telling && !/^(?:course|program)/.test(word))
    .map((word) => word.slice(0, telling));
}
