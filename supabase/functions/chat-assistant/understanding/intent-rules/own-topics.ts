import type { Content } from "../../content.ts";
import { intents } from "../../intents/all.ts";
import { type Word, wordsIn } from "../../language/segments.ts";
import type { Clause } from "../clauses/clauses.ts";
import type { Token } from "../tokens/token.ts";
import { createOwnByWords } from "./own-words.ts";

const surely = 0.8;
/** Where it seems to ask what no provider publishes, so little tells that this one does. */
const possibly = 0.03;

/**
 * A way to hear what only this provider is asked. A part in the words of one of its examples (content/assistant) asks just
 * that, and so does one that is clearly heard as an answer which it alone gives, or speaks in the words of its examples: what no
 * rule for any provider foresaw.
 * `nameLaunch` reads the launch's name as messages are read.
 */
export function createOwnTopic(
  { answers }: Content,
  nameLaunch: (words: readonly Word[]) => readonly Word[],
): (clause: Clause) => string | undefined {
  const alone = new Set(Object.keys(answers).filter((intent) => !(intent in intents)));
  const said = new Map(
    Object.entries(answers).flatMap(([intent, { examples = "" }]) =>
      examples.split("\n").map((line) => [keyOf(nameLaunch(wordsIn(line))), intent] as const),
    ),
  );
  said.delete("");
  const ownByWords = createOwnByWords(
    Object.fromEntries([...alone].map((intent) => [intent, answers[intent]?.examples ?? ""])),
    intents,
  );
  return function ownTopic({ tokens, guesses }) {
    const enough = guesses[0]?.intent === "unsaid" ? possibly : surely;
    const heard = guesses.find(({ intent, chance }) => chance > enough && alone.has(intent));
    const inWords = said.get(keyOf(tokens.flatMap(({ text }) => wordsIn(text))));
    const meant = inWords ?? said.get(keyOf(tokens.flatMap(withoutName))) ?? heard?.intent;
    return meant ?? ownByWords(tokens);
  };
}

/** In examples "@program" stands for any: by its letters it is the word. */
function withoutName({ kind, text }: Token): Word[] {
  return wordsIn(kind === "program" ? "program" : text);
}

function keyOf(words: readonly Word[]): string {
  return words.map((word) => word.stem).join(" ");
}
