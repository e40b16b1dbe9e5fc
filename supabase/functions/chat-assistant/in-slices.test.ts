import { expect, test } from "vitest";
import { inSlices } from "./in-slices.ts";

test("work is done whole, and others have their turn while it lasts", async () => {
  let turns = 0;
  const others = setInterval(() => turns++, 1);
  let steps = 0;
  function* work(): Generator<undefined, string> {
    // Ends by itself if nobody else ever has a turn.
    for (; turns < 3 && steps < 300; steps++) {
      const end = performance.now() + 1;
      while (performance.now() < end);
      yield;
    }
    return "done";
  }
  expect(await inSlices(work())).toBe("done");
  clearInterval(others);
  expect(turns).toBe(3);
});

test("what fails in a step fails the work", async () => {
  const work = {
    next() {
      throw new Error("no examples");
    },
  };
  await expect(inSlices(work)).rejects.toThrow("no examples");
});
