import type { Program } from "../../../../../content/programs.ts";
import { numberOf } from "../../language/numbers.ts";
import { paceNamed } from "../tokens/pace.ts";

const byWeeks =
  /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)[ -]?(day|week|month)s?(?= (?:one|course|program|programme|training|wala|wali)\b)/gi;

/** "(At 4 hours a week that makes 10 weeks.) The 10 week one": the one of so many hours as make that at this pace. */
export function inHours(
  message: string,
  paceTold: string | undefined,
  programs: readonly Program[],
): string {
  const pace = paceNamed(paceTold);
  if (!pace) return message;
  return message.replace(byWeeks, (said: string, count: string, unit: string) => {
    const isSo = ({ hours }: Program) => Math.ceil(hours / pace.hours) === numberOf(count);
    const [only, ...others] = new Set(programs.filter(isSo).map(({ hours }) => hours));
    const isMeant = unit.toLowerCase() === pace.unit && only !== undefined && others.length === 0;
    return isMeant ? `${only} hour` : said;
  });
}
