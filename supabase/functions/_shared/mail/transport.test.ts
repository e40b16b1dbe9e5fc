import { expect, test } from "vitest";
import { parseSender } from "./transport.ts";

const address = "hello@example.com";

test.each([
  [address, ""],
  [`<${address}>`, ""],
  [`The Bootcamp <${address}>`, "The Bootcamp"],
  [`Learn AI: Bootcamp, Pune <${address}>`, "Learn AI: Bootcamp, Pune"],
  [`Team @work <${address}>`, "Team @work"],
  [`"Learn AI: Bootcamp" <${address}>`, "Learn AI: Bootcamp"],
  ['"The \\"AI\\" Bootcamp" <hello@example.com>', 'The "AI" Bootcamp'],
])("%s is a sender at its address, and named as it says", (text, name) => {
  expect(parseSender(text)).toEqual({ name, address });
});
