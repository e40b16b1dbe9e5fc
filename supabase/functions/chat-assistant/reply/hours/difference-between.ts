import { type Part, type Provider, say } from "../wording/answer.ts";
import { titles } from "../wording/titles.ts";
import { hoursOf } from "./hours-of.ts";
import type { Opposed, Side } from "./opposed.ts";

/** The difference between what stands on either side: of a sum as one, else of each that takes another time. */
export function differenceBetween(provider: Provider, [left, right]: Opposed): Part {
  const lines = amountsOf(left).flatMap((one) =>
    amountsOf(right).map((other) => differenceLine(provider, one, other)),
  );
  const programs = [...new Set([...left.programs, ...right.programs])];
  return { text: lines.join("\n"), programs, focus: left.programs };
}

/** Those of a side that take the same time are told together. */
function amountsOf(side: Side): readonly Side[] {
  if (side.isSum) return [side];
  const lengths = [...new Set(side.programs.map(({ hours }) => hours))];
  return lengths.map((length) => ({
    programs: side.programs.filter(({ hours }) => hours === length),
    isSum: false,
  }));
}

function differenceLine(provider: Provider, one: Side, other: Side): string {
  const [long, short] = [one, other].toSorted((a, b) => hoursTold(b) - hoursTold(a));
  return say(provider, "difference", {
    more: Math.abs(hoursTold(one) - hoursTold(other)),
    first: amountOf(provider, long ?? one),
    second: amountOf(provider, short ?? other),
  });
}

function hoursTold({ programs, isSum }: Side): number {
  return isSum ? hoursOf(programs) : (programs[0]?.hours ?? 0);
}

function amountOf(provider: Provider, side: Side): string {
  const { programs, isSum } = side;
  const values = { title: titles(programs), titles: titles(programs), hours: hoursTold(side) };
  const key = isSum ? "togetherHours" : programs.length > 1 ? "againstEach" : "against";
  return say(provider, key, values);
}
