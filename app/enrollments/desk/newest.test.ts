import { expect, test } from "vitest";
import { beginning, newest } from "./newest.ts";

const came = (...dates: string[]) => newest(dates.map((date_of_enquiry) => ({ date_of_enquiry })));
const earlier = "2026-01-02T03:04:05.678901+00:00";
const ahead = "2999-01-01T00:00:00+00:00";

test("the newest is the latest that has been, not what a clock that ran ahead has dated", () => {
  expect(came("2025-12-31T23:59:59+00:00", earlier)).toBe(earlier);
  expect(came(ahead, earlier)).toBe(earlier);
  expect([came(ahead), came()]).toEqual([beginning, beginning]);
});
