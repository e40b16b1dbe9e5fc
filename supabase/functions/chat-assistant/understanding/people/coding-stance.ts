import { wordsOf } from "../../language/normalise.ts";
import { stem } from "../../language/stem.ts";
import type { Stance } from "../../stances/stances.ts";
import type { Model } from "../scoring/learned.ts";
import { createScore, type Score } from "../scoring/scorer.ts";
import type { Token } from "../tokens/token.ts";
import { findGeneralEntities } from "./general-entities.ts";

/** From here on it is believed. */
const sure = 0.7;

/**
 * A way to tell, by what was learned, where whoever is to be taught stands to writing code, where that is told. Few
 * messages ask for it: it is made ready for the first that does.
 */
export function createStanceOf(model: Model): (tokens: readonly Token[]) => Stance | undefined {
  let ready: { score: Score; symbolsOf: SymbolsOf } | undefined;
  return function stanceOf(tokens) {
    ready ??= { score: createScore(model), symbolsOf: createSymbolsOfStance() };
    const { score, symbolsOf } = ready;
    const line = tokens.map(({ kind, text }) => (kind === "program" ? "@program" : text)).join(" ");
    const [first] = score(symbolsOf(line));
    return first && first.chance > sure && isStance(first.intent) ? first.intent : undefined;
  };
}

function isStance(intent: string): intent is Stance {
  return intent === "out" || intent === "in" || intent === "begins";
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
