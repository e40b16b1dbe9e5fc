import { afterEach, expect, test, vi } from "vitest";
import { site } from "../../../content/site.ts";

vi.mock("../../../content/site.ts", async (original) => {
  const { site } = await original<{ site: typeof import("../../../content/site.ts").site }>();
  return { site: { ...site, timeZone: { name: "Europe/Berlin", label: "CET" } } };
});
const { dayFromToday } = await import("./dates.ts");

afterEach(() => void vi.useRealTimers());

test.each([
  ["half an hour after a day of 25 hours began", "2026-10-24T22:30:00Z", "2026-10-25"],
  ["half an hour before a day of 23 hours begins", "2026-03-28T22:30:00Z", "2026-03-28"],
  ["on an ordinary day", "2026-07-01T12:00:00Z", "2026-07-01"],
])("%s, the days before and behind are the next ones", (_, now, today) => {
  expect(site.timeZone.name).toBe("Europe/Berlin");
  vi.useFakeTimers({ now: new Date(now) });
  const days = [-1, 0, 1, 2].map(dayFromToday);
  const noon = Date.parse(`${today}T12:00:00Z`);
  expect(days).toEqual(
    [-1, 0, 1, 2].map((n) => new Date(noon + n * 86_400_000).toISOString().slice(0, 10)),
  );
});
