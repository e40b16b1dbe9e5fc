import { conceptsOf } from "../../language/concepts.ts";
import { hashOf } from "./hash.ts";
import type { Model } from "./learned.ts";

/** What features say for and against intents, in columns: a feature is its place in them. */
export type Features = {
  /** The place of a feature by its name; undefined where there is none. */
  placeOf: (name: string) => number | undefined;
  documents: Uint32Array;
  /** What many examples share weighs little (inverse document frequency). */
  idf: Float64Array;
  /** Where the weights of each begin; they end where those of the next begin. */
  begins: Uint32Array;
  /** Of each weight the intent that it weighs for: in a byte, as long as there are no more than a byte can tell apart. */
  intents: Uint8Array | Uint16Array;
  /** The intent that each is seen with most, and what part of its examples that is. */
  telling: Uint16Array;
  shares: Float64Array;
};

/** The features of a model, ready to be looked up. */
export function featuresIn(columns: Omit<Model, "weights">): Features {
  const { names, documents, times, examples } = columns;
  const begins = new Uint32Array(names.length + 1);
  for (const [at, span] of columns.spans.entries()) {
    begins[at + 1] = (begins[at] as number) + span;
  }
  return {
    placeOf: createPlaceOf(names),
    documents,
    idf: Float64Array.from(documents, (seen) => Math.log(1 + examples / seen)),
    begins,
    intents: intentsOf(columns, begins),
    telling: columns.telling,
    shares: Float64Array.from(documents, (seen, at) => (times[at] as number) / (seen + 1.5)),
  };
}

/** Finds names by two hashes of each, in order: the names themselves would take megabytes for as long as she answers. */
function createPlaceOf(names: readonly string[]): Features["placeOf"] {
  const first = Uint32Array.from(names, (name) => hashOf(name));
  const places = Uint32Array.from(names.keys()).sort(
    (one, other) => (first[one] as number) - (first[other] as number),
  );
  const hashes = Uint32Array.from(places, (place) => first[place] as number);
  const seconds = Uint32Array.from(places, (place) => secondHashOf(names[place] as string));
  return (name) => {
    const hash = hashOf(name) >>> 0;
    let [from, to] = [0, hashes.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((hashes[middle] as number) < hash) from = middle + 1;
      else to = middle;
    }
    const second = hashes[from] === hash ? secondHashOf(name) : 0;
    for (; hashes[from] === hash; from++) if (seconds[from] === second) return places[from];
    return undefined;
  };
}

function secondHashOf(name: string): number {
  return hashOf(`\0${name}`) >>> 0;
}

const inByte = 256;

function intentsOf(
  { spans, own, intents: all }: Omit<Model, "weights">,
  begins: Uint32Array,
): Uint8Array | Uint16Array {
  const size = begins.at(-1) ?? 0;
  const intents = all.length <= inByte ? new Uint8Array(size) : new Uint16Array(size);
  let ownAt = 0;
  for (const [at, span] of spans.entries()) {
    const [from, to] = [begins[at] as number, begins[at + 1] as number];
    for (let place = from; place < to; place++) {
      intents[place] = span === all.length ? place - from : (own[ownAt++] as number);
    }
  }
  return intents;
}

const partLength = 4;

/** Four letters each, with "<" before a word and ">" behind it: what is spelt alike or has the same root is alike. */
function partsOf(word: string): string[] {
  const framed = `<${word}>`;
  const count = Math.max(0, framed.length - partLength + 1);
  return Array.from({ length: count }, (_, at) => `#${framed.slice(at, at + partLength)}`);
}

/**
 * The words of a clause, their parts of four letters, their pairs, next to each other or with one word between, and
 * what words mean. A symbol such as "~agent" stands beside the others.
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
    if (!word.startsWith("@")) for (const part of partsOf(word)) features.add(part);
  }
  for (let at = 0; at + 1 < framed.length; at++) {
    features.add(`${framed[at]} ${framed[at + 1]}`);
    if (at + 2 < framed.length) features.add(`${framed[at]} _ ${framed[at + 2]}`);
  }
  const concepts = new Set(words.flatMap(conceptsOf));
  for (const concept of concepts) features.add(`=${concept}`);
  return features;
}
