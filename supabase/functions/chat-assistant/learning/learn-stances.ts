import { stances } from "../stances/all.ts";
import { createSymbolsOfStance } from "../understanding/people/coding-stance.ts";
import type { Model } from "../understanding/scoring/learned.ts";
import { train } from "./train.ts";

/** Learns from messages to tell where people stand to writing code. */
export function learnStances(): Model {
  const symbolsOf = createSymbolsOfStance();
  return train(
    stances.flatMap((some) =>
      Object.entries(some).flatMap(([intent, lines]) =>
        lines
          .trim()
          .split("\n")
          .map((line) => ({ intent, symbols: symbolsOf(line) })),
      ),
    ),
  );
}
