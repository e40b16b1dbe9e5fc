import { numberOf } from "../../language/numbers.ts";
import type { Token } from "../tokens/token.ts";

const times =
  /^(?:day|evening|morning|afternoon|night|session|sitting|slot|block|class|lesson|week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?:e?s)?$/;
const joins = /^(?:of|with|at|for|a|each)$/;
/** What may stand between in "two weekends, say around five hours each". */
const fillers = /^(?:of|with|at|for|say|maybe|about|around|roughly|just|only|and|that|is)$/;
const each = /^(?:each|apiece|per)$/;

/** "Two evenings of five hours" are ten: hours that somebody has several times are taken together. */
export function withRepeatedHours(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const from =
      token.kind === "hours" ? repeatedFrom(joined, each.test(tokens[at + 1]?.text ?? "")) : -1;
    const count = numberOf(joined[from]?.text ?? "") ?? 0;
    if (token.kind === "hours" && count > 1) {
      joined.splice(from, joined.length, { ...token, value: count * token.value });
    } else joined.push(token);
  }
  return joined;
}

/** Where the words before hours begin to tell how many times somebody has them; -1 where they don't. */
function repeatedFrom(before: readonly Token[], isEach: boolean): number {
  const at = before.findLastIndex(({ text }) => times.test(text));
  const rest = before.slice(at + 1);
  const [only, ...others] = rest;
  const isJoined = only !== undefined && others.length === 0 && joins.test(only.text);
  const isSpread = isEach && rest.length < 4 && rest.every(({ text }) => fillers.test(text));
  return isJoined || isSpread ? at - 1 : -1;
}
