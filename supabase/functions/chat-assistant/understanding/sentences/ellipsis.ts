import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

/** "Which is the one that doesn't?", "which one does not?" */
const asksWhichNot =
  /^(?:(?:and|so|but|then) )*(?:which|what) (?:is |are )*(?:the )?(?:only |other )*(?:one |ones |course |program |of (?:them|these|those) )?(?:(?:that|which) )?(?:does|do) not(?: then)?$/;
/** "(Half of them write code.) Which one is right for those who do not?" */
const forWhoNot = /\b(?:ones?|those|people|half|rest|others?) (?:who|that) (?:do|does|can) not$/;
/** "All but one", "two of your courses" */
const ofSeveral =
  /\b(?:all|most|every|each|both|two|three|four|some|many|others?|rest|half|people|team|\d+|courses|programs|ones|they)\b/;
const deed =
  /^(?:writes?|codes?|needs?|requires?|involves?|includes?|covers?|teach(?:es)?|has|have|contains?|takes?|lasts?)$/;
/** Words that what they do has at most. */
const reach = 4;

/** "All but one of them need coding. Which is the one that doesn't?": with what it does not. */
export function withElided(tokens: readonly Token[]): readonly Token[] {
  const parts = splitAfter(tokens, (token) => token.ends !== undefined);
  const at = parts.findIndex(
    (part) => asksWhichNot.test(textOf(part)) || forWhoNot.test(textOf(part)),
  );
  const told = parts
    .slice(0, Math.max(0, at))
    .map(deedOfSeveral)
    .findLast((said) => said.length > 0);
  const last = parts[at]?.at(-1);
  if (!told || !last) return tokens;
  const { ends: _, asks: __, ...not } = last;
  const end = told.length - 1;
  const meant = told.map((token, place) => ({
    ...token,
    ...(place === end && { ends: last.ends, asks: last.asks }),
  }));
  return parts.flatMap((part, place) =>
    place === at ? [...part.slice(0, -1), not as Token, ...(meant as Token[])] : part,
  );
}

/** What is said that several do; nothing where none is said to. */
function deedOfSeveral(part: readonly Token[]): readonly Token[] {
  const from = part.findIndex(({ text }) => deed.test(text));
  if (from < 1 || !ofSeveral.test(textOf(part.slice(0, from)))) return [];
  return part.slice(from, from + reach);
}
