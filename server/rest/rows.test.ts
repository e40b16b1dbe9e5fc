import { expect, test } from "vitest";
import { RestError } from "./errors.ts";
import { readRows } from "./rows.ts";

function read(body: string) {
  return readRows(body, null, "table", ["name"]);
}

test("one row and several are read", () => {
  const columns = ["name"];
  expect(read('{"name":"Asha"}')).toEqual({ json: '[{"name":"Asha"}]', columns });
  const several = '[{"name":"Asha"},{"name":null}]';
  expect(read(several)).toEqual({ json: several, columns });
});

test.each([
  ["nested objects", `${'{"name":'.repeat(6000)}1${"}".repeat(6000)}`],
  ["nested arrays", `{"name":${"[".repeat(8000)}${"]".repeat(8000)}}`],
  ["rows in rows", `${"[".repeat(8000)}${"]".repeat(8000)}`],
  ["a value that is a row", '[{"name":{"name":"Asha"}}]'],
])("%s are refused before the database sees them", (_, body) => {
  expect(() => read(body)).toThrow(RestError);
});
