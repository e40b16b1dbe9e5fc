/** An intent with how likely it is, from 0 to 1. */
export type Guess = { intent: string; chance: number };

/** Takes a clause as symbols; gives the intents, likeliest first. */
export type Score = (symbols: readonly string[]) => Guess[];

export type Example = { intent: string; symbols: readonly string[] };

/** How much more likely an intent becomes by a word that is its own. */
const weightOfTelling = 8;
const rounds = 4;
const rate = 0.5;
/** How many examples make one step of the work. */
const stride = 64;
/** Features that are seen with fewer intents than this weigh only for those: most of the weights would be next to none. */
const dense = 4;
/** A word seen in fewer examples than this also counts as a rare one, as every unknown word does. */
const rareBelow = 2;

/** What a feature says for and against intents: their places, and the weights there. */
type Feature = {
  idf: number;
  intents: Uint8Array;
  weights: Float32Array;
  squares: Float32Array;
  /** The intent that it is seen with most, and what part of its examples that is. */
  telling: { intent: number; share: number };
};

type Row = { features: Feature[]; values: number[] };

/**
 * Learns from examples to tell intents apart: a softmax over the words of a clause, their pairs and their first
 * letters, where what many examples share weighs little (inverse document frequency). Everything is done in a
 * fixed order, so that the same examples always give the same scorer. It takes a second or so of work: in steps.
 */
export function* learn(examples: readonly Example[]): Generator<undefined, Score> {
  const intents = [...new Set(examples.map(({ intent }) => intent))];
  const seen = countSymbols(examples);
  const isRare = (symbol: string) => (seen.get(symbol) ?? 0) < rareBelow;
  const named = examples.map(({ intent, symbols }) => ({
    intent: intents.indexOf(intent),
    names: featuresOf(symbols, isRare),
  }));
  yield;
  const features = collectFeatures(named, intents.length);
  yield;
  const rows = named.map(({ intent, names }) => ({ intent, ...rowOf(names) }));
  for (let round = 0; round < rounds; round++) {
    for (let step = 0; step < rows.length; step++) {
      // Every example once a round, those of an intent far apart: 7919 is prime.
      const row = rows[(step * 7919) % rows.length];
      if (row) correct(row, softmax(row, intents.length), row.intent);
      if (step % stride === 0) yield;
    }
  }
  return function score(symbols) {
    const row = rowOf(featuresOf(symbols, isRare));
    const chances = withTelling(row, softmax(row, intents.length));
    return intents
      .map((intent, at) => ({ intent, chance: chances[at] as number }))
      .sort((a, b) => b.chance - a.chance);
  };

  function rowOf(names: ReadonlySet<string>): Row {
    const found = [...names].flatMap((name) => features.get(name) ?? []);
    const length = Math.hypot(...found.map(({ idf }) => idf)) || 1;
    return { features: found, values: found.map(({ idf }) => (3 * idf) / length) };
  }
}

function softmax(row: Row, count: number): Float64Array {
  const sums = new Float64Array(count);
  for (let n = 0; n < row.features.length; n++) {
    const { intents, weights } = row.features[n] as Feature;
    const value = row.values[n] as number;
    for (let place = 0; place < intents.length; place++) {
      const intent = intents[place] as number;
      sums[intent] = (sums[intent] as number) + value * (weights[place] as number);
    }
  }
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < count; k++) most = Math.max(most, sums[k] as number);
  let total = 0;
  for (let k = 0; k < count; k++) {
    const power = Math.exp((sums[k] as number) - most);
    sums[k] = power;
    total += power;
  }
  for (let k = 0; k < count; k++) sums[k] = (sums[k] as number) / total;
  return sums;
}

/** A word or pair that hardly any other intent has says more than all the common ones around it. */
function withTelling({ features }: Row, chances: Float64Array): Float64Array {
  const told = new Float64Array(chances.length);
  for (const { telling } of features) {
    told[telling.intent] = Math.max(told[telling.intent] as number, telling.share);
  }
  const raised = chances.map(
    (chance, intent) => chance * (1 + weightOfTelling * (told[intent] as number) ** 3),
  );
  const total = raised.reduce((sum, chance) => sum + chance, 0);
  return raised.map((chance) => chance / total);
}

/** Moves the weights of an example's features towards its intent, less the more they have moved already (AdaGrad). */
function correct(row: Row, chances: Float64Array, right: number): void {
  for (let n = 0; n < row.features.length; n++) {
    const { intents, weights, squares } = row.features[n] as Feature;
    const value = row.values[n] as number;
    for (let place = 0; place < intents.length; place++) {
      const intent = intents[place] as number;
      const error = (chances[intent] as number) - (intent === right ? 1 : 0);
      if (error < 0.002 && error > -0.002) continue;
      const slope = error * value;
      const square = (squares[place] as number) + slope * slope;
      squares[place] = square;
      weights[place] = (weights[place] as number) - (rate * slope) / Math.sqrt(square);
    }
  }
}

function collectFeatures(
  rows: readonly { intent: number; names: ReadonlySet<string> }[],
  count: number,
): Map<string, Feature> {
  const seenWith = new Map<string, { count: number; intents: Map<number, number> }>();
  for (const { intent, names } of rows) {
    for (const name of names) {
      const entry = seenWith.get(name) ?? { count: 0, intents: new Map() };
      entry.count++;
      entry.intents.set(intent, (entry.intents.get(intent) ?? 0) + 1);
      seenWith.set(name, entry);
    }
  }
  const every = Uint8Array.from({ length: count }, (_, intent) => intent);
  return new Map(
    [...seenWith].map(([name, { count: documents, intents }]) => {
      const places = intents.size < dense ? Uint8Array.from(intents.keys()) : every;
      const [intent = 0, most = 0] = [...intents].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0]);
      return [
        name,
        {
          idf: Math.log(1 + rows.length / documents),
          intents: places,
          weights: new Float32Array(places.length),
          squares: new Float32Array(places.length).fill(0.1),
          telling: { intent, share: most / (documents + 1.5) },
        },
      ];
    }),
  );
}

function countSymbols(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { symbols } of examples) {
    for (const symbol of new Set(symbols)) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  return counts;
}

function featuresOf(symbols: readonly string[], isRare: (symbol: string) => boolean): Set<string> {
  const features = new Set<string>();
  const known = symbols.map((symbol) => (isRare(symbol) ? "?" : symbol));
  const framed = ["^", ...known, "$"];
  for (const symbol of symbols) {
    features.add(symbol);
    if (isRare(symbol)) features.add("?");
    if (symbol.length > 4 && !symbol.startsWith("@")) features.add(`${symbol.slice(0, 4)}-`);
  }
  for (let at = 0; at + 1 < framed.length; at++) {
    features.add(`${framed[at]} ${framed[at + 1]}`);
    if (at + 2 < framed.length) features.add(`${framed[at]} _ ${framed[at + 2]}`);
  }
  return features;
}
