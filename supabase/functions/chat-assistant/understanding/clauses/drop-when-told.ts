import type { Token } from "../tokens/token.ts";

const named = /^(?:one|ones|course|program|programme|training|class|that|what|which)$/;
const said =
  /^(?:told|named|mentioned|suggested|recommended|advised|proposed|listed|showed|said|spoke|picked|chose|wanted|asked)$/;
const when =
  /^(?:me|us|first|last|at|in|from|the|very|start|beginning|outset|initially|originally|before|earlier|of|about|for|just|now|again|already|to|us|him|her|second|third|on|top|above)$/;

/** "How do I join the one you suggested at the start?": who named it when is not what is asked. */
export function withoutWhenTold(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ text }, place) =>
      /^(?:you|i|we)$/.test(text) &&
      named.test(tokens[place - 1]?.text ?? "") &&
      said.test(tokens[place + 1]?.text ?? ""),
  );
  if (at < 3) return tokens;
  const rest = tokens.slice(at + 2);
  const stop = rest.findIndex(({ text, kind }) => kind !== "word" || !when.test(text));
  const left = [...tokens.slice(0, at), ...(stop < 0 ? [] : rest.slice(stop))];
  return left.length > 2 ? left : tokens;
}
