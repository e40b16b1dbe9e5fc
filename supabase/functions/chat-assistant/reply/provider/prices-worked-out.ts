import type { Program } from "../../../../../content/programs.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { eachProgram, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { amountsOf } from "./amounts.ts";

const together =
  /\b(?:total|altogether|together|combined|in all|sum|kul|milake|mila ?k(?:e|ar)|(?:for|of|do|take|join) (?:both|all (?:three|four|five)))\b/;
const difference =
  /\bdifference\b|\b(?:how (?:much|many)|what)\b.*\b(?:more|less|extra|costlier|cheaper|dearer)\b|\b(?:more|less|costlier|cheaper) than\b/;
/** "My budget is 10k", "under 15,000" */
const limit =
  /\b(?:budget|at most|max(?:imum)?|under|below|within|less than|up ?to|not more than|only have|can (?:spend|pay|afford))\b(?: \w+){0,4}? (\d+) ?(k|thousand|hazar|lakhs?|lacs?)?\b|\b(\d+) ?(k|thousand|hazar|lakhs?|lacs?)?(?: \w+)? (?:max(?:imum)?|budget|at most)\b/;
const thousands: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, hazar: 1e3 };
/** What costs less than this is a number of something else. */
const least = 100;

/** What is worked out of prices: of several what they come to, of two the difference. */
export function pricesWorkedOut(provider: Provider, question: Question): Part | undefined {
  const { about } = question.selection;
  const { text } = question.clause;
  if (about.length < 2) return undefined;
  if (together.test(text)) return summed(provider, about);
  return difference.test(text) && about.length === 2 ? compared(provider, about) : undefined;
}

function summed(provider: Provider, about: readonly Program[]): Part | undefined {
  const told = pricesOf(provider, about);
  if (!told) return undefined;
  const value = told.write(told.numbers.reduce((sum, one) => sum + one, 0));
  return { text: `${say(provider, "pricesTogether", { value })}\n${told.lines}`, programs: about };
}

function compared(provider: Provider, about: readonly Program[]): Part | undefined {
  const told = pricesOf(provider, about);
  if (!told) return undefined;
  const [one = 0, other = 0] = told.numbers;
  const [dear, cheap] = one > other ? about : [...about].reverse();
  const value = told.write(Math.abs(one - other));
  const text =
    one === other
      ? say(provider, "pricesSame")
      : say(provider, "pricesApart", { title: dear?.title, other: cheap?.title, value });
  return { text: `${text}\n${told.lines}`, programs: about };
}

/** "My budget is 10k. What can I take?": what costs no more, where prices are published. */
export function withinBudget(provider: Provider, question: Question): Part | undefined {
  const most = budgetIn(textOf(question.message));
  if (most === undefined) return undefined;
  const { open } = question.selection;
  const told = pricesOf(provider, open);
  if (!told) return undefined;
  const found = open.filter((_, at) => (told.numbers[at] ?? 0) <= most);
  if (found.length === 0)
    return { text: `${say(provider, "noneSoCheap")}\n${told.lines}`, programs: open };
  return { text: pricesOf(provider, found)?.lines ?? "", programs: found, met: found };
}

function budgetIn(said: string): number | undefined {
  const [, behind, unit, before, unitBefore] = limit.exec(said) ?? [];
  const times = thousands[unit ?? unitBefore ?? ""] ?? ((unit ?? unitBefore) ? 1e5 : 1);
  const most = Number(behind ?? before ?? 0) * times;
  return most < least ? undefined : most;
}

/** The prices of these programs as numbers, as lines, and how one is written; undefined where one of them is not told so. */
function pricesOf(provider: Provider, programs: readonly Program[]) {
  const { content } = provider;
  const { reply, values = {} } = content.answers.price ?? {};
  const amounts = reply && amountsOf(programs.map(({ slug }) => values[slug]));
  if (!amounts) return undefined;
  const grouped = new Intl.NumberFormat(content.site.country === "IN" ? "en-IN" : "en");
  return {
    numbers: amounts.numbers,
    lines: eachProgram(provider, reply, programs, ({ slug }) => ({ value: values[slug] })),
    write: (amount: number) => amounts.unit.replace("#", () => grouped.format(amount)),
  };
}
