import { expect, test } from "vitest";
import { RestError } from "./errors.ts";
import { readRows } from "./rows.ts";

function read(body: string) {
  return readRows(body, null, "table", ["name"]);
}

test("one row and several are read", () => {
  expect(read('{"name":"Asha"}')).toMatchObject({ count: 1, columns: ["name"] });
  expect(read('[{"name":"Asha"},{"name":null}]')).toMatchObject({ count: 2 });
});

test.each([
  ["nested objects", `${'{"name":'.repeat(6000)}1${"}".repeat(6000)}`],
  ["nested arrays", `{"name":${"[".repeat(8000)}${"]".repeat(8000)}}`],
  ["rows in rows", `${"[".repeat(8000)}${"]".repeat(8000)}`],
  ["a value that is a row", '[{"name":{"name":"Asha"}}]'],
])("%s are refused before the database sees them", (_, body) => {
  expect(() => read(body)).toThrow(RestError);
});
