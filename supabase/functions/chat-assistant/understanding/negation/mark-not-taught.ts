import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const anyWhere =
  /\b(?:any|an?|which|some) (?:other )?(?:course|program|programme|training|one)s? (?:where|in which|of which)$/;
const noPart =
  /^(?:is|are) not (?:(?:a |any )?part|included|covered|taught|there|in it|listed|mentioned)\b/;

/** Marks as waved off a thing that is to be no part of a program: "is there any where deployment isn't part of it?" */
export function markNoPart(tokens: readonly Token[]): void {
  tokens.forEach((token, at) => {
    const before = textOf(tokens.slice(Math.max(0, at - 5), at));
    const behind = textOf(tokens.slice(at + 1, at + 5));
    const isTaught = token.kind === "skill" || (token.kind === "word" && token.features);
    if (isTaught && anyWhere.test(before) && noPart.test(behind)) token.excluded = true;
  });
}

const inWhich = /\b(?:which|what|any) (?:of|one|ones|course|program|programme|training)s?\b/;
const isNotInHindi = /^(?:\w+ ){0,3}?nahi(?:n)?\b/;
const asksProgram =
  /\b(?:which|what|any|an?|kis|kaun ?sa|konsa)(?: \w+){0,2}? (?:courses?|programs?|programmes?|trainings?|one|tracks?)\b/;
const isNotIn =
  /^(?:is |are )?not (?:(?:on|in|part|covered|taught|included|listed|mentioned|there|among|under)\b|a part\b)/;

/** Marks as waved off a thing of which is asked where it is not: "in which of your courses is deployment not taught?" */
export function markNotIn(tokens: readonly Token[]): void {
  for (const sentence of splitAfter(tokens, ({ ends }) => ends === "sentence")) {
    sentence.forEach((token, at) => {
      const isAsked = inWhich.test(textOf(sentence.slice(0, at)));
      const behind = textOf(sentence.slice(at + 1, at + 7));
      const isIn = isNotIn.test(textOf(sentence.slice(at + 1, at + 5)));
      const inHindi = /\bkis\b/.test(behind) && isNotInHindi.test(behind);
      const isOut =
        token.kind === "skill" &&
        (inHindi || (isIn && (isAsked || asksProgram.test(textOf(sentence)))));
      if (isOut) token.excluded = true;
    });
  }
}
