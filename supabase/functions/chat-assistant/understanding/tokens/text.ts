import type { Token } from "./token.ts";

/** Pieces that each end with such a token. */
export function splitAfter(
  tokens: readonly Token[],
  ends: (token: Token, at: number) => boolean,
): Token[][] {
  const pieces: Token[][] = [[]];
  tokens.forEach((token, at) => {
    pieces.at(-1)?.push(token);
    if (ends(token, at)) pieces.push([]);
  });
  return pieces.filter((piece) => piece.length > 0);
}

/** The words of some tokens with spaces between them; what is named by hours reads "10 hours". */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => (token.kind === "hours" ? `${token.value} hours` : token.text))
    .join(" ");
}

/** Where the part begins that this place stands in: behind what ends a part or a sentence. */
export function partStart(tokens: readonly Pick<Token, "ends">[], at: number): number {
  return tokens.findLastIndex(({ ends }, place) => ends !== undefined && place < at) + 1;
}

/** Where the sentence begins that this place stands in. */
export function sentenceStart(tokens: readonly Pick<Token, "ends">[], at: number): number {
  return tokens.findLastIndex(({ ends }, place) => ends === "sentence" && place < at) + 1;
}

/** From this place on to the end of the part that it stands in. */
export function restOfPart(tokens: readonly Token[], at: number): readonly Token[] {
  const end = tokens.findIndex(({ ends }, place) => place >= at && ends !== undefined);
  return tokens.slice(at, end < 0 ? undefined : end + 1);
}
