import { conceptsOf } from "../../language/concepts.ts";
import type { Model } from "./learned.ts";

/** What a feature says for and against intents: where its weights stand among all of them. */
export type Feature = {
  documents: number;
  /** What many examples share weighs little (inverse document frequency). */
  idf: number;
  /** From here on, and before there. */
  from: number;
  to: number;
  /** The intent that it is seen with most, and what part of its examples that is. */
  telling: { intent: number; share: number };
};

/** Features by name, and of each of their weights the intent that it weighs for. */
export type Features = { byName: ReadonlyMap<string, Feature>; intents: Uint16Array };

/** The features of these columns. */
export function featuresIn(columns: Omit<Model, "weights">): Features {
  const count = columns.intents.length;
  const spans = columns.spans.map((span) => span || count);
  const intents = new Uint16Array(spans.reduce((sum, span) => sum + span, 0));
  const byName = new Map<string, Feature>();
  let from = 0;
  let ownAt = 0;
  for (const [at, name] of columns.names.entries()) {
    const documents = columns.documents[at] as number;
    const to = from + (spans[at] as number);
    const areAll = columns.spans[at] === 0;
    for (let place = from; place < to; place++) {
      intents[place] = areAll ? place - from : (columns.own[ownAt++] as number);
    }
    byName.set(name, {
      documents,
      idf: Math.log(1 + columns.examples / documents),
      from,
      to,
      telling: {
        intent: columns.telling[at] as number,
        share: (columns.times[at] as number) / (documents + 1.5),
      },
    });
    from = to;
  }
  return { byName, intents };
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
 * what words mean, each and two together. A symbol such as "~agent" stands beside the others.
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
  const concepts = [...new Set(words.flatMap(conceptsOf))].sort();
  concepts.forEach((concept, at) => {
    features.add(`=${concept}`);
    for (const other of concepts.slice(at + 1)) features.add(`=${concept} ${other}`);
  });
  return features;
}
