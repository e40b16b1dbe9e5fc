import { expect, test } from "vitest";
import { hourRows } from "./hour-rows.ts";

test("every hour is one dot, in rows of equal length", () => {
  expect(hourRows(12)).toEqual(["##........", "##########"]);
  expect(hourRows(40)).toEqual(Array(4).fill("##########"));
});
