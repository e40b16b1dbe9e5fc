import type { Token } from "./token.ts";

const offers = /^(?:have|offer|run|do|hold|sell|give|teach|made|make|keep|got|mentioned)$/;

/** What stands behind a noun, without that it is ours: "the one (you have) for bosses". */
export function behindNoun(tokens: readonly Token[], at: number): readonly Token[] {
  if (tokens[at]?.ends) return [];
  const [subject, verb] = tokens.slice(at + 1, at + 3);
  const isOurs = subject?.text === "you" && !verb?.ends && offers.test(verb?.text ?? "");
  return tokens.slice(at + (isOurs ? 3 : 1));
}

/** "Are both of the 10 hour programs for engineers?" asks it of them. */
export function isAskedOf(tokens: readonly Token[], at: number): boolean {
  const start = tokens.findLastIndex(({ ends }, place) => place < at && ends === "sentence") + 1;
  const rest = tokens.slice(at + 1);
  const end = rest.findIndex(({ ends }) => ends);
  const isAsked = /^(?:is|are)$/.test(tokens[start]?.text ?? "") && rest[0]?.text === "for";
  return isAsked && (end < 0 ? rest : rest.slice(0, end + 1)).length < 4;
}
