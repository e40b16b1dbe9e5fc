import { expect, test } from "vitest";
import { createReadContext, nextContext, noContext } from "./context.ts";

const slugs = Array.from({ length: 6 }, (_, n) => `a-program-with-a-long-address-${n}`);
const intents = ["recommendation", "prerequisites", "certificate", "accreditation"];

test("however much was spoken of, the context fits its header and is read again", () => {
  const told = { named: slugs, spoken: slugs, topics: intents, met: slugs, features: ["1", "2"] };
  const context = nextContext(nextContext(noContext, told), told);
  const header = JSON.stringify(context);
  expect(header.length).toBeLessThanOrEqual(200);
  expect(context.focus.length).toBeGreaterThan(0);
  expect(context.topics[0]).toBe(intents[0]);
  expect(createReadContext(slugs, intents, 3)(header)).toEqual(context);
});
