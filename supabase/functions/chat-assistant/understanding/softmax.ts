import type { Feature } from "./features.ts";

/** How much more likely an intent becomes by a word that is its own. */
const weightOfTelling = 8;
/** How far an example moves the weights. */
const rate = 0.5;

/** The features of a clause, each with what it weighs in it. */
export type Row = { features: Feature[]; values: number[] };

/** The weights of all features, each for the intent at the same place; how far each has moved while it learns. */
export type Model = { intents: Uint16Array; weights: Float32Array; squares: Float32Array };

/** How likely each intent is, into `chances`. */
export function fillChances({ intents, weights }: Model, row: Row, chances: Float64Array): void {
  chances.fill(0);
  for (let n = 0; n < row.features.length; n++) {
    const { from, to } = row.features[n] as Feature;
    const value = row.values[n] as number;
    for (let at = from; at < to; at++) {
      const intent = intents[at] as number;
      chances[intent] = (chances[intent] as number) + value * (weights[at] as number);
    }
  }
  let most = Number.NEGATIVE_INFINITY;
  for (const sum of chances) if (sum > most) most = sum;
  let total = 0;
  for (let k = 0; k < chances.length; k++) {
    const power = Math.exp((chances[k] as number) - most);
    chances[k] = power;
    total += power;
  }
  for (let k = 0; k < chances.length; k++) chances[k] = (chances[k] as number) / total;
}

/** A word or pair that hardly any other intent has says more than all the common ones around it. */
export function withTelling({ features }: Row, chances: Float64Array): void {
  const told = new Float64Array(chances.length);
  for (const { telling } of features) {
    told[telling.intent] = Math.max(told[telling.intent] as number, telling.share);
  }
  let total = 0;
  for (let k = 0; k < chances.length; k++) {
    chances[k] = (chances[k] as number) * (1 + weightOfTelling * (told[k] as number) ** 3);
    total += chances[k] as number;
  }
  for (let k = 0; k < chances.length; k++) chances[k] = (chances[k] as number) / total;
}

/** Moves the weights of an example's features towards its intent, less the more they have moved already (AdaGrad). */
export function correct(
  { intents, weights, squares }: Model,
  row: Row & { intent: number },
  chances: Float64Array,
): void {
  for (let n = 0; n < row.features.length; n++) {
    const { from, to } = row.features[n] as Feature;
    const value = row.values[n] as number;
    for (let at = from; at < to; at++) {
      const intent = intents[at] as number;
      const error = (chances[intent] as number) - (intent === row.intent ? 1 : 0);
      if (error < 0.002 && error > -0.002) continue;
      const slope = error * value;
      const square = (squares[at] as number) + slope * slope;
      squares[at] = square;
      weights[at] = (weights[at] as number) - (rate * slope) / Math.sqrt(square);
    }
  }
}
