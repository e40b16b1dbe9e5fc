/** What a feature says for and against intents: the weight of each, in their order, or of a few alone. */
export type Feature = {
  idf: number;
  /** The places of the few intents that a rare feature weighs for; missing where it weighs for all. */
  few?: Uint8Array;
  weights: Float32Array;
  squares: Float32Array;
  /** The intent that it is seen with most, and what part of its examples that is. */
  telling: { intent: number; share: number };
};

type Named = { intent: number; names: ReadonlySet<string> };

/** Features that are seen with fewer intents than this weigh only for those: most of the weights would be next to none. */
const dense = 8;

/** The features of these examples by name, all weights at nought. */
export function collectFeatures(rows: readonly Named[], count: number): Map<string, Feature> {
  const seenWith = new Map<string, { count: number; intents: Map<number, number> }>();
  for (const { intent, names } of rows) {
    for (const name of names) {
      let entry = seenWith.get(name);
      if (!entry) {
        entry = { count: 0, intents: new Map() };
        seenWith.set(name, entry);
      }
      entry.count++;
      entry.intents.set(intent, (entry.intents.get(intent) ?? 0) + 1);
    }
  }
  const features = new Map<string, Feature>();
  for (const [name, { count: documents, intents }] of seenWith) {
    if (documents < 2 && name.includes(" ")) continue;
    const few = intents.size < dense ? Uint8Array.from(intents.keys()) : undefined;
    const size = few?.length ?? count;
    const [intent = 0, most = 0] = [...intents].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0]);
    features.set(name, {
      idf: Math.log(1 + rows.length / documents),
      ...(few && { few }),
      weights: new Float32Array(size),
      squares: new Float32Array(size).fill(0.1),
      telling: { intent, share: most / (documents + 1.5) },
    });
  }
  return features;
}

/** The words of a clause, their first letters, and their pairs, next to each other or with one word between. */
export function featuresOf(
  symbols: readonly string[],
  isRare: (symbol: string) => boolean,
): Set<string> {
  const features = new Set<string>();
  const framed = ["^"];
  for (const symbol of symbols) {
    const rare = isRare(symbol);
    framed.push(rare ? "?" : symbol);
    features.add(symbol);
    if (rare) features.add("?");
    if (symbol.length > 4 && !symbol.startsWith("@")) features.add(`${symbol.slice(0, 4)}-`);
  }
  framed.push("$");
  for (let at = 0; at + 1 < framed.length; at++) {
    features.add(`${framed[at]} ${framed[at + 1]}`);
    if (at + 2 < framed.length) features.add(`${framed[at]} _ ${framed[at + 2]}`);
  }
  return features;
}
