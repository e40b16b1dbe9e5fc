import { expect, test } from "vitest";
import { createLift } from "../understanding/scoring/follows.ts";
import { learnFollows } from "./learn-follows.ts";
import { labelledMessages } from "./messages.ts";

const lines = [
  ...Array.from({ length: 40 }, () => "[seats] are places left [deadline] till when"),
  ...Array.from({ length: 40 }, () => "[access] is it mine [-] thanks [ending] till when"),
];

test("what often follows a question is likelier behind it than elsewhere", () => {
  const lift = createLift(learnFollows(labelledMessages([lines.join("\n")])));
  expect(lift("seats", "deadline")).toBeGreaterThan(1.2);
  expect(lift("access", "deadline")).toBeLessThan(0.6);
  // What needs no answer stands between them.
  expect(lift("access", "ending")).toBeGreaterThan(1.2);
});

test("of what was never seen nothing is known", () => {
  const lift = createLift(learnFollows(labelledMessages(["[seats] any left [price] how much"])));
  expect(lift("brochure", "price")).toBe(1);
  expect(lift("seats", "brochure")).toBe(1);
});
