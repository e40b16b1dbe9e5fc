import { expect, test, vi } from "vitest";
import { fill } from "./fill.ts";

vi.mock("../../../../content/pages.ts", () => ({
  durationUnit: (hours: number) => (hours === 1 ? "lesson" : "lessons"),
}));

test("so many hours are called what the provider calls them", () => {
  const say = (hours: number | string) =>
    fill("{title} takes {hours} hours.", { title: "A", hours });
  expect(say(12)).toBe("A takes 12 lessons.");
  expect(say(1)).toBe("A takes 1 lesson.");
  expect(say("some")).toBe("A takes some hours.");
  expect(fill("{count} programs", { count: 1 })).toBe("1 programs");
  expect(fill("{unknown} hours", {})).toBeUndefined();
});
