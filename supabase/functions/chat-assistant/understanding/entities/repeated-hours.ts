import { numberOf } from "../../language/numbers.ts";
import type { Token } from "../tokens/token.ts";

const times =
  /^(?:day|evening|morning|afternoon|night|session|sitting|slot|block|class|lesson|week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?:e?s)?$/;
const joins = /^(?:of|with|at|for|a|each)$/;

/** "Two evenings of five hours" are ten: hours that somebody has several times are taken together. */
export function withRepeatedHours(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const [count, time, join] = joined.slice(-3);
    const value = numberOf(count?.text ?? "") ?? 0;
    const isSeveral =
      token.kind === "hours" &&
      value > 1 &&
      times.test(time?.text ?? "") &&
      joins.test(join?.text ?? "");
    if (isSeveral) {
      joined.splice(-3, 3, { ...token, value: value * token.value });
    } else joined.push(token);
  }
  return joined;
}
