import { programs } from "../../../../content/programs.ts";
import { conceptWords } from "./lexicon/all.ts";
import { fillerWords } from "./lexicon/fillers.ts";
import { wordsOf } from "./normalise.ts";
import { stem } from "./stem.ts";

/** A meaning that words can carry, such as "price", "agentic-ai" or "greeting". */
export type Concept = keyof typeof conceptWords;

export type Phrase = { stems: readonly string[]; concepts: Concept[] };

/** Every phrase of the lexicon under its first stem. */
export const phrases: ReadonlyMap<string, readonly Phrase[]> = indexPhrases();

/** Words that carry no topic of their own, by stem. */
export const fillers: ReadonlySet<string> = new Set(wordsIn(fillerWords).map(stem));

/** The words of the feature lists, by stem. */
export const featureStems: ReadonlySet<string> = new Set(
  programs.flatMap((program) => program.features.flatMap(wordsOf)).map(stem),
);

/** Every word that the assistant can spell, those that carry a meaning first. */
export const vocabulary: readonly string[] = [
  ...new Set([
    ...Object.values(conceptWords).flatMap(wordsIn),
    ...programs.flatMap((program) => wordsOf([program.title, ...program.features].join(" "))),
    ...wordsIn(fillerWords),
  ]),
];

function wordsIn(list: string): string[] {
  return list.split(",").flatMap(wordsOf);
}

function indexPhrases(): Map<string, Phrase[]> {
  const all = new Map<string, Phrase>();
  for (const [concept, list] of Object.entries(conceptWords) as [Concept, string][]) {
    for (const phrase of list.split(",")) {
      const stems = wordsOf(phrase).map(stem);
      const key = stems.join(" ");
      const entry = all.get(key) ?? { stems, concepts: [] };
      if (!entry.concepts.includes(concept)) {
        entry.concepts.push(concept);
      }
      all.set(key, entry);
    }
  }
  return Map.groupBy([...all.values()], (phrase) => phrase.stems[0] ?? "");
}
