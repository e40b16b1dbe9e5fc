import type { Program } from "../../../../../content/programs.ts";
import { list } from "./fill.ts";

/** "A, B and C" */
export function titles(programs: readonly Program[]): string {
  return list(programs.map(({ title }) => title));
}
