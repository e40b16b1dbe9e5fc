import type { Token } from "./token.ts";

/** Pieces that each end with such a token. */
export function splitAfter(tokens: readonly Token[], ends: (token: Token) => boolean): Token[][] {
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    pieces.at(-1)?.push(token);
    if (ends(token)) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 0);
}

/** The words of some tokens with spaces between them; what is named by hours reads "10 hours". */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => (token.kind === "hours" ? `${token.value} hours` : token.text))
    .join(" ");
}
