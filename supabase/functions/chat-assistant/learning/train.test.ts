import { expect, test } from "vitest";
import { createScore } from "../understanding/scoring/scorer.ts";
import { train } from "./train.ts";

test("three hundred meanings are told apart: a provider may have many programs and answers", () => {
  // No word is one meaning's own and none makes a pair, so that only what was learned for each tells it.
  const examples = Array.from({ length: 300 }, (_, n) => ({
    intent: `intent ${n}`,
    symbols: [`~one ${n % 20}`, `~other ${Math.floor(n / 20)}`],
  }));
  const score = createScore(train([...examples, ...examples]));
  for (const { intent, symbols } of examples) {
    expect(score(symbols)[0]?.intent).toBe(intent);
  }
});
