import type { Token } from "../tokens/token.ts";

const must = "(?:must|mandatory|compulsory|required|needed|necessary|essential|prerequisite)";
const needed = new RegExp(
  `\\b(?:is|are) (?:\\w+ ){0,4}?${must}\\b(?! (?:after|by the end)\\b)|\\b${must} (?:hai|h|he)\\b|\\b(?:zaroori|zaruri|jaruri|jaroori)\\b`,
);

/** "Is Python a must for it?", "Python compulsory hai kya?": what is taught, or named as a tool, is it to be brought along? */
export function asksIfNeeded({
  tokens,
  text,
}: {
  tokens: readonly Token[];
  text: string;
}): boolean {
  const isNamed = tokens.some(({ kind }) => kind === "skill" || kind === "technology");
  return isNamed && needed.test(text);
}
