import { collectFeatures, type Feature, featuresOf } from "./features.ts";
import { correct, fillChances, type Model, type Row, withTelling } from "./softmax.ts";

/** An intent with how likely it is, from 0 to 1. */
export type Guess = { intent: string; chance: number };

/** Takes a clause as symbols; gives the intents, likeliest first. */
export type Score = (symbols: readonly string[]) => Guess[];

export type Example = { intent: string; symbols: readonly string[] };
const rounds = 3;
/** An example that is this sure after a round is left out of the next: there is little to learn from it. */
const settled = 0.7;
/** How many examples make one step of the work. */
const stride = 64;
/** A word seen in fewer examples than this also counts as a rare one, as every unknown word does. */
const rareBelow = 2;

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
  const named = inOrder(examples).map(({ intent, symbols }) => ({
    intent: places.get(intent) ?? 0,
    names: featuresOf(symbols, isRare),
  }));
  yield;
  const features = collectFeatures(named, intents.length);
  const model: Model = {
    intents: features.intents,
    weights: new Float32Array(features.intents.length),
    squares: new Float32Array(features.intents.length).fill(0.1),
  };
  yield;
  const chances = new Float64Array(intents.length);
  let rows = named.map(({ intent, names }) => ({ intent, ...rowOf(names) }));
  for (let round = 0; round < rounds; round++) {
    const open: typeof rows = [];
    for (const [step, row] of rows.entries()) {
      fillChances(model, row, chances);
      if ((chances[row.intent] as number) < settled) open.push(row);
      correct(model, row, chances);
      if (step % stride === 0) yield;
    }
    rows = open;
  }
  model.squares = new Float32Array();
  return function score(symbols) {
    const row = rowOf(featuresOf(symbols, isRare));
    const found = new Float64Array(intents.length);
    fillChances(model, row, found);
    withTelling(row, found);
    return intents
      .map((intent, at) => ({ intent, chance: found[at] as number }))
      .sort((a, b) => b.chance - a.chance);
  };

  function rowOf(names: ReadonlySet<string>): Row {
    const found: Feature[] = [];
    let squares = 0;
    for (const name of names) {
      const feature = features.byName.get(name);
      if (!feature) continue;
      found.push(feature);
      squares += feature.idf ** 2;
    }
    const length = Math.sqrt(squares) || 1;
    return { features: found, values: found.map(({ idf }) => (3 * idf) / length) };
  }
}

/** Mixed by what each says, so that one more example does not change the order of all the others. */
function inOrder(examples: readonly Example[]): Example[] {
  return examples
    .map((example) => ({ example, place: hashOf(example) }))
    .sort((a, b) => a.place - b.place)
    .map(({ example }) => example);
}

/** FNV-1a. */
function hashOf({ intent, symbols }: Example): number {
  let hash = 2166136261;
  for (const letter of `${intent} ${symbols.join(" ")}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  }
  return hash >>> 0;
}

function countSymbols(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { symbols } of examples) {
    for (const symbol of new Set(symbols)) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  return counts;
}
