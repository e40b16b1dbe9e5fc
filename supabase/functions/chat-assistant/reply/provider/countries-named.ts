import type { Country } from "../../../../../content/countries.ts";
import { wordsOf } from "../../language/normalise.ts";
import { countryOf } from "../../understanding/tokens/places.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import type { Token } from "../../understanding/tokens/token.ts";

const leavesOut =
  /\b(?:not|neither|nor|without|no|except|other than)(?: have| own| use)?(?: an?| any| my)?$/;

/** The countries that a message names, and those of them that it means: "my number isn't Indian, it's German". */
export function countriesNamed(message: readonly Token[], countries: readonly Country[]) {
  const named = (country: Country, isMeant: (at: number) => boolean) =>
    message.some(
      (token, at) =>
        (isNamed(token, country) || isCalledAfter(message, at, country)) &&
        !isCount(message, at) &&
        !isLanguage(message, at) &&
        isMeant(at),
    );
  const all = countries.filter((country) => named(country, () => true));
  const meant = all.filter((country) =>
    named(country, (at) => !leavesOut.test(textOf(message.slice(Math.max(0, at - 3), at)))),
  );
  return { all, meant };
}

/** "Apart from India and the US, which countries does the form take?" */
export function leftOut(message: readonly Token[], countries: readonly Country[]): Country[] {
  return countries.filter((country) =>
    message.some(({ excluded, isOut, ...token }) => (excluded || isOut) && isNamed(token, country)),
  );
}

/** "7 digits" names no country by its code. */
function isCount(message: readonly Token[], at: number): boolean {
  return (
    message[at]?.kind === "number" && /^(?:digits?|figures?)$/.test(message[at + 1]?.text ?? "")
  );
}

/** "Will lectures be in English?" */
function isLanguage(message: readonly Token[], at: number): boolean {
  const { kind } = message[at] ?? {};
  return (
    /^(?:in|speaks?|spoken)$/.test(message[at - 1]?.text ?? "") &&
    kind !== "place" &&
    kind !== "number"
  );
}

const people = /^(?:n|an|ian|i|ese)$/;

/** "A Sri Lankan number" */
function isCalledAfter(message: readonly Token[], at: number, { name }: Country): boolean {
  const words = wordsOf(name);
  const said = textOf(message.slice(at, at + words.length));
  const own = words.join(" ");
  return words.length > 1 && said.startsWith(own) && people.test(said.slice(own.length));
}

/** Whether a word names a country, by its name, its people or its code. */
export function isNamed(
  { text, kind, excluded, isOut }: Pick<Token, "text" | "kind" | "excluded" | "isOut">,
  { name, code }: Country,
): boolean {
  if (excluded || (isOut && kind === "word")) return false;
  if (kind === "number") return text === code.slice(1);
  const own = name.split("/").map((part) => wordsOf(part).join(" "));
  const said = countryOf(text) ?? text;
  // "Us" alone is no country.
  return own.some(
    (part) => (said === part && text !== "us") || (part.length > 3 && said.startsWith(part)),
  );
}
