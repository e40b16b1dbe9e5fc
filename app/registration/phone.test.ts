import { describe, expect, test } from "vitest";
import { countries } from "../../content/countries.ts";
import { registrationProblems as problems } from "../../content/registration.ts";
import {
  digitsBehindCode,
  digitsOf,
  findPhoneProblem,
  formatPhone,
  splitInternational,
} from "./phone.ts";

describe.each(countries)("a phone number in $name", (country) => {
  const { code, min, max } = country;
  test(`has ${min} to ${max} digits`, () => {
    expect(findPhoneProblem(code, "9".repeat(min))).toBeUndefined();
    expect(findPhoneProblem(code, "9".repeat(max))).toBeUndefined();
    expect(findPhoneProblem(code, "9".repeat(min - 1))).toBe(problems.fewDigits(country));
    expect(findPhoneProblem(code, "9".repeat(max + 1))).toBe(problems.manyDigits(country));
  });

  test("is understood with its international prefix", () => {
    const phoneNumber = "9".repeat(max);
    const split = { countryCode: code, phoneNumber };
    expect(splitInternational(`${code} ${phoneNumber}`)).toEqual(split);
    expect(splitInternational(`00${code.slice(1)}-${phoneNumber}`)).toEqual(split);
  });

  test("is understood where it repeats its code without a +, and only there", () => {
    const own = code.slice(1);
    expect(digitsBehindCode(country, `${own} ${"9".repeat(max)}`)).toBe("9".repeat(max));
    expect(digitsBehindCode(country, `${own}${"9".repeat(max + 1)}`)).toBeUndefined();
    expect(digitsBehindCode(country, own.padEnd(max, "9"))).toBeUndefined();
    expect(digitsBehindCode(country, `0${"9".repeat(max)}`)).toBeUndefined();
  });
});

const [first] = countries;

test.each([
  ["", "", problems.noPhone],
  [first.code, "  ", problems.noPhone],
  ["", "9876543210", problems.noCountry],
  ["+999", "9876543210", problems.country],
  [first.code, "+39 06 12345678", problems.phone(first)],
  [first.code, `(${"9".repeat(first.min - 3)}) 4-32`, undefined],
])("the country %j and the number %j: %j", (countryCode, phoneNumber, problem) => {
  expect(findPhoneProblem(countryCode, phoneNumber)).toBe(problem);
});

/** The provider decides from which countries numbers are taken. */
const stored = [
  ["+91", "098765 43210", "+91 9876543210"],
  ["+44", "07911 123456", "+44 7911123456"],
  ["+49", "(0)151 2345678", "+49 1512345678"],
  ["+971", "050 123 4567", "+971 501234567"],
  ["+81", "0312345678", "+81 0312345678"],
  ["+1", "(415) 555-2671", "+1 4155552671"],
].filter(([code]) => countries.some((country) => country.code === code));

test.each(stored)("%s with %j is stored as %j", (countryCode, phoneNumber, phone) => {
  expect(findPhoneProblem(countryCode, phoneNumber)).toBeUndefined();
  expect(formatPhone(countryCode, phoneNumber)).toBe(phone);
});

/** Zero to nine as keyboards in India and around it write them, and full-width ones. */
const otherDigits = [
  "०१२३४५६७८९",
  "০১২৩৪৫৬৭৮৯",
  "௦௧௨௩௪௫௬௭௮௯",
  "౦౧౨౩౪౫౬౭౮౯",
  "۰۱۲۳۴۵۶۷۸۹",
  "０１２３４５６７８９",
];

test.each(otherDigits)("a number in the digits %s is the same in ours", (ten) => {
  const inThem = (text: string) => text.replace(/\d/g, (digit) => ten[Number(digit)] ?? "");
  const number = "1234567890123".slice(0, first.max);
  expect(findPhoneProblem(first.code, inThem(number))).toBeUndefined();
  expect(formatPhone(first.code, inThem(number))).toBe(`${first.code} ${number}`);
  expect(splitInternational(inThem(`00${first.code.slice(1)} ${number}`))).toEqual({
    countryCode: first.code,
    phoneNumber: number,
  });
  expect(digitsOf(inThem(number))).toBe(number);
});

test("of a number too long for the input its digits stay, and the + that tells of another country", () => {
  expect(digitsOf("+852 - 9123 - 4567 (Hong Kong)")).toBe("+85291234567");
  expect(digitsOf("(+852) 9123 4567")).toBe("+85291234567");
  expect(digitsOf("98765 43210 + 98765 43211")).toBe("987654321098765");
});

test("a zero in front is not dropped where it is part of the number", () => {
  for (const country of countries.filter(({ trunkZero }) => !trunkZero)) {
    const typed = `0${"4".repeat(country.max)}`;
    expect(findPhoneProblem(country.code, typed)).toBe(problems.manyDigits(country));
  }
});

test("the code is understood in brackets, and behind what a copied number brings along", () => {
  const { code, min } = first;
  const phoneNumber = "9".repeat(min);
  for (const text of [
    `(${code}) ${phoneNumber}`,
    `\u202a${code} ${phoneNumber}\u202c`,
    `tel:${code}${phoneNumber}`,
    `(00${code.slice(1)})${phoneNumber}`,
  ])
    expect(splitInternational(text), text).toEqual({ countryCode: code, phoneNumber });
});

test.each(["9876543210", "+39 06 1234567", "+91", "call me", "98765+43210"])(
  "%j stays as it is",
  (text) => {
    expect(splitInternational(text)).toBeUndefined();
  },
);
