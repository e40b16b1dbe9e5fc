import type { Content } from "./checks/content.ts";
import { readSessionDay, type SessionDay } from "./session-day.ts";

/**
 * A line where each session of the launch pop-up is over by now: it opens for every visitor all the same, and sells what
 * has been. A day without a year is taken for one of this year, as far as can be told. Nothing is said of a launch of
 * which one session has no such day.
 */
export function listPastLaunch(launch: Content["launch"], now: Date): string[] {
  const dates = launch?.sessions.map(({ date }) => date) ?? [];
  if (dates.length === 0 || !dates.every((date) => isOver(readSessionDay(date), now))) return [];
  const named = dates.map((date) => `"${date}"`).join(", ");
  return [
    `content/launch.ts: sessions  all are over (${named}), and the pop-up still opens: write the next ones, or export const launch: Launch | undefined = undefined;`,
  ];
}

/** Whether that day has ended everywhere on earth. */
function isOver(day: SessionDay | undefined, now: Date): boolean {
  if (!day) return false;
  const end = Date.UTC(day.year ?? now.getUTCFullYear(), day.index, day.day + 2);
  return now.getTime() >= end;
}
