import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const isNotInHindi = /^(?:\w+ ){0,3}?nahi(?:n)?\b/;
const asksProgram =
  /\b(?:which|what|any|an?|kis|kaun ?sa|konsa)(?: \w+){0,2}? (?:courses?|programs?|programmes?|trainings?|one|tracks?)\b/;
const isNotIn =
  /^(?:is |are )*not (?:(?:on|in|part|covered|taught|included|listed|mentioned|there|among|under)\b|a part\b)/;

/** Marks as waved off a thing of which is asked where it is not: "in which of your courses is deployment not taught?" */
export function markNotIn(tokens: readonly Token[]): void {
  for (const sentence of splitAfter(tokens, ({ ends }) => ends === "sentence")) {
    sentence.forEach((token, at) => {
      const behind = textOf(sentence.slice(at + 1, at + 7));
      const isIn = isNotIn.test(textOf(sentence.slice(at + 1, at + 5)));
      const inHindi = /\bkis\b/.test(behind) && isNotInHindi.test(behind);
      const isOut =
        token.kind === "skill" && (inHindi || (isIn && asksProgram.test(textOf(sentence))));
      if (isOut) token.excluded = true;
    });
  }
}
