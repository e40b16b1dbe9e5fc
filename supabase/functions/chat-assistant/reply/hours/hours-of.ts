import type { Program } from "../../../../../content/programs.ts";

/** The hours of several programs together. */
export function hoursOf(programs: readonly Program[]): number {
  return programs.reduce((sum, { hours }) => sum + hours, 0);
}
