import { featureStems, fillers, type Phrase, phrases } from "./lexicon.ts";
import { wordsOf } from "./normalise.ts";
import { spell } from "./spelling.ts";
import { stem } from "./stem.ts";

/** What a message, or a part of one, speaks of. */
export type Reading = {
  /** The words with their spelling mended. */
  words: readonly string[];
  stems: readonly string[];
  concepts: ReadonlySet<string>;
  /** How many words are neither in the lexicon nor fillers. */
  foreign: number;
};

type Match = { from: number; to: number; phrase: Phrase };

/** Reads a message: its words, their meanings, and how much of it is beyond the lexicon. */
export function read(text: string): Reading {
  const words = wordsOf(text).flatMap(spell);
  const stems = words.map(stem);
  const matches = withoutContained(findMatches(stems));
  const covered = new Set(matches.flatMap(({ from, to }) => range(from, to)));
  return {
    words,
    stems,
    concepts: new Set(matches.flatMap(({ phrase }) => phrase.concepts)),
    foreign: stems.filter(
      (word, at) =>
        !covered.has(at) && !fillers.has(word) && !featureStems.has(word) && !/^\d+$/.test(word),
    ).length,
  };
}

function findMatches(stems: readonly string[]): Match[] {
  return stems.flatMap((first, from) =>
    (phrases.get(first) ?? [])
      .filter((phrase) => phrase.stems.every((word, offset) => stems[from + offset] === word))
      .map((phrase) => ({ from, to: from + phrase.stems.length, phrase })),
  );
}

/** "agentic course content" holds agentic, "course content" and course; the last says nothing of its own. */
function withoutContained(matches: readonly Match[]): Match[] {
  return matches.filter(
    (match) =>
      !matches.some(
        (other) =>
          other.from <= match.from &&
          other.to >= match.to &&
          other.to - other.from > match.to - match.from,
      ),
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, offset) => from + offset);
}
