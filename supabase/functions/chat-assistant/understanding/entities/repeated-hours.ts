import { numberOf } from "../../language/numbers.ts";
import { textOf } from "../tokens/text.ts";
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
  for (const [at, token] of withWeeks(tokens).entries()) {
    const from =
      token.kind === "hours" ? repeatedFrom(joined, each.test(tokens[at + 1]?.text ?? "")) : -1;
    const count = numberOf(joined[from]?.text ?? "") ?? 0;
    if (token.kind === "hours" && count > 1) {
      joined.splice(from, joined.length, { ...token, value: count * token.value });
    } else joined.push(token);
  }
  return joined;
}

const forWeeks =
  /^(?:(?:a|per|each|every) )?(day|week|month|daily|weekly)(?: and)? (?:for|over|in|during) (?:(?:the|next|only|just|about) )*(\w+) (day|week|month)s\b/;
/** How many of the one make the other. */
const within: Readonly<Record<string, number>> = {
  "day day": 1,
  "daily day": 1,
  "day week": 7,
  "daily week": 7,
  "week week": 1,
  "weekly week": 1,
  "month month": 1,
};

/** "Five hours a week for two weeks", "two hours daily for five days" */
function withWeeks(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, place) => token.kind === "hours" && weeksBehind(tokens, place) !== undefined,
  );
  const token = tokens[at];
  const { count = 1, length = 0 } = weeksBehind(tokens, at) ?? {};
  if (token?.kind !== "hours") return tokens;
  const last = tokens[at + length] as Token;
  const whole = { ...token, value: token.value * count, ...(last.ends && { ends: last.ends }) };
  return [...tokens.slice(0, at), whole, ...tokens.slice(at + length + 1)];
}

/** How many weeks are told behind an amount of hours a week, in how many tokens. */
function weeksBehind(tokens: readonly Token[], at: number) {
  const rest = tokens.slice(at + 1, at + 10);
  const [said, unit, word = "", of] = forWeeks.exec(textOf(rest)) ?? [];
  const count = (numberOf(word) ?? 0) * (within[`${unit} ${of}`] ?? 0);
  if (said === undefined || count === 0) return undefined;
  const length = rest.findIndex((_, to) => textOf(rest.slice(0, to + 1)).length >= said.length) + 1;
  return { count, length };
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
