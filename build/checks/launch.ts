import { ContentError } from "../content-error.ts";
import { whatToWrite } from "../nearest.ts";
import { readSessionDay } from "../session-day.ts";
import type { Content } from "./content.ts";
import { isHttps } from "./home.ts";

/** Throws a {@link ContentError} for the first thing in the launch pop-up that would not work. */
export function checkLaunch({ launch, programs }: Content): void {
  const problem = launch && findProblem(launch, programs);
  if (problem) throw new ContentError(`content/launch.ts: launch.${problem}`);
}

function findProblem(
  { program, formUrl, schedule, sessions }: NonNullable<Content["launch"]>,
  programs: Content["programs"],
): string | undefined {
  if (!programs.some(({ slug }) => slug === program)) {
    const slugs = programs.map(({ slug }) => slug);
    return `program  no program has the slug "${program}": ${whatToWrite(program, slugs)} Where nothing is launched, write: export const launch: Launch | undefined = undefined;`;
  }
  if (!isHttps(formUrl)) return `formUrl  "${formUrl}" must be an address with https://`;
  const { delay } = schedule;
  if (!Number.isInteger(delay) || delay < 0 || delay > 600_000) {
    return "schedule.delay  must be a whole number of milliseconds, at most 600000: ten minutes";
  }
  for (const { date, times } of sessions) {
    if (times.length === 0) return `sessions  "${date}" has no times`;
    const none = dayThatIsNot(date);
    if (none) return `sessions  there is no ${none}`;
  }
  return undefined;
}

const daysOf = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** "February 30", in a date that is written in either order; what is written otherwise is taken as it stands. */
function dayThatIsNot(date: string): string | undefined {
  const named = readSessionDay(date);
  if (!named) return undefined;
  const { month, index, day } = named;
  return day < 1 || day > (daysOf[index] ?? 31) ? `${month} ${day}` : undefined;
}
