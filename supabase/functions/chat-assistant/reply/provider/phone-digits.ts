import type { Country } from "../../../../../content/countries.ts";
import { numberOf } from "../../language/numbers.ts";
import type { Token } from "../../understanding/tokens/token.ts";

/** "Nine digits", "my number has 11 digits" */
export function digitsIn(tokens: readonly Token[]): number | undefined {
  const at = tokens.findIndex(({ text }) => /^digits?$|^figures?$/.test(text));
  if (at < 0) return exactlyIn(tokens);
  const before = tokens.slice(Math.max(0, at - 2), Math.max(0, at)).toReversed();
  const values = before.map(({ text }) => numberOf(text)).filter((value) => value !== undefined);
  return values[0];
}

/** "Where the number has to be exactly 11" */
function exactlyIn(tokens: readonly Token[]): number | undefined {
  const token = tokens.find(
    ({ kind, excluded }, at) =>
      (kind === "number" || kind === "hours") &&
      !excluded &&
      /^(?:exactly|always|fixed|precisely)$/.test(tokens[at - 1]?.text ?? ""),
  );
  return token && numberOf(token.text.split(" ")[0] ?? "");
}

const fewer = /\b(?:fewer|less|under|below|shorter)\b/;

/** The countries whose numbers may have so many digits, always have them, or fewer: "with fewer than ten digits". */
export function withDigits(
  countries: readonly Country[],
  digits: number | undefined,
  text = "",
): readonly Country[] {
  if (digits === undefined) return [];
  if (/\bthan\b|\bunder\b|\bbelow\b|\babove\b|\bover\b/.test(text) && fewer.test(text))
    return countries.filter(({ min }) => min < digits);
  const always = /\b(?:exact|fixed|always)/.test(text);
  return countries.filter(
    ({ min, max }) => digits >= min && digits <= max && (!always || min === max),
  );
}

/** "Which country has the longest numbers?" */
export function withMost(countries: readonly Country[], text: string): readonly Country[] {
  if (/\b(?:longest|most digits)\b/.test(text)) {
    const most = Math.max(...countries.map(({ max }) => max));
    return countries.filter(({ max }) => max === most);
  }
  if (!/\b(?:shortest|fewest digits|least digits)\b/.test(text)) return [];
  const least = Math.min(...countries.map(({ min }) => min));
  return countries.filter(({ min }) => min === least);
}
