import type { Content } from "../content.ts";
import { createFindEntities } from "../understanding/entities.ts";
import type { Learned, Spoken } from "../understanding/learned.ts";
import { createSkills } from "../understanding/skills.ts";
import { symbolsOf } from "../understanding/token.ts";
import { wordsKnown } from "../understanding/words-known.ts";
import { createReadLine, examplesFor, wordsIn } from "./examples.ts";
import { createMask } from "./masked.ts";
import { ownExamples } from "./own-examples.ts";
import { train } from "./train.ts";

/** What examples speak of that a name may hold as well ("python") is not common. */
const elsewhere = new Set(["offTopic", "inject", "rival", "otherPeople"]);

/**
 * Learns from the examples and the content what messages about it mean: the same from the same. It takes a second or
 * two of processor time, which is why the build does it.
 */
export function learnFrom(content: Content): Learned {
  const readLine = createReadLine();
  const mask = createMask();
  const examples = examplesFor(content).map(({ intent, line }) => ({
    intent,
    words: readLine(line),
  }));
  const spoken = wordsSpoken(examples);
  const { common } = wordsKnown(content, spoken);
  const findEntities = createFindEntities(content.programs, createSkills(content.programs, common));
  const model = train([
    ...examples.map(({ intent, words }) => ({ intent, symbols: mask(words) })),
    ...ownExamples(content).map(({ intent, line }) => ({
      intent,
      symbols: symbolsOf(findEntities(wordsIn(line))),
    })),
  ]);
  return { spoken, model };
}

function wordsSpoken(
  examples: readonly { intent: string; words: readonly { text: string }[] }[],
): Spoken {
  const textsOf = (some: typeof examples) =>
    new Set(
      some
        .flatMap(({ words }) => words.map(({ text }) => text))
        .filter((text) => !text.startsWith("@")),
    );
  const usual = textsOf(examples.filter(({ intent }) => !elsewhere.has(intent)));
  const words = [...textsOf(examples)];
  return { words, elsewhere: words.filter((word) => !usual.has(word)) };
}
