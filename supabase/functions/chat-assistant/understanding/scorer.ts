import { collectFeatures, type Feature, featuresOf } from "./features.ts";

/** An intent with how likely it is, from 0 to 1. */
export type Guess = { intent: string; chance: number };

/** Takes a clause as symbols; gives the intents, likeliest first. */
export type Score = (symbols: readonly string[]) => Guess[];

export type Example = { intent: string; symbols: readonly string[] };

/** How much more likely an intent becomes by a word that is its own. */
const weightOfTelling = 8;
const rounds = 3;
const rate = 0.5;
/** An example that is this sure after a round is left out of the next: there is little to learn from it. */
const settled = 0.7;
/** How many examples make one step of the work. */
const stride = 64;
/** A word seen in fewer examples than this also counts as a rare one, as every unknown word does. */
const rareBelow = 2;

type Row = { features: Feature[]; values: number[] };

/**
 * Learns from examples to tell intents apart: a softmax over the words of a clause, their pairs and their first
 * letters, where what many examples share weighs little (inverse document frequency). Everything is done in a
 * fixed order, so that the same examples always give the same scorer. It takes a while: in steps.
 */
export function* learn(examples: readonly Example[]): Generator<undefined, Score> {
  const intents = [...new Set(examples.map(({ intent }) => intent))];
  const places = new Map(intents.map((intent, at) => [intent, at]));
  const seen = countSymbols(examples);
  const isRare = (symbol: string) => (seen.get(symbol) ?? 0) < rareBelow;
  const named = examples.map(({ intent, symbols }) => ({
    intent: places.get(intent) ?? 0,
    names: featuresOf(symbols, isRare),
  }));
  yield;
  const features = collectFeatures(named, intents.length);
  yield;
  const chances = new Float64Array(intents.length);
  let rows = inOrder(named.map(({ intent, names }) => ({ intent, ...rowOf(names) })));
  for (let round = 0; round < rounds; round++) {
    const open: typeof rows = [];
    for (const [step, row] of rows.entries()) {
      fillChances(row, chances);
      if ((chances[row.intent] as number) < settled) open.push(row);
      correct(row, chances, row.intent);
      if (step % stride === 0) yield;
    }
    rows = open;
  }
  return function score(symbols) {
    const row = rowOf(featuresOf(symbols, isRare));
    const found = new Float64Array(intents.length);
    fillChances(row, found);
    withTelling(row, found);
    return intents
      .map((intent, at) => ({ intent, chance: found[at] as number }))
      .sort((a, b) => b.chance - a.chance);
  };

  function rowOf(names: ReadonlySet<string>): Row {
    const found: Feature[] = [];
    let squares = 0;
    for (const name of names) {
      const feature = features.get(name);
      if (!feature) continue;
      found.push(feature);
      squares += feature.idf ** 2;
    }
    const length = Math.sqrt(squares) || 1;
    return { features: found, values: found.map(({ idf }) => (3 * idf) / length) };
  }
}

/** Every example once, those of an intent far apart: 7919 is prime. */
function inOrder<Value>(values: readonly Value[]): Value[] {
  return values.map((_, step) => values[(step * 7919) % values.length] as Value);
}

/** How likely each intent is, into `chances`. */
function fillChances(row: Row, chances: Float64Array): void {
  chances.fill(0);
  for (let n = 0; n < row.features.length; n++) {
    const { few, weights } = row.features[n] as Feature;
    const value = row.values[n] as number;
    for (let place = 0; place < weights.length; place++) {
      const intent = few ? (few[place] as number) : place;
      chances[intent] = (chances[intent] as number) + value * (weights[place] as number);
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
function withTelling({ features }: Row, chances: Float64Array): void {
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
function correct(row: Row, chances: Float64Array, right: number): void {
  for (let n = 0; n < row.features.length; n++) {
    const { few, weights, squares } = row.features[n] as Feature;
    const value = row.values[n] as number;
    for (let place = 0; place < weights.length; place++) {
      const intent = few ? (few[place] as number) : place;
      const error = (chances[intent] as number) - (intent === right ? 1 : 0);
      if (error < 0.002 && error > -0.002) continue;
      const slope = error * value;
      const square = (squares[place] as number) + slope * slope;
      squares[place] = square;
      weights[place] = (weights[place] as number) - (rate * slope) / Math.sqrt(square);
    }
  }
}

function countSymbols(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { symbols } of examples) {
    for (const symbol of new Set(symbols)) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  return counts;
}
