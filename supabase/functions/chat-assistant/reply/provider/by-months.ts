import type { Program } from "../../../../../content/programs.ts";
import { monthNamed, monthOf, year } from "../../understanding/sentences/months.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import type { Question } from "../wording/answer.ts";

/** More than any month has days. */
const month = 32;
const dated =
  /\b(?:(\d{1,2})(?:st|nd|rd|th)? )?([A-Z][a-z]{2,})\.?(?: (\d{1,2}),)?(?: (\d{4}))?\b/g;

/** A day as a number, by which days are ordered; undefined where a value tells none, or several. */
function dayIn(value = ""): number | undefined {
  const found = [...value.matchAll(dated)].flatMap(([, before, name = "", behind, of]) => {
    const at = monthOf(name);
    const day = Number(before ?? behind ?? 0);
    return at === undefined ? [] : [(Number(of ?? 0) * year + at) * month + day];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** The first and the last day of each month that is named, or just the day in it: not before `from`. */
function spansIn(tokens: readonly Token[], from: number): readonly [number, number][] {
  return tokens.flatMap(({ kind, text }, at) => {
    const named = kind === "month" ? monthOf(text) : monthNamed(text);
    if (named === undefined) return [];
    const first = Math.floor(from / month);
    const begin = (first + ((named - (first % year) + year) % year)) * month;
    const day = [tokens[at - 1], tokens[at + 1]].find((one) => one?.kind === "number");
    const span = day?.kind === "number" ? [day.value, day.value] : [0, month - 1];
    return [[begin + (span[0] ?? 0), begin + (span[1] ?? 0)] as [number, number]];
  });
}

const asksWhich = /\b(?:which|whichever|what|any|anything|something|koi|kya|kaun\w*|kons\w*)\b/;
const after = /\b(?:after|later than|beyond|ke baad|uske baad)\b/;
const onward = /\b(?:onwards?|from .* on|(?:not|no) (?:earlier|sooner|before)|se aage)\b/;
const before = /\b(?:before|earlier than|se pehle|by the end of)\b/;

/** "I am busy in January. What begins after that?": the programs that begin so, by the dates that are told of them. */
export function byMonths(
  { clause, message }: Question,
  values: Readonly<Record<string, string>>,
  programs: readonly Program[],
): readonly Program[] {
  const told = programs.map(({ slug }) => dayIn(values[slug]));
  const from = Math.min(...told.filter((day) => day !== undefined));
  if (!Number.isFinite(from) || !asksWhich.test(clause.text)) return programs;
  const own = spansIn(clause.tokens, from);
  const spans = own.length > 0 ? own : spansIn(message, from);
  const first = Math.min(...spans.map(([day]) => day));
  const last = Math.max(...spans.map(([, day]) => day));
  const text = own.length > 0 ? clause.text : textOf(message);
  const meets = (day: number) => {
    if (onward.test(text)) return day >= first;
    if (after.test(text)) return day > last;
    if (before.test(text)) return day < first;
    return own.length === 0 || (day >= first && day <= last);
  };
  const found = programs.filter((_, at) => {
    const day = told[at];
    return spans.length > 0 && day !== undefined && meets(day);
  });
  return found.length > 0 ? found : programs;
}
