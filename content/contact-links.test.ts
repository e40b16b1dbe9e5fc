import { expect, test } from "vitest";
import { mailLink, telephoneLink, whatsAppLink } from "./contact-links.ts";
import { countries } from "./countries.ts";

test.each([
  ["asha@example.com", "mailto:asha@example.com"],
  ["asha+ai@example.com", "mailto:asha%2Bai@example.com"],
  ["me?bcc=all@example.com&body=Pay", "mailto:me%3Fbcc%3Dall@example.com%26body%3DPay"],
  ["a@b?cc=c@example.com", "mailto:a%40b%3Fcc%3Dc@example.com"],
  ["me%3Fbcc=x@example.com", "mailto:me%253Fbcc%3Dx@example.com"],
])("%s is one recipient and nothing else", (address, link) => {
  expect(mailLink(address)).toBe(link);
  const { searchParams, pathname } = new URL(mailLink(address));
  expect([...searchParams]).toEqual([]);
  expect(decodeURIComponent(pathname)).toBe(address);
});

test("a telephone link holds digits and the plus alone", () => {
  expect(telephoneLink("+91 98765-43210;ext=7")).toBe("tel:+9198765432107");
});

/** The provider decides from which countries numbers are taken. */
const stored = [
  ["+81 0312345678", "81312345678"],
  ["+49 0301234567", "49301234567"],
  ["+44 0120452345", "44120452345"],
  ["+91 9876543210", "919876543210"],
  ["+65 01234567", "6501234567"],
].filter(([number = ""]) => countries.some(({ code }) => number.startsWith(`${code} `)));

test.each(stored)(
  "%s is called without the 0 that is dialled within its country alone",
  (number, digits) => {
    expect(telephoneLink(number)).toBe(`tel:+${digits}`);
    expect(whatsAppLink(number)).toBe(`https://wa.me/${digits}`);
  },
);
