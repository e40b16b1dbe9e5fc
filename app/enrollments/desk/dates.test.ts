import { expect, test, vi } from "vitest";

// Somebody who looks from the far side of the world, where the provider's day begins the evening before.
vi.stubEnv("TZ", "America/Los_Angeles");
const { formatDay, formatMoment } = await import("./dates.ts");

test("a moment is told by the clock of whoever looks", () => {
  expect(formatMoment("2025-08-05T17:30:00.000+00:00")).toBe("Aug 5, 2025, 10:30 AM");
  expect(formatMoment("2025-12-01T02:05:00.000+00:00")).toBe("Nov 30, 2025, 6:05 PM");
});

test("the day to call back is the same day wherever one looks from", () => {
  expect(formatDay("2026-11-21")).toBe("Nov 21");
  expect(formatDay("2027-01-01")).toBe("Jan 1");
});
