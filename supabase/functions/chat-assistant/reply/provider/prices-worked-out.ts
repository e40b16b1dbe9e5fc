import type { Program } from "../../../../../content/programs.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { pricesOf } from "./told-prices.ts";

const together =
  /\b(?:total|altogether|together|combined|in all|sum|kul|milake|mila ?k(?:e|ar)|(?:for|of|do|take|join) (?:both|all (?:three|four|five)))\b/;
const difference =
  /\bdifference\b|\b(?:how (?:much|many)|what)\b.*\b(?:more|less|extra|costlier|cheaper|dearer)\b|\b(?:more|less|costlier|cheaper) than\b/;

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
