import { conceptsOf } from "../language/concepts.ts";

/** What a feature says for and against intents: where its weights stand among all of them. */
export type Feature = {
  idf: number;
  /** From here on, and before there. */
  from: number;
  to: number;
  /** The intent that it is seen with most, and what part of its examples that is. */
  telling: { intent: number; share: number };
};

type Named = { intent: number; names: ReadonlySet<string> };

/** The features of examples by name, and of each of their weights the intent that it weighs for. */
export type Features = { byName: ReadonlyMap<string, Feature>; intents: Uint16Array };

/** Features that are seen with fewer intents than this weigh only for those: most of the weights would be next to none. */
const dense = 16;

type Seen = { documents: number; intents: Map<number, number> };

/** The features of these examples. */
export function collectFeatures(rows: readonly Named[], count: number): Features {
  const seenWith = countFeatures(rows);
  const sizeOf = ({ intents }: Seen) => (intents.size < dense ? intents.size : count);
  let size = 0;
  for (const seen of seenWith.values()) size += sizeOf(seen);
  const intents = new Uint16Array(size);
  const byName = new Map<string, Feature>();
  let from = 0;
  for (const [name, seen] of seenWith) {
    const to = from + sizeOf(seen);
    const own = [...seen.intents.keys()];
    for (let at = from; at < to; at++) {
      intents[at] = own.length < dense ? (own[at - from] as number) : at - from;
    }
    byName.set(name, {
      idf: Math.log(1 + rows.length / seen.documents),
      from,
      to,
      telling: tellingOf(seen),
    });
    from = to;
  }
  return { byName, intents };
}

/** With which intents each is seen how often; a pair that is seen once is left out. */
function countFeatures(rows: readonly Named[]): Map<string, Seen> {
  const seenWith = new Map<string, Seen>();
  for (const { intent, names } of rows) {
    for (const name of names) {
      let entry = seenWith.get(name);
      if (!entry) {
        entry = { documents: 0, intents: new Map() };
        seenWith.set(name, entry);
      }
      entry.documents++;
      entry.intents.set(intent, (entry.intents.get(intent) ?? 0) + 1);
    }
  }
  for (const [name, { documents }] of seenWith) {
    if (documents < 2 && name.includes(" ")) seenWith.delete(name);
  }
  return seenWith;
}

function tellingOf({ documents, intents }: Seen): Feature["telling"] {
  let [intent, most] = [0, 0];
  for (const [one, count] of intents) if (count > most) [intent, most] = [one, count];
  return { intent, share: most / (documents + 1.5) };
}

/**
 * The words of a clause, their first letters, their pairs, next to each other or with one word between, and what
 * words mean, each and two together. A symbol such as "~agent" stands beside the others.
 */
export function featuresOf(
  symbols: readonly string[],
  isRare: (symbol: string) => boolean,
): Set<string> {
  const features = new Set(symbols);
  const words = symbols.filter((symbol) => !symbol.startsWith("~"));
  const framed = ["^", ...words.map((word) => (isRare(word) ? "?" : word)), "$"];
  if (framed.includes("?")) features.add("?");
  for (const word of words) {
    if (word.length > 4 && !word.startsWith("@")) features.add(`${word.slice(0, 4)}-`);
  }
  for (let at = 0; at + 1 < framed.length; at++) {
    features.add(`${framed[at]} ${framed[at + 1]}`);
    if (at + 2 < framed.length) features.add(`${framed[at]} _ ${framed[at + 2]}`);
  }
  const concepts = [...new Set(words.flatMap(conceptsOf))].sort();
  concepts.forEach((concept, at) => {
    features.add(`=${concept}`);
    for (const other of concepts.slice(at + 1)) features.add(`=${concept} ${other}`);
  });
  return features;
}
