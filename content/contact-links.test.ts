import { expect, test } from "vitest";
import { mailLink, telephoneLink } from "./contact-links.ts";

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
