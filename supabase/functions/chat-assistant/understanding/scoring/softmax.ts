import type { Features } from "./features.ts";

/** How much more likely an intent becomes by a word that is its own. */
const weightOfTelling = 8;

/** The features of a clause, each with what it weighs in it. */
export type Row = { features: readonly number[]; values: readonly number[] };

/** These features, weighed so that long clauses do not outweigh short ones. */
export function rowOf({ idf }: Features, features: readonly number[]): Row {
  let squares = 0;
  for (const feature of features) squares += (idf[feature] as number) ** 2;
  const length = Math.sqrt(squares) || 1;
  return { features, values: features.map((feature) => (2 * (idf[feature] as number)) / length) };
}

/** How likely each intent is, into `chances`, by the weight of each feature for each of its intents. */
export function fillChances(
  { begins, intents }: Features,
  weights: Float32Array | Int8Array,
  row: Row,
  chances: Float64Array,
): void {
  chances.fill(0);
  for (let n = 0; n < row.features.length; n++) {
    const feature = row.features[n] as number;
    const [from, to] = [begins[feature] as number, begins[feature + 1] as number];
    const value = row.values[n] as number;
    if (to - from === chances.length) {
      // It weighs for every intent: to look up which one each weight is for would take most of the time.
      for (let intent = 0; intent < chances.length; intent++) {
        chances[intent] = (chances[intent] as number) + value * (weights[from + intent] as number);
      }
      continue;
    }
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
export function withTelling({ telling, shares }: Features, row: Row, chances: Float64Array): void {
  const told = new Float64Array(chances.length);
  for (const feature of row.features) {
    const intent = telling[feature] as number;
    told[intent] = Math.max(told[intent] as number, shares[feature] as number);
  }
  let total = 0;
  for (let k = 0; k < chances.length; k++) {
    chances[k] = (chances[k] as number) * (1 + weightOfTelling * (told[k] as number) ** 3);
    total += chances[k] as number;
  }
  for (let k = 0; k < chances.length; k++) chances[k] = (chances[k] as number) / total;
}
