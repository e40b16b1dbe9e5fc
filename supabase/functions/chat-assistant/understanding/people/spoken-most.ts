import type { Token } from "../tokens/token.ts";

/** So few and so many words next to each other say what somebody wants to be able to do. */
const [fewest, most] = [3, 7];

type SpokenOf = (tokens: readonly Token[]) => Readonly<Record<string, number>>;

/**
 * How likely the words of a message that speak most of it speak of what some program teaches or is good for, from 0 to
 * 1. Of 134 messages of people whom a program suits, and who are named by none, nine in ten have words of which this is
 * likelier than a half; of ten who wished for something else, two.
 */
export function spokenMost(tokens: readonly Token[], spokenOf: SpokenOf): number {
  const meant = tokens.filter(({ excluded, isOut }) => !excluded && !isOut);
  let found = 0;
  for (let length = fewest; length <= most; length++) {
    for (let from = 0; from + length <= Math.max(length, meant.length); from++) {
      const chances = Object.values(spokenOf(meant.slice(from, from + length)));
      found = Math.max(
        found,
        chances.reduce((sum, chance) => sum + chance, 0),
      );
    }
  }
  return found;
}
