import type { Program } from "../../../../../content/programs.ts";
import { root } from "../../language/root.ts";
import type { Token } from "../tokens/token.ts";

/** Whether tokens hold a word that by itself says what a program is good for: "chatbots". */
export function isGoodForWord(tokens: readonly Token[], { suits }: Program): boolean {
  const said = new Set(
    tokens
      .filter(({ kind, excluded, isOut }) => kind === "word" && !excluded && !isOut)
      .map(({ text }) => root(text)),
  );
  return suits.some((suit) => !suit.includes(" ") && said.has(root(suit)));
}
