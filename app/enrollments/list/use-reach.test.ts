import { expect, test } from "vitest";
import { findBegin } from "./use-reach.ts";

test("the ends of the scroll bar stand for the first and the last rows one by one, its middle for the middle", () => {
  expect(findBegin(0, 900_000)).toBe(0);
  expect(findBegin(0.05, 900_000)).toBe(0);
  expect(findBegin(0.5, 900_000)).toBe(450_000);
  expect(findBegin(0.95, 900_000)).toBe(900_000);
  expect(findBegin(1, 900_000)).toBe(900_000);
});
