import { expect, test } from "vitest";
import { listPastLaunch } from "./past-launch.ts";

const now = new Date("2026-11-21T12:00:00Z");

function launchOn(...dates: string[]) {
  const sessions = dates.map((date) => ({ date, times: ["7:30 AM IST"] }));
  return {
    title: "Open day",
    program: "open",
    badges: [],
    highlights: [],
    sessions,
    seats: "",
    accept: "Come",
    formUrl: "https://open-day.test",
    decline: "Later",
    schedule: { delay: 500, show: "session" },
  } as const;
}

test.each([
  [["Saturday, 11 August 2026"]],
  [["August 11, 2025", "12 August 2026"]],
  [["August 11", "August 12"]],
  [["19 November"]],
])("whoever builds is told once that the launch on %j is over", (dates) => {
  expect(listPastLaunch(launchOn(...dates), now)).toEqual([
    expect.stringMatching(/^content\/launch\.ts: sessions {2}all are over \(".*"\)/),
  ]);
});

test.each([
  [["11 August 2027"]],
  [["August 11", "28 November"]],
  // Somewhere it may still be that day.
  [["November 20"]],
  [["Every Saturday"]],
  [["August 11", "every day after that"]],
  [[]],
])("nothing is said of a launch on %j", (dates) => {
  expect(listPastLaunch(launchOn(...dates), now)).toEqual([]);
});

test("nothing is said where nothing is launched", () => {
  expect(listPastLaunch(undefined, now)).toEqual([]);
});
