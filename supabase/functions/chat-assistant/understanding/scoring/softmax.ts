import type { Feature, Features } from "./features.ts";

/** How much more likely an intent becomes by a word that is its own. */
const weightOfTelling = 8;

/** The features of a clause, each with what it weighs in it. */
export type Row = { features: Feature[]; values: number[] };

/** The weights of all features, each for the intent at the same place. */
export type Weighed = { intents: Uint16Array; weights: Float32Array };

/** Of these names those that are known, weighed so that long clauses do not outweigh short ones. */
export function rowOf({ byName }: Features, names: ReadonlySet<string>): Row {
  const found: Feature[] = [];
  let squares = 0;
  for (const name of names) {
    const feature = byName.get(name);
    if (!feature) continue;
    found.push(feature);
    squares += feature.idf ** 2;
  }
  const length = Math.sqrt(squares) || 1;
  return { features: found, values: found.map(({ idf }) => (2 * idf) / length) };
}

/** How likely each intent is, into `chances`. */
export function fillChances({ intents, weights }: Weighed, row: Row, chances: Float64Array): void {
  chances.fill(0);
  for (let n = 0; n < row.features.length; n++) {
    const { from, to } = row.features[n] as Feature;
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
