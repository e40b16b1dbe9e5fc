import { wordsOf } from "../../language/normalise.ts";
import { root } from "../../language/root.ts";
import { setsAside } from "../../understanding/negation/set-aside.ts";
import { wordsSetAside } from "../../understanding/negation/words-set-aside.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import { wordSet } from "../../understanding/tokens/word-set.ts";

/**
 * Of things with names those that a message does not set aside: "your perks except mentorship", "whose quote other than
 * the consultant's?", "the menu if you don't count Home". All of them where it sets none aside, or each.
 */
export function leftOf(names: readonly string[], message: readonly Token[]): readonly string[] {
  const said = wordsSetAside(message).flatMap(({ text }) => wordsOf(text));
  const out = said.length > 0 ? names.filter((name) => isCalled(name, names, said)) : [];
  const set = out.length > 0 ? out : namedBeside(names, message);
  return set.length < names.length ? names.filter((name) => !set.includes(name)) : names;
}

/** "The mentoring, and what do I get besides?" names it at some other place. */
function namedBeside(names: readonly string[], message: readonly Token[]): readonly string[] {
  return setsAside(textOf(message)) ? names.filter((name) => isNamed(name, names, message)) : [];
}

/** In a name these tell nothing. */
const plain = wordSet(
  "a an and as at by for from has have how i if in is it its like long my no not of on or our that the their to want we what when with you your",
);

/** Whether words that are set aside hold one by which this thing is told from the others: "insta" is "Instagram". */
function isCalled(name: string, all: readonly string[], said: readonly string[]): boolean {
  const others = all.filter((other) => other !== name).flatMap(tellingOf);
  return tellingOf(name).some(
    (word) => !others.includes(word) && said.some((other) => isSame(word, other)),
  );
}

function tellingOf(name: string): string[] {
  const alike = name.replace(/\be-?mail/gi, "email mail");
  return wordsOf(alike).filter((word) => !plain.has(word));
}

function isSame(word: string, said: string): boolean {
  if (word === said || root(word) === root(said)) return true;
  const isBegin = said.length >= short && word.startsWith(said);
  return isBegin || beginnings(said).some((begin) => beginnings(word).includes(begin));
}

/** So many letters of a word may stand for it. */
const short = 5;
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
