import { isOfTalk } from "../understanding/scoring/behind.ts";
import type { Model } from "../understanding/scoring/learned.ts";

/** An example: its intent's place, and its features, by their number. */
export type Numbered = {
  intent: number;
  numbers: Int32Array;
  /** It is asked behind something else: its words, which may mean anything alone, count only behind that. */
  isBehind: boolean;
};

/** Names of features, each once, and what number each has. */
export type Names = { all: string[]; numbers: Map<string, number> };

/** The numbers of these names; those that are new get the next ones. */
export function numberNames({ all, numbers }: Names, names: ReadonlySet<string>): Int32Array {
  const found = new Int32Array(names.size);
  let at = 0;
  for (const name of names) {
    let number = numbers.get(name);
    if (number === undefined) {
      number = all.push(name) - 1;
      numbers.set(name, number);
    }
    found[at++] = number;
  }
  return found;
}

/** Features that are seen with fewer intents than this weigh only for those: most of the weights would be next to none. */
const dense = 36;
/** A pair or a part of a word that fewer examples have says nothing that holds for others; of few examples, than this. */
const least = 26;
const leastOfFew = 5;
/** A word that fewer have is as rare as one that none has. */
const leastOfWords = 3;
/** What a word tells behind what was asked before it must stand in more than two talks: each is taken twice. */
const leastOfTalk = 6;
/** What is seen less with one intent than that tells nothing of it by itself. */
const leastTelling = 0.4;
/** From here on examples are many. */
export const many = 10_000;

type Seen = { documents: number; intents: Map<number, number> };

/** The features of these examples, in columns that have no weights yet. */
export function collectFeatures(
  rows: readonly Numbered[],
  names: readonly string[],
  intents: readonly string[],
): Omit<Model, "weights"> {
  const seenWith = [...countFeatures(rows, names)].sort(([a], [b]) => (a < b ? -1 : 1));
  const all = seenWith.map(([, seen]) => seen);
  const most = all.map(mostOf);
  return {
    intents,
    examples: rows.length,
    names: seenWith.map(([name]) => name),
    documents: Uint32Array.from(all, ({ documents }) => documents),
    telling: Uint16Array.from(most, ([intent]) => intent),
    times: Uint32Array.from(most, ([, times]) => times),
    spans: Uint16Array.from(all, (seen) => (isDense(seen) ? intents.length : seen.intents.size)),
    own: Uint16Array.from(all.filter((seen) => !isDense(seen)).flatMap(intentsOf)),
  };
}

/** Whether it is a pair, or a part of a word. */
export function isPart(name: string): boolean {
  return name.includes(" ") || name.startsWith("#");
}

function isDense({ intents }: Seen): boolean {
  return intents.size >= dense;
}

/** With which intents each is seen how often; of pairs and parts of words those that are seen often enough. */
function countFeatures(rows: readonly Numbered[], names: readonly string[]): Map<string, Seen> {
  const isFew = rows.length < many;
  const ofTalk = names.map(isOfTalk);
  const documents = new Uint32Array(names.length);
  for (const { numbers, isBehind } of rows) {
    for (const number of numbers)
      if (!isBehind || ofTalk[number]) documents[number] = (documents[number] as number) + 1;
  }
  // Most are too rare: to note with which intents would take most of the time, and the memory.
  const seen = names.map((name, number): Seen | undefined => {
    const isEnough = (documents[number] as number) >= leastOf(name, isFew);
    return isEnough ? { documents: documents[number] as number, intents: new Map() } : undefined;
  });
  for (const { intent, numbers, isBehind } of rows) {
    for (const number of numbers) {
      const intents = isBehind && !ofTalk[number] ? undefined : seen[number]?.intents;
      intents?.set(intent, (intents.get(intent) ?? 0) + 1);
    }
  }
  return new Map(seen.flatMap((one, number) => (one ? [[names[number] as string, one]] : [])));
}

/** In how many examples it must stand to count. */
function leastOf(name: string, isFew: boolean): number {
  if (isOfTalk(name) && name.includes("+")) return leastOfTalk;
  if (isPart(name)) return isFew ? leastOfFew : least;
  return isFew ? 1 : leastOfWords;
}

/** The intents that it is seen with, in order. */
function intentsOf({ intents }: Seen): number[] {
  return [...intents.keys()].sort((a, b) => a - b);
}

/** The intent that it is seen with most, and how often; none where it tells little of it. */
function mostOf({ intents, documents }: Seen): [intent: number, times: number] {
  let [intent, most] = [0, 0];
  for (const [one, count] of intents) if (count > most) [intent, most] = [one, count];
  return most < leastTelling * documents ? [0, 0] : [intent, most];
}
