import { expect, test } from "vitest";
import { ownContent } from "../content.ts";
import { intents } from "../intents/all.ts";
import { talks } from "../talks/all.ts";
import { symbolsBehind } from "../understanding/scoring/behind.ts";
import { createScore } from "../understanding/scoring/scorer.ts";
import { labelledTurns, turnsOf } from "./talks.ts";
import { train } from "./train.ts";

test("each turn of a talk stands behind what was asked last before it", () => {
  const turns = turnsOf("[seats] how many > [-] ok > [launch] when [price] what fee > [-] fine");
  expect(turns.map(({ before }) => before)).toEqual([undefined, "seats", "seats", "price"]);
  expect(turns[2]?.parts.map(({ label }) => label)).toEqual(["launch", "price"]);
});

test("each part of every talk is labelled with an intent that can be answered, or as an aside", () => {
  const known = new Set(["-", ...Object.keys(intents), ...Object.keys(ownContent.answers)]);
  const turns = labelledTurns();
  const labels = new Set(turns.flatMap(({ parts }) => parts.map(({ label }) => label)));
  expect([...labels].filter((label) => !known.has(label))).toEqual([]);
  expect(turns.filter(({ parts }) => parts.length === 0)).toEqual([]);
});

test("no talk is lost: each line has turns, of which all but the first stand behind something", () => {
  const lines = talks.flatMap((some) => some.split("\n")).filter((line) => line.trim() !== "");
  expect(lines.every((line) => turnsOf(line).length > 1)).toBe(true);
  const openings = labelledTurns().filter(({ before }) => before === undefined);
  expect(openings.length).toBeGreaterThanOrEqual(lines.length);
});

test("what few words ask is learned from what was asked before, and what they ask alone stays", () => {
  const alone = [
    { intent: "mentor", symbols: ["mentor"] },
    { intent: "recordings", symbols: ["recordings"] },
    { intent: "schedule", symbols: ["how", "often"] },
  ];
  const behind = [
    { intent: "mentor", symbols: symbolsBehind("mentor", ["how", "often"]) },
    { intent: "recordings", symbols: symbolsBehind("recordings", ["how", "often"]) },
  ];
  const talked = Array.from({ length: 6 }, () => behind).flat();
  const score = createScore(train([...alone, ...alone, ...talked]));
  const likeliest = (symbols: readonly string[]) => score(symbols)[0]?.intent;
  expect(likeliest(symbolsBehind("mentor", ["how", "often"]))).toBe("mentor");
  expect(likeliest(symbolsBehind("recordings", ["how", "often"]))).toBe("recordings");
  const bare = createScore(train([...alone, ...alone]));
  expect(likeliest(["how", "often"])).toBe("schedule");
  expect(score(["how", "often"])[0]?.chance).toBeCloseTo(bare(["how", "often"])[0]?.chance ?? 0, 5);
});
