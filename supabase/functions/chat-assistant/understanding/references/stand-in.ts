import type { Token } from "../tokens/token.ts";

const noun = /^(?:one|course|program|programme|training|class|bootcamp)$/;

/** Whether what stands here may be described by what follows: "the one", "that course". */
export function isDescribable(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const isNoun = token?.kind === "word" && noun.test(token.text);
  return isNoun && /^(?:the|that)$/.test(tokens[at - 1]?.text ?? "");
}

/** Takes where a description begins and how long it is; gives the tokens with one that names programs in its place. */
export function withStandIn(
  tokens: readonly Token[],
  at: number,
  length: number,
  program: { slugs: readonly string[]; text?: string },
): Token[] {
  const all = tokens.slice(at, at + length);
  const [{ ends: _, asks: __, ...first }, last] = [all[0] as Token, all.at(-1) as Token];
  const token: Token = {
    ...first,
    ...program,
    kind: "program",
    length,
    ...(last.ends && { ends: last.ends }),
    ...(last.asks && { asks: last.asks }),
  };
  return [...tokens.slice(0, at), token, ...tokens.slice(at + length)];
}
