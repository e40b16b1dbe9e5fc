import type { Token } from "./token.ts";

/** The words of some tokens with spaces between them; what is named by hours reads "10 hours". */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => (token.kind === "hours" ? `${token.value} hours` : token.text))
    .join(" ");
}
