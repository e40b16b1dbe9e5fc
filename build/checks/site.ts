import { emailPattern, limits } from "../../content/limits.ts";
import { ContentError } from "../content-error.ts";
import type { Content } from "./content.ts";
import { findTwice } from "./find-twice.ts";

/** The header has no room for more, beside its links on a tablet. */
const longestName = 40;

/** Throws a {@link ContentError} for the first name, address, place or country that server or database could not take. */
export function checkSite({ site, countries }: Content): void {
  if (site.name.length > longestName) {
    throw new ContentError(
      `content/site.ts: name  has more than the ${longestName} characters for which the header has room`,
    );
  }
  const problem = findAddressProblem(site) ?? findPlaceProblem(site) ?? findTimeProblem(site);
  if (problem) throw new ContentError(`content/site.ts${problem}`);
  const code = findTwice(countries.map((country) => country.code));
  if (code) throw new ContentError(`content/countries.ts  two countries have the code ${code}`);
  for (const { code, name, min, max } of countries) {
    const isWhole = Number.isInteger(min) && Number.isInteger(max);
    const isRange = isWhole && min > 0 && min <= max && max <= limits.phoneInput;
    if (isRange && /^\+[1-9]\d{0,3}$/.test(code)) continue;
    throw new ContentError(
      `content/countries.ts: ${name}  a code is + and up to four digits, and min to max digits are 1 to ${limits.phoneInput}`,
    );
  }
}

function findAddressProblem({ enquiryEmail, adminEmails }: Content["site"]): string | undefined {
  const wrong = [enquiryEmail, ...adminEmails].find(
    (email) => !emailPattern.test(email) || email.length > limits.email,
  );
  if (wrong !== undefined) return `  "${wrong}" is no address`;
  const twice = findTwice(adminEmails.map((email) => email.toLowerCase()));
  return twice && `: adminEmails  ${twice} stands there twice`;
}

function findPlaceProblem({ country }: Content["site"]): string | undefined {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  // Search engines know a country by one pair of letters alone: "GB", and not "UK".
  const isOne =
    /^[A-Z]{2}$/.test(country) &&
    names.of(country) !== undefined &&
    new Intl.Locale(`und-${country}`).region === country;
  if (isOne) return undefined;
  return `: country  "${country}" is no country: write its two letters as ISO 3166 has them, such as IN, AE or GB`;
}

function findTimeProblem({ timeZone, keepMonths }: Content["site"]): string | undefined {
  const { name, label } = timeZone;
  // "IST" is Indian for browsers and Israeli for PostgreSQL, and "+05:30" the other way round for it.
  if (!/^(UTC|[A-Z]\w*(\/[\w+-]+)+)$/.test(name) || !isZone(name)) {
    return `: timeZone  there is no zone "${name}": write a continent and a city, such as Asia/Kolkata`;
  }
  if (zoneNames(name, "01").has(label) !== zoneNames(name, "07").has(label)) {
    const city = name.slice(name.lastIndexOf("/") + 1).replaceAll("_", " ");
    return `: timeZone.label  "${label}" is right for a part of the year only, since the clocks of ${name} change: write what is right for all of it, such as "${city} time"`;
  }
  for (const [what, months] of Object.entries(keepMonths)) {
    if (months === null || (Number.isInteger(months) && months > 0 && months <= 1200)) continue;
    return `: keepMonths.${what}  must be a whole number of months from 1 to 1200, or null: never by itself`;
  }
  return undefined;
}

/** What this zone is called in short in that month, where English is spoken: each country has short names of its own. */
function zoneNames(timeZone: string, month: string): Set<string | undefined> {
  const moment = new Date(`${new Date().getFullYear()}-${month}-15T12:00:00Z`);
  const names = ["en-US", "en-GB", "en-IE", "en-AU"].map((locale) =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "short" })
      .formatToParts(moment)
      .find(({ type }) => type === "timeZoneName"),
  );
  return new Set(names.map((part) => part?.value));
}

function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}
