import type { Program } from "../../../../../content/programs.ts";
import { readWords, type Word } from "../../language/segments.ts";
import { Phrases } from "../tokens/phrases.ts";

/** After which of a name's words punctuation stands in it, the last one left aside. */
type Breaks = readonly number[];

/**
 * A way to read a message's words so that what programs and features are called holds together: in "Line, Pattern &
 * Repeat" the comma is of the name and parts nothing.
 */
export function createHoldNames(programs: readonly Program[]): (words: readonly Word[]) => Word[] {
  const names = new Phrases<Breaks>();
  for (const name of programs.flatMap(namesOf)) {
    const breaks = breaksIn(name);
    if (breaks.length > 0) names.add(name, breaks);
  }
  return function holdNames(words) {
    const stems = words.map(({ stem }) => stem);
    const held = [...words];
    for (let at = 0; at < words.length; ) {
      const found = names.at(stems, at);
      const inner = words.slice(at, at + (found?.length ?? 1) - 1);
      if (found && inner.every(({ ends }, place) => !ends || found.value.includes(place))) {
        inner.forEach(({ text, stem }, place) => {
          held[at + place] = { text, stem };
        });
      }
      at += inner.length + 1;
    }
    return held;
  };
}

function namesOf({ title, alsoCalled, features }: Program): string[] {
  return [title, ...alsoCalled, ...features];
}

function breaksIn(name: string): Breaks {
  const words = readWords(name, (word) => [word]);
  return words.flatMap(({ ends }, place) => (ends && place < words.length - 1 ? place : []));
}
