import { expect, test } from "vitest";
import { errorPlace } from "./error-place.ts";

test("it names the place and the kind of an error, never its message", () => {
  const place = errorPlace(new TypeError("Asha Rao\n    at home is no number"));
  expect(place.error).toBe("TypeError");
  expect(place.at[0]).toContain("error-place.test.ts");
  expect(JSON.stringify(place)).not.toMatch(/Asha|home/);
});

test("an error without a message has a place too", () => {
  expect(errorPlace(new Error()).at[0]).toContain("error-place.test.ts");
});
