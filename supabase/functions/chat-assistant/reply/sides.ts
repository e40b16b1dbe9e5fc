import type { Program } from "../../../../content/programs.ts";
import { numberOf } from "../language/numbers.ts";
import { type Part, type Provider, type Question, say } from "./answer.ts";
import { titles } from "./titles.ts";

/** "Is it longer than the other one?", "do the short ones together take less time than the long one?" */
export function compareSides(
  provider: Provider,
  { sides, conditions, yesOrNo, clause }: Question,
): Part | undefined {
  if (!sides || !yesOrNo) return undefined;
  const [left, right] = sides;
  const isSame = conditions.isSame;
  const wanted = conditions.extreme ?? "longest";
  const [first, second] = [hoursOf(left), hoursOf(right)];
  const times = timesIn(clause.text);
  const holds = times
    ? first === times * second
    : isSame
      ? first === second
      : wanted === "longest"
        ? first > second
        : first < second;
  const text = say(provider, "takesAgainst", {
    first: amountOf(provider, left),
    second: amountOf(provider, right),
  });
  const programs = [...left, ...right];
  const focus = programs.length < provider.content.programs.length ? programs : left;
  return { text: `${say(provider, holds ? "yes" : "no")} ${text}`, programs, focus };
}

/** "Twice as long", "four times as long" */
function timesIn(text: string): number | undefined {
  const [, word, count] = /\b(?:(twice|double|thrice|triple|half)|(\w+) times)\b/.exec(text) ?? [];
  if (count) return numberOf(count);
  return word ? { twice: 2, double: 2, thrice: 3, triple: 3, half: 0.5 }[word] : undefined;
}

function hoursOf(programs: readonly Program[]): number {
  return programs.reduce((sum, { hours }) => sum + hours, 0);
}

function amountOf(provider: Provider, programs: readonly Program[]): string {
  const values = { title: titles(programs), titles: titles(programs), hours: hoursOf(programs) };
  return say(provider, programs.length > 1 ? "togetherHours" : "against", values);
}
