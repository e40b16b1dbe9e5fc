import type { Pace } from "../../understanding/tokens/pace.ts";
import { counted } from "./counted.ts";

const daysOf: Readonly<Record<Pace["unit"], number>> = { day: 1, week: 7, month: 30 };

const few = 2.5;

/** So many days in weeks, or weeks in months, to the nearest; undefined of less than one, or where it is no longer unit. */
export function inAnotherUnit(
  count: number,
  unit: Pace["unit"],
  asked: Pace["unit"] | undefined,
): string | undefined {
  if (!asked || daysOf[asked] <= daysOf[unit]) return undefined;
  const exact = (count * daysOf[unit]) / daysOf[asked];
  // Of few a half is told: ten days are about one and a half weeks.
  const about = exact < few ? Math.round(exact * 2) / 2 : Math.round(exact);
  return about > 0 ? counted(about, asked) : undefined;
}

/** How long so many hours take at a pace, as it is said. */
export function inTime(hours: number, { hours: pace, unit }: Pace) {
  return { pace: counted(pace, "hour"), unit, count: counted(Math.ceil(hours / pace), unit) };
}
