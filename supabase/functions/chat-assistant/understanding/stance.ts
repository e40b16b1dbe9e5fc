import { wordsOf } from "../language/normalise.ts";
import { stem } from "../language/stem.ts";
import type { Stance } from "../stances/stances.ts";
import { createFindEntities } from "./entities.ts";
import type { Model } from "./learned.ts";
import { createScore } from "./scorer.ts";
import { createSkills } from "./skills.ts";
import type { Token } from "./token.ts";

/** From here on it is believed. */
const sure = 0.7;

/** A way to tell, by what was learned, where whoever is to be taught stands to writing code, where that is told. */
export function createStanceOf(model: Model): (tokens: readonly Token[]) => Stance | undefined {
  const score = createScore(model);
  const symbolsOf = createSymbolsOfStance();
  return function stanceOf(tokens) {
    const line = tokens.map(({ kind, text }) => (kind === "program" ? "@program" : text)).join(" ");
    const [first] = score(symbolsOf(line));
    return first && first.chance > sure && isStance(first.intent) ? first.intent : undefined;
  };
}

function isStance(intent: string): intent is Stance {
  return intent === "out" || intent === "in" || intent === "begins";
}

/** A way to see a line as what tells it: words as they are, and of people and tools also of which kind they are. */
export function createSymbolsOfStance(): (line: string) => string[] {
  const findEntities = createFindEntities([], createSkills([], new Set()));
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
