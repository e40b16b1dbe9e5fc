import { wordsOf } from "../../language/normalise.ts";
import { isCount } from "../../language/numbers.ts";
import { stem } from "../../language/stem.ts";
import type { Token } from "../tokens/token.ts";

/** How many examples a topic has, and in how many of them a word stands. */
type Counted = { intent: string; examples: number; times: ReadonlyMap<string, number> };

/** So much of what is said of a topic is said in words of any. */
const ofAny = 0.3;
/** A word that a topic never holds speaks against it as much (natural logarithm). */
const missing = Math.log(ofAny);
/** So much its words must speak for a topic, and so much more for it than for any other. */
const enough = 5;

/**
 * A way to find the topic of the provider's own of which the words of a question speak, by those of the examples of it:
 * it has ten where others have hundreds, so that what is learned of these is seldom outweighed. `own` and `others` are
 * examples by intent, a line each.
 */
export function createOwnByWords(
  own: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>>,
): (tokens: readonly Token[]) => string | undefined {
  // Thousands of lines are not read for a provider who has no such topic.
  if (Object.keys(own).length === 0) return () => undefined;
  const [topics, rivals] = [allCounted(own), allCounted(others)];
  const all = rivals.reduce((sum, { examples }) => sum + examples, 0);
  const everywhere = new Map<string, number>();
  for (const [word, times] of rivals.flatMap(({ times }) => [...times]))
    everywhere.set(word, (everywhere.get(word) ?? 0) + times);

  return function ownByWords(tokens) {
    const words = new Set(
      tokens
        .filter(({ kind }) => kind !== "program" && kind !== "pointer")
        .flatMap(({ text }) => text.split(" "))
        .filter((word) => !isCount(word))
        .map(stem),
    );
    const best = bestOf(topics, words);
    if (!best || best.speaks < enough) return undefined;
    const rival = bestOf(rivals, words)?.speaks ?? 0;
    return best.speaks - rival >= enough ? best.intent : undefined;
  };

  function bestOf(among: readonly Counted[], words: ReadonlySet<string>) {
    const found = among.map((topic) => ({ intent: topic.intent, speaks: speaksFor(topic, words) }));
    return found.toSorted((one, other) => other.speaks - one.speaks)[0];
  }

  /** How much likelier the words are where that is asked than anywhere (natural logarithm). */
  function speaksFor({ examples, times }: Counted, words: ReadonlySet<string>): number {
    return [...words].reduce((sum, word) => {
      const here = (times.get(word) ?? 0) / examples;
      const anywhere = ((everywhere.get(word) ?? 0) + 1) / all;
      return sum + Math.max(missing, Math.log(((1 - ofAny) * here) / anywhere + ofAny));
    }, 0);
  }
}

function allCounted(examples: Readonly<Record<string, string>>): Counted[] {
  return Object.entries(examples).map(([intent, text]) => counted(intent, text));
}

function counted(intent: string, text: string): Counted {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const times = new Map<string, number>();
  for (const word of lines.flatMap((line) => [...new Set(wordsOf(line).map(stem))]))
    times.set(word, (times.get(word) ?? 0) + 1);
  return { intent, examples: Math.max(1, lines.length), times };
}
