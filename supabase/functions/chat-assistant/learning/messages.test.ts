import { expect, test } from "vitest";
import { ownContent } from "../content.ts";
import { intents } from "../intents/all.ts";
import { messages } from "../messages/all.ts";
import { labelledMessages, partsOf } from "./messages.ts";

const all = labelledMessages();

test("a line tells the parts of a message, what each asks and what is waved off", () => {
  const [first, second, ...others] = partsOf(
    "[-] not about {the fees}, [duration] how long is it?",
  );
  expect(others).toEqual([]);
  expect(first?.label).toBe("-");
  expect(first?.words.filter(({ out }) => out).map(({ text }) => text)).toEqual(["the", "fees"]);
  expect(first?.words.at(-1)?.ends).toBe("part");
  expect(second?.words[0]).toMatchObject({ text: "how", begins: true });
  expect(second?.words.at(-1)).toMatchObject({ ends: "sentence", asks: true });
});

test("each part of every message is labelled with an intent that has examples, or as an aside", () => {
  const known = new Set(["-", ...Object.keys(intents), ...Object.keys(ownContent.answers)]);
  const labels = new Set(all.flatMap((parts) => parts.map(({ label }) => label)));
  expect([...labels].filter((label) => !known.has(label))).toEqual([]);
});

test("no message is lost: each line has a part, and its braces are closed", () => {
  const lines = messages.flatMap((some) => some.split("\n")).filter((line) => line.trim() !== "");
  expect(all.filter((parts) => parts.length === 0)).toEqual([]);
  expect(all).toHaveLength(lines.length);
  const open = lines.filter((line) => !/^[^{}]*(?:\{[^{}]+\}[^{}]*)*$/.test(line));
  expect(open).toEqual([]);
});
