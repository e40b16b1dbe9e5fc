import { wordsOf } from "../../language/normalise.ts";
import { stem } from "../../language/stem.ts";
import type { Stance } from "../../stances/stances.ts";
import type { Model } from "../scoring/learned.ts";
import { createScore, type Score } from "../scoring/scorer.ts";
import type { Token } from "../tokens/token.ts";
import { findGeneralEntities } from "./general-entities.ts";

/** How likely whoever is to be taught stands so to writing code; `none`: that is not told. */
export type Stances = Readonly<Partial<Record<Stance | "none", number>>>;

/** From here on it is believed. */
const sure = 0.7;

/** Where they stand, if that is told for sure. */
export function sureStance({ none: _, ...stances }: Stances): Stance | undefined {
  const found = Object.entries(stances).find(([, chance]) => chance > sure);
  return found?.[0] as Stance | undefined;
}

/**
 * A way to tell, by what was learned, where whoever is to be taught stands to writing code. Few messages ask for it: it
 * is made ready for the first that does.
 */
export function createStancesOf(model: Model): (tokens: readonly Token[]) => Stances {
  let ready: { score: Score; symbolsOf: SymbolsOf } | undefined;
  return function stancesOf(tokens) {
    ready ??= { score: createScore(model), symbolsOf: createSymbolsOfStance() };
    const { score, symbolsOf } = ready;
    const line = tokens.map(({ kind, text }) => (kind === "program" ? "@program" : text)).join(" ");
    return Object.fromEntries(score(symbolsOf(line)).map(({ intent, chance }) => [intent, chance]));
  };
}

type SymbolsOf = (line: string) => string[];

/** A way to see a line as what tells it: words as they are, and of people and tools also of which kind they are. */
export function createSymbolsOfStance(): SymbolsOf {
  const findEntities = findGeneralEntities();
  return (line) => {
    const words = line
      .split(/(@[a-z]+)/)
      .flatMap((part) => (part.startsWith("@") ? [part] : wordsOf(part)))
      .map((text) => ({ text, stem: stem(text) }));
    return findEntities(words).flatMap((token) => [
      ...(token.kind === "person" ? token.groups.map((group) => `@${group}`) : []),
      ...(token.kind === "technology" ? ["@technology"] : []),
      ...token.text.split(" ").map(stem),
    ]);
  };
}
