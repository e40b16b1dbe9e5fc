import { expect, test } from "vitest";
import { parseView, wholeView } from "./view.ts";

test.each([
  "from=2026-02-30",
  "from=2026-13-01",
  "to=0000-01-01",
  "to=99999-01-01",
  "from=infinity",
  "search=%00",
  "course=a%00b",
  "source=%00",
  `search=${"x".repeat(201)}`,
  "status=none",
  "sort=constructor",
  "due=tomorrow",
  "enquiry=../../etc",
  "__proto__=x&constructor=y",
])("what an address says wrongly counts as nothing said: %s", (query) => {
  expect(parseView(query)).toEqual(wholeView);
});

test("what it says rightly is taken as it stands", () => {
  const said = { search: "<b>Zoë</b>", from: "2028-02-29", to: "9999-12-31", source: "a'b" };
  expect(parseView(new URLSearchParams(said).toString())).toEqual({ ...wholeView, ...said });
});
