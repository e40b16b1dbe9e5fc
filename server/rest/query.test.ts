import { expect, test } from "vitest";
import { readPage } from "./query.ts";

test.each([
  ["", undefined, 1000],
  ["limit=1001", undefined, 1000],
  ["limit=999999999", undefined, 1000],
  ["limit=7", undefined, 7],
  ["", "0-4999", 1000],
  ["", "10-19", 10],
])("?%s with the range %s reads %i rows at most", (query, range, limit) => {
  expect(readPage(new URLSearchParams(query), range, "table", ["id"]).limit).toBe(limit);
});
