import type { Program } from "../../../../../content/programs.ts";

/** The programs that teach at least one of these features. */
export function programsTeaching(
  programs: readonly Program[],
  features: readonly string[],
): Program[] {
  return programs.filter((program) => program.features.some((one) => features.includes(one)));
}
