import type { Program } from "../../../../../content/programs.ts";
import { wordsOf } from "../../language/normalise.ts";
import { paraphrases } from "../../language/paraphrases.ts";
import { root } from "../../language/root.ts";
import { stem } from "../../language/stem.ts";
import { listed, Phrases } from "../tokens/phrases.ts";

/** Words of a feature that tell nothing by themselves. */
const plain = new Set(
  "ai development design building real world making in for and of with to the use using on your a an basics fundamentals introduction advanced at scale systems without from that by first last no not people"
    .split(" ")
    .map(root),
);

/** What a program is called, which is not what it teaches: programming. */
const ofPrograms = /^(program|programs|programme|programmes|course|courses)$/;

const synonyms: Record<string, string> = {
  code: "program",
  coding: "program",
  kpi: "metric",
  kpis: "metric",
  generative: "gen",
  genai: "gen",
  multiagent: "multi",
  strategic: "strategy",
  autonomy: "autonom",
  viz: "visual",
  stats: "statist",
  chart: "visual",
  charts: "visual",
  ml: "machine",
  ds: "data",
};

export type Skills = {
  /** All features, each once. */
  all: readonly string[];
  /** The features named at this place, and by how many words; words that are common in questions do not do alone. */
  at(
    words: readonly string[],
    from: number,
  ): { length: number; features: readonly string[] } | undefined;
  /** The features that hold all that these words name. */
  wholly(words: readonly string[]): readonly string[];
  /** The features that hold one of these words, common or not. */
  loosely(words: readonly string[]): readonly string[];
  /** Whether people use it in any question. */
  isCommon(word: string): boolean;
};

/** What the features of the programs name. `common` are the roots of words that people use in any question. */
export function createSkills(programs: readonly Program[], common: ReadonlySet<string>): Skills {
  const features = [...new Set(programs.flatMap((program) => program.features))].map((feature) => ({
    feature,
    names: wordsOf(feature),
    roots: new Set(wordsOf(feature).map(rootOf)),
  }));
  const holding = (word: string) => features.filter(({ roots }) => roots.has(word));
  const tells = (word: string) => !plain.has(word) && holding(word).length > 0;
  const inOtherWords = new Phrases<readonly string[]>();
  for (const [word, phrases] of Object.entries(paraphrases)) {
    const meant = holding(root(word)).map(({ feature }) => feature);
    if (meant.length > 0) for (const phrase of listed(phrases)) inOtherWords.add(phrase, meant);
  }
  function phraseAt(words: readonly string[], from: number) {
    const found = inOtherWords.at(words.map(stem), from);
    return found && { length: found.length, features: found.value };
  }

  /** A feature that is called by its whole name, however common its words are: "Real-world Project Building". */
  function wholeAt(words: readonly string[], from: number) {
    const named = features.find(
      ({ names }) => names.length > 1 && names.every((name, at) => words[from + at] === name),
    );
    return named && { length: named.names.length, features: [named.feature] };
  }

  return {
    isCommon: (word) => common.has(root(word)),
    all: features.map(({ feature }) => feature),
    at(words, from) {
      const whole = wholeAt(words, from);
      if (whole) return whole;
      const phrase = phraseAt(words, from);
      if (phrase) return phrase;
      const first = rootOf(words[from] ?? "");
      if (!tells(first)) return undefined;
      const { named, found } = followedBy(
        narrowedBy(holding(first), rootOf(words[from - 1] ?? "")),
        [first],
        words.slice(from + 1),
      );
      const telling = named.filter((word) => !plain.has(word));
      const isNamed = telling.length > 1 || telling.some((word) => !common.has(word));
      return isNamed
        ? { length: named.length, features: featuresOf(exactly(found, words, from, named.length)) }
        : undefined;
    },
    wholly(words) {
      const roots = words.map(rootOf).filter((word) => !plain.has(word));
      return features
        .filter(({ roots: own }) => roots.length > 0 && roots.every((word) => own.has(word)))
        .map(({ feature }) => feature);
    },
    loosely(words) {
      if (features.length === 0) return [];
      const roots = words
        .filter((word) => !ofPrograms.test(word))
        .map(rootOf)
        .filter(tells);
      const counts = features.map(({ feature, roots: own }) => ({
        feature,
        hits: roots.filter((word) => own.has(word)).length,
      }));
      const most = Math.max(0, ...counts.map(({ hits }) => hits));
      return most === 0
        ? []
        : counts.filter(({ hits }) => hits === most).map(({ feature }) => feature);
    },
  };
}

const joins = /^(?:and|in|of|for|to|the|with)$/;

/** What goes on with words of the same features: "ROI (analysis)" and not "(ROI analysis) and is it for managers?" */
function followedBy(some: readonly Entry[], first: readonly string[], words: readonly string[]) {
  let found = some;
  const named = [...first];
  for (const word of words.map(rootOf)) {
    const both = found.filter((entry) => entry.roots.has(word));
    // "Streaming data and data quality" names no more by its second "data".
    if (both.length === 0 || named.includes(word)) break;
    found = both;
    named.push(word);
  }
  while (joins.test(named.at(-1) ?? "")) named.pop();
  return { named, found };
}

type Entry = { feature: string; roots: ReadonlySet<string> };

/** "Strategy" is none of the "Deployment Strategies" where another feature is called just so. */
function exactly(found: readonly Entry[], words: readonly string[], from: number, length: number) {
  if (length > 1) return found;
  const exact = found.filter(({ feature }) => wordsOf(feature).includes(words[from] ?? ""));
  return exact.length > 0 ? exact : found;
}

function featuresOf(entries: readonly Entry[]): string[] {
  return entries.map(({ feature }) => feature);
}

/** "AI strategy" is in fewer features than "strategy". */
function narrowedBy(found: Entry[], word: string): Entry[] {
  const both = plain.has(word) ? found.filter(({ roots }) => roots.has(word)) : [];
  return both.length > 0 ? both : found;
}

function rootOf(word: string): string {
  return synonyms[word] ?? root(word);
}
