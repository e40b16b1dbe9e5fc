import { countries } from "../../content/countries.ts";

/** Where the learners of tests telephone: where people dial a 0 in front, if the provider takes numbers from there. */
export const country = countries.find(({ trunkZero }) => trunkZero) ?? countries[0];

/** A number in that country; another one for another `end`. */
export function digits(end: number | string = 0): string {
  const last = String(end);
  return "987654321987654".slice(0, country.min - last.length) + last;
}

/** The same as it is stored (SPEC §3). */
export function phone(end?: number | string): string {
  return `${country.code} ${digits(end)}`;
}
