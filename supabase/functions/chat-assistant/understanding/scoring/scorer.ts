import { featuresIn, featuresOf } from "./features.ts";
import type { Model } from "./learned.ts";
import { fillChances, type Row, rowOf, withTelling } from "./softmax.ts";

/** An intent with how likely it is, from 0 to 1. */
export type Guess = { intent: string; chance: number };

/** Takes a clause as symbols; gives the intents, likeliest first. */
export type Score = (symbols: readonly string[]) => Guess[];

/** What is weighed as parts of 1, likeliest first. */
export function inShares(weighed: readonly Guess[]): Guess[] {
  const sum = weighed.reduce((total, { chance }) => total + chance, 0);
  return weighed
    .map(({ intent, chance }) => ({ intent, chance: chance / sum }))
    .sort((a, b) => b.chance - a.chance);
}

/** A word seen in fewer examples than this also counts as a rare one, as every unknown word does. */
export const rareBelow = 2;

/** Weights are kept as so many steps: finer ones hear no more. */
export const step = 0.6;

function inSteps({ features, values }: Row): Row {
  return { features, values: values.map((value) => value * step) };
}

/** Tells intents apart by what was learned. */
export function createScore(model: Model): Score {
  const { intents, weights } = model;
  const features = featuresIn(model);
  const isRare = (symbol: string) =>
    (features.documents[features.placeOf(symbol) ?? -1] ?? 0) < rareBelow;
  return function score(symbols) {
    const known = [...featuresOf(symbols, isRare)].flatMap((name) => features.placeOf(name) ?? []);
    const row = rowOf(features, known);
    const found = new Float64Array(intents.length);
    fillChances(features, weights, inSteps(row), found);
    withTelling(features, row, found);
    return intents
      .map((intent, at) => ({ intent, chance: found[at] as number }))
      .sort((a, b) => b.chance - a.chance);
  };
}
