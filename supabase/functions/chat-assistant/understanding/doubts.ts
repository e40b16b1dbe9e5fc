import { splitAfter, textOf } from "./text.ts";
import type { Token } from "./token.ts";

/** "…, or did I misread?", "…, or am I wrong?": asks no more than what stands before it. */
const doubts =
  /^(?:or|ya) (?:(?:did|do|have|was|am|is) (?:i|that|it|this|my) (?:just |simply |maybe |perhaps )?(?:misread|mistaken|misunderst\w+|misheard|mishear|misremember\w*|wrong|confus\w+|mixed?|mixing|dreaming|imagin\w+|get (?:it|that|this) wrong|a mistake|a typo|an error)|(?:main|mai) galat)\b/;

/** Longer than that, it says something of its own. */
const longest = 9;

/** Takes a message's tokens; gives them without the doubt that ends a sentence: what is left is asked. */
export function withoutDoubts(tokens: readonly Token[]): Token[] {
  return splitAfter(tokens, ({ ends }) => ends === "sentence").flatMap((sentence) => {
    const at = sentence.findLastIndex(
      ({ text }, place) =>
        /^(?:or|ya)$/.test(text) &&
        sentence.length - place <= longest &&
        doubts.test(textOf(sentence.slice(place))),
    );
    const last = sentence[at - 1];
    return last
      ? [...sentence.slice(0, at - 1), { ...last, ends: "sentence", asks: true, claims: "said" }]
      : sentence;
  });
}
