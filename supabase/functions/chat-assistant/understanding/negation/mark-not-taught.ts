import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const isNotInHindi = /^(?:\w+ ){0,3}?nahi(?:n)?\b/;
const asksProgram =
  /\b(?:which|what|any|an?|kis|kaun ?sa|konsa)(?: \w+){0,2}? (?:courses?|programs?|programmes?|trainings?|one|tracks?)\b|\b(?:one|course|program|programme) (?:in|of) which\b|^(?:(?:so|and|please|tell me) )*in which\b/;
const asksInHindi = /\b(?:kis|kaun ?s[ai]|kons[ai])\b/;
const isNotIn =
  /^(?:is |are )*not (?:(?:on|in|part|covered|taught|included|listed|mentioned|there|among|under)\b|a part\b)|^(?:is |are |gets? )*(?:left out|missing|absent|lacking|skipped)\b/;
/** "The program whose syllabus lacks any deployment topic" */
const lacks = /\b(?:lacks?|lacking|missing|devoid of|free of)(?: any| the| all)?$/;

/** Marks as waved off a thing of which is asked where it is not: "in which of your courses is deployment not taught?" */
export function markNotIn(tokens: readonly Token[]): void {
  for (const sentence of splitAfter(tokens, ({ ends }) => ends === "sentence")) {
    const text = textOf(sentence);
    sentence.forEach((token, at) => {
      const behind = textOf(sentence.slice(at + 1, at + 7));
      const isIn = isNotIn.test(textOf(sentence.slice(at + 1, at + 5)));
      const isLacked = lacks.test(textOf(sentence.slice(Math.max(0, at - 3), at)));
      const before = textOf(sentence.slice(0, at + 1));
      const inHindi =
        (asksInHindi.test(before) || /\bkis\b/.test(behind)) && isNotInHindi.test(behind);
      const isSaid = inHindi || ((isIn || isLacked) && asksProgram.test(text));
      if (token.kind === "skill" && isSaid) token.excluded = true;
    });
  }
}
