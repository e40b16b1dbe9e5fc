import { wordsOf } from "../../language/normalise.ts";
import { stem } from "../../language/stem.ts";

type Entry<Value> = { stems: readonly string[]; value: Value };

/** Phrases, each with a value, found by the stems of their words; where several fit, the longest is taken. */
export class Phrases<Value> {
  readonly #byFirst = new Map<string, Entry<Value>[]>();

  add(phrase: string, value: Value): void {
    const stems = wordsOf(phrase).map(stem);
    const [first] = stems;
    if (first === undefined) return;
    const entries = this.#byFirst.get(first) ?? [];
    entries.push({ stems, value });
    entries.sort((a, b) => b.stems.length - a.stems.length);
    this.#byFirst.set(first, entries);
  }

  /** Whether a phrase begins with this stem. */
  begins(stem: string): boolean {
    return this.#byFirst.has(stem);
  }

  /** The longest phrase that stands at this place, and how many words it has. */
  at(stems: readonly string[], from: number): { length: number; value: Value } | undefined {
    const found = this.#byFirst
      .get(stems[from] ?? "")
      ?.find((entry) => entry.stems.every((part, offset) => stems[from + offset] === part));
    return found && { length: found.stems.length, value: found.value };
  }
}

/** The phrases of a list with commas between them. */
export function listed(list: string): string[] {
  return list
    .split(",")
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}
