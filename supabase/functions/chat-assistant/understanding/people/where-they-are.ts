import type { Token } from "../tokens/token.ts";

/** "(Does it start at 7 in London, and) can I use my Dubai number?": the places that the part itself names, else all that bear on it. */
export function tokensOfPlaces(own: readonly Token[], message: readonly Token[]): readonly Token[] {
  return own.some((token) => isPlaced(token) && !token.excluded) ? own : message;
}

function isPlaced({ kind }: Token): boolean {
  return kind === "place" || kind === "zone";
}

/** "Only people of India?", "must I travel to India?": nobody says to be there. */
const elsewhere =
  /\b(?:(?:people|citizens|residents|those|students|learners|anyone|only) of|visit|visiting|(?:travel|travelling|come|coming|go|going|fly|flying) to) (?:the )?$/;

/** Where whoever writes, or somebody of whom they do, may be: the last place that a message names as such. */
export function whereTheyAre(tokens: readonly Token[]): string | undefined {
  return tokens.findLast(
    ({ kind, excluded }, at) =>
      kind === "place" &&
      !excluded &&
      !elsewhere.test(
        tokens
          .slice(Math.max(0, at - 3), at)
          .map(({ text }) => `${text} `)
          .join(""),
      ),
  )?.text;
}
