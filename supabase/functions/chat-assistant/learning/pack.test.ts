import { expect, test } from "vitest";
import type { Learned, Model } from "../understanding/scoring/learned.ts";
import { pack, unpack } from "./pack.ts";

const model: Model = {
  intents: ["price", "duration"],
  examples: 90_000,
  names: ["^ how", "^ how long", "how long", ""],
  documents: Uint32Array.of(70_000, 127, 128, 1),
  telling: Uint16Array.of(1, 1, 300, 0),
  times: Uint32Array.of(69_999, 64, 63, 0),
  spans: Uint16Array.of(2, 1, 0, 2),
  own: Uint16Array.of(0, 1, 0, 147),
  weights: Int8Array.of(0, -1, 1, 7, -7),
};
const learned: Learned = {
  spoken: { words: ["fee", "fees", "long"], elsewhere: [], heard: ["hrs"] },
  model,
  marking: {
    symbols: ["not", "@program"],
    buckets: Uint32Array.of(3, 4, 4_194_303),
    out: Int8Array.of(-5, 0, 5),
    begins: Int8Array.of(3, -3, 0),
  },
  stances: { ...model, examples: 4 },
  follows: { intents: ["price", "duration"], counts: Uint16Array.of(0, 300, 7, 0) },
};

test("what is packed comes back to the last weight", async () => {
  expect(await unpack(await pack(learned))).toEqual(learned);
});
