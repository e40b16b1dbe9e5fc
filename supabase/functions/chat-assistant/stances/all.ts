import { betweenTheLines } from "./between-the-lines.ts";
import { bigCompanies } from "./big-companies.ts";
import { clarifying } from "./clarifying.ts";
import { inFewWords } from "./in-few-words.ts";
import { otherCountries } from "./other-countries.ts";
import { smallTowns } from "./small-towns.ts";
import type { Stances } from "./stances.ts";

/** How people tell where they stand to writing code, as a handful of hands wrote it. */
export const stances: readonly Stances[] = [
  smallTowns,
  bigCompanies,
  otherCountries,
  betweenTheLines,
  inFewWords,
  clarifying,
];
