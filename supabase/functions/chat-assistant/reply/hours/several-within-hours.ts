import type { Program } from "../../../../../content/programs.ts";
import { numberOf } from "../../language/numbers.ts";
import { meets } from "../../understanding/conditions/hours-demanded.ts";
import type { Question } from "../wording/answer.ts";

const howMany = /\bwhich (two|three|2|3)\b(?! of)/;

/** "I have 45 hours, which two can I do?": of these programs those that go with others into so many hours. */
export function severalWithin(
  { clause, conditions: { hours } }: Question,
  programs: readonly Program[],
): readonly Program[] {
  const count = numberOf(howMany.exec(clause.text)?.[1] ?? "") ?? 0;
  const isLimit = hours?.is === "at most" || hours?.is === "under";
  if (count < 2 || !isLimit) return programs;
  return programs.filter((program) => {
    const others = programs
      .filter((one) => one !== program)
      .toSorted((a, b) => a.hours - b.hours)
      .slice(0, count - 1);
    const sum = [program, ...others].reduce((total, one) => total + one.hours, 0);
    return others.length === count - 1 && meets(sum, hours);
  });
}
