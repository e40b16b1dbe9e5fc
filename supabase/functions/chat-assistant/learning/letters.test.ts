import { expect, test } from "vitest";
import { fromLetters, toLetters } from "./letters.ts";

test.each([0, 1, 2, 3, 4, 5, 255, 256])("%i bytes come back as they were", (count) => {
  const bytes = Uint8Array.from({ length: count }, (_, at) => 255 - ((at * 37) % 256));
  expect(fromLetters(toLetters(bytes))).toEqual(bytes);
});

test("the greatest and the least group come back, in letters that a string holds as they are", () => {
  const bytes = Uint8Array.of(255, 255, 255, 255, 0, 0, 0, 0);
  const letters = toLetters(bytes);
  expect(fromLetters(letters)).toEqual(bytes);
  expect(JSON.parse(`"${letters}"`)).toBe(letters);
});
