import { expect, test } from "vitest";
import { allOf } from "./count.ts";

test.each([
  [1, "The program"],
  [2, "Both programs"],
  [3, "All three programs"],
  [6, "All six programs"],
  [7, "All 7 programs"],
])("%d: %s", (count, text) => {
  expect(allOf(count, "program", "programs")).toBe(text);
});
