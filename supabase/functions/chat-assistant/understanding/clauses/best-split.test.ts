import { expect, test } from "vitest";
import { bestSplit } from "./best-split.ts";

const fairlyClear = () => 0.6;

test("a message is parted where a part is likely to begin", () => {
  expect(bestSplit([0, 0.01, 0.9, 0.01, 0.95], fairlyClear)).toEqual([0, 2, 4]);
  expect(bestSplit([0, 0.01, 0.05, 0.01], fairlyClear)).toEqual([0]);
});

test("less likely places count where each part says one thing clearly, and the whole does not", () => {
  const clearApart = (from: number, to: number) => (from === 0 && to === 4 ? 0.4 : 0.99);
  expect(bestSplit([0, 0, 0.4, 0], clearApart)).toEqual([0, 2]);
  const clearAsOne = (from: number, to: number) => (from === 0 && to === 4 ? 0.99 : 0.4);
  expect(bestSplit([0, 0, 0.4, 0], clearAsOne)).toEqual([0]);
});

test("of a long message only the likeliest places are weighed", () => {
  let asked = 0;
  bestSplit(
    Array.from({ length: 200 }, () => 0.4),
    () => {
      asked++;
      return 0.5;
    },
  );
  expect(asked).toBeLessThan(60);
});
