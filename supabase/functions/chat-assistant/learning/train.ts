import { type Features, featuresIn, featuresOf } from "../understanding/scoring/features.ts";
import { hashOf } from "../understanding/scoring/hash.ts";
import type { Model } from "../understanding/scoring/learned.ts";
import { rareBelow } from "../understanding/scoring/scorer.ts";
import { fillChances, type Row, rowOf } from "../understanding/scoring/softmax.ts";
import { collectFeatures } from "./collect-features.ts";

export type Masked = { intent: string; symbols: readonly string[] };

/** Fewer of them, or more, are within a point as often right on messages that were held out. */
const rounds = 6;
/** How far an example moves the weights. */
const rate = 0.5;
/** What is so sure is looked at again in the last round only: that takes half the time, and is right as often. */
const sure = 0.95;

/**
 * Learns from examples to tell intents apart: a softmax over the words of a clause, their parts and their pairs, where
 * what many examples share weighs little (inverse document frequency). Everything is done in a fixed order, so that the
 * same examples always give the same model.
 */
export function train(examples: readonly Masked[]): Model {
  const intents = [...new Set(examples.map(({ intent }) => intent))];
  const places = new Map(intents.map((intent, at) => [intent, at]));
  const seen = countSymbols(examples);
  const isRare = (symbol: string) => (seen.get(symbol) ?? 0) < rareBelow;
  const named = inOrder(examples).map(({ intent, symbols }) => ({
    intent: places.get(intent) ?? 0,
    names: featuresOf(symbols, isRare),
  }));
  const columns = collectFeatures(named, intents);
  const features = featuresIn(columns);
  const weights = new Float32Array(features.intents.length);
  const moving = { weights, squares: new Float32Array(weights.length).fill(0.1) };
  const chances = new Float64Array(intents.length);
  const rows = named.map(({ intent, names }) => ({ intent, ...rowOf(features, names) }));
  const areSure = new Set<Row>();
  for (let round = 0; round < rounds; round++) {
    const isLast = round === rounds - 1;
    for (const row of rows) {
      if (areSure.has(row) && !isLast) continue;
      fillChances(features, weights, row, chances);
      if ((chances[row.intent] as number) > sure) areSure.add(row);
      correct(features, moving, row, chances);
    }
  }
  return { ...columns, weights: Array.from(weights, (weight) => Math.round(10 * weight)) };
}

/** `squares` tells how far each weight has moved. */
type Moving = { weights: Float32Array; squares: Float32Array };

/** Moves the weights of an example's features towards its intent, less the more they have moved already (AdaGrad). */
function correct(
  { begins, intents }: Features,
  moving: Moving,
  row: Row & { intent: number },
  chances: Float64Array,
): void {
  const errors = chances;
  errors[row.intent] = (chances[row.intent] as number) - 1;
  const wrong = [...errors.keys()].filter((intent) => isWrong(errors[intent] as number));
  for (let n = 0; n < row.features.length; n++) {
    const feature = row.features[n] as number;
    const [from, to] = [begins[feature] as number, begins[feature + 1] as number];
    const value = row.values[n] as number;
    if (to - from === errors.length) {
      for (const intent of wrong) move(moving, from + intent, (errors[intent] as number) * value);
      continue;
    }
    for (let at = from; at < to; at++) {
      const error = errors[intents[at] as number] as number;
      if (isWrong(error)) move(moving, at, error * value);
    }
  }
}

function isWrong(error: number): boolean {
  return error >= 0.002 || error <= -0.002;
}

function move({ weights, squares }: Moving, at: number, slope: number): void {
  const square = (squares[at] as number) + slope * slope;
  squares[at] = square;
  weights[at] = (weights[at] as number) - (rate * slope) / Math.sqrt(square);
}

/** Mixed by what each says, so that one more example does not change the order of all the others. */
function inOrder(examples: readonly Masked[]): Masked[] {
  return examples
    .map((example) => ({ example, place: placeOf(example) }))
    .sort((a, b) => a.place - b.place)
    .map(({ example }) => example);
}

function placeOf({ intent, symbols }: Masked): number {
  return hashOf(`${intent} ${symbols.join(" ")}`) >>> 0;
}

function countSymbols(examples: readonly Masked[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { symbols } of examples) {
    for (const symbol of new Set(symbols)) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  return counts;
}
