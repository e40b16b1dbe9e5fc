import { type Country, countries } from "../../content/countries.ts";
import { limits } from "../../content/limits.ts";
import { registrationProblems } from "../../content/registration.ts";

/** The country of a code like "+91"; undefined when the code is not in the table. */
export function findCountry(code: string): Country | undefined {
  return countries.find((country) => country.code === code);
}

/** What is wrong with a phone number as typed, in SPEC §5's words; undefined when nothing is. */
export function findPhoneProblem(countryCode: string, phoneNumber: string): string | undefined {
  if (phoneNumber.trim() === "") return registrationProblems.noPhone;
  if (countryCode === "") return registrationProblems.noCountry;
  const country = findCountry(countryCode);
  if (!country) return registrationProblems.country;
  if (phoneNumber.includes("+")) return registrationProblems.phone(country);
  const { length } = nationalDigits(country, phoneNumber);
  if (length < country.min) return registrationProblems.fewDigits(country);
  if (length > country.max) return registrationProblems.manyDigits(country);
  return undefined;
}

/** "code, space, digits" (SPEC §3) of a number that has no problem. */
export function formatPhone(countryCode: string, phoneNumber: string): string {
  const country = findCountry(countryCode);
  return `${countryCode} ${country ? nationalDigits(country, phoneNumber) : phoneNumber}`;
}

/**
 * Takes "+91 98765 43210" (or 0091…, or (+91)…) apart into the country's code and the digits behind it. Undefined for
 * a number without such a beginning, with a code that is not in the table, or with nothing behind it yet.
 */
export function splitInternational(
  text: string,
): { countryCode: string; phoneNumber: string } | undefined {
  const international = /^[^\d+]*(?:\+|00)(.*)$/s.exec(writeOurDigits(text))?.[1];
  if (international === undefined) return undefined;
  const digits = stripNonDigits(international);
  const country = countries.find(({ code }) => digits.startsWith(code.slice(1)));
  const phoneNumber = digits.slice(country ? country.code.length - 1 : 0);
  return country && phoneNumber ? { countryCode: country.code, phoneNumber } : undefined;
}

/**
 * The digits of a number that repeats the code of its country without a + ("919876543210", as phones copy it): those
 * behind the code, where all together are too many and these are a whole number. Undefined for any other.
 */
export function digitsBehindCode(country: Country, text: string): string | undefined {
  const digits = stripNonDigits(text);
  const own = country.code.slice(1);
  const rest = digits.slice(own.length);
  const isRepeated = digits.length > country.max && digits.startsWith(own);
  return isRepeated && isWhole(country, rest) ? rest : undefined;
}

/**
 * The digits of a text, as many as the input takes. A + in front stays: without it the code of a country that is not in
 * the table would pass for the beginning of a number in the chosen one.
 */
export function digitsOf(text: string): string {
  const prefix = /^[^\d+]*\+/.test(writeOurDigits(text)) ? "+" : "";
  return (prefix + stripNonDigits(text)).slice(0, limits.phoneInput);
}

/** The digits without the 0 that people in this country write in front, if the rest is a whole number. */
function nationalDigits(country: Country, phoneNumber: string): string {
  const digits = stripNonDigits(phoneNumber);
  const rest = digits.slice(1);
  const hasTrunkZero = country.trunkZero && digits.startsWith("0") && isWhole(country, rest);
  return hasTrunkZero ? rest : digits;
}

function isWhole({ min, max }: Country, { length }: string): boolean {
  return length >= min && length <= max;
}

function stripNonDigits(text: string): string {
  return writeOurDigits(text).replace(/\D/g, "");
}

/** Digits of any script, such as ९ and ௯, as 0 to 9, which is all that the database takes; a wide plus as a plus. */
function writeOurDigits(text: string): string {
  return text.replaceAll("＋", "+").replace(/\p{Decimal_Number}/gu, (digit) => {
    // In Unicode the ten of a script stand in a row, from zero to nine.
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (/\p{Decimal_Number}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
}
