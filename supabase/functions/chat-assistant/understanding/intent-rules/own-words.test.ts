import { expect, test } from "vitest";
import { wordsIn } from "../../language/segments.ts";
import type { Token } from "../tokens/token.ts";
import { createOwnByWords } from "./own-words.ts";

const ownByWords = createOwnByWords(
  {
    officeHours: `
      when is your office open
      is the front desk open on sunday
      till what time is somebody at the desk
      office kab tak khula rehta hai
    `,
  },
  {
    schedule:
      "at what time are the classes\nis there a class on sunday\ntill what time does it go on",
    payment: "do you take credit cards\ncan i pay with my card at the office",
    ...Object.fromEntries(
      ["name", "price", "mode"].map((intent) => [
        intent,
        Array.from({ length: 60 }, () => `what is the ${intent} of it`).join("\n"),
      ]),
    ),
  },
);

function tokensOf(text: string): Token[] {
  return wordsIn(text).map((word) => ({ ...word, kind: "word", length: 1 }));
}

test.each([
  ["is the desk open on a sunday evening", "officeHours"],
  ["khula hai kya office", "officeHours"],
  ["do you take cards", undefined],
  ["is there a class on sunday", undefined],
  ["is there a desk", undefined],
])("a topic of the provider's own is heard by the words of its examples: %s", (asked, intent) => {
  expect(ownByWords(tokensOf(asked))).toBe(intent);
});

test("a program's name is no word of a topic", () => {
  const tokens = tokensOf("is the office desk open").map(
    (token): Token =>
      /office|desk|open/.test(token.text) ? { ...token, kind: "program", slugs: ["desk"] } : token,
  );
  expect(ownByWords(tokens)).toBeUndefined();
});
