import type { Program } from "../../../../../content/programs.ts";

/** The words by which one program, or several, are said to fit. */
export function fitsKey({ length }: readonly Program[]) {
  return length === 1 ? "fits" : "fitsSeveral";
}
