import { symbolOf, type Token } from "../tokens/token.ts";
import { hashOf } from "./hash.ts";

/** A token as what marks it sees it: its symbol, and whether something ends behind it. */
export type Seen = { symbol: string; ends: "" | "part" | "sentence" };

/** How a token looks to what marks it. */
export function seenOf(token: Token): Seen {
  return { symbol: symbolOf(token), ends: token.ends ?? "" };
}

/** What stands around a token falls into so many buckets; two that share one by chance are taken for the same ("hashing trick"). */
export const bucketCount = 2 ** 22;

/** So many words before and behind tell whether one is marked, wherever they stand there. */
const reach = 10;

/** No token has more buckets around it: those of the words next to it, and of each within reach one behind and two before. */
export const mostAround = 24 + 3 * reach;

/** Takes a message; gives for each token the buckets of what stands around it. */
type SeeAround = (seen: readonly Seen[]) => Around[];

type Around = {
  buckets: readonly number[];
  /** Those of a token behind one that is marked, or is not. */
  behind: (isMarked: boolean) => readonly number[];
};

/** A way to see what stands around tokens in which any other symbol than these is an unknown one. */
export function createSeeAround(symbols: readonly string[]): SeeAround {
  const known = new Map(symbols.map((symbol) => [symbol, hashOf(symbol)]));
  const [unknown, none] = [hashOf("?"), hashOf("")];
  return (seen) => {
    const words = seen.map(({ symbol }) => known.get(symbol) ?? unknown);
    return seen.map((_, at) => ({
      buckets: [
        ...bucketsAt((step) => words[at + step] ?? none, endOf(seen, at - 1), endOf(seen, at)),
        ...bucketsBefore(seen, words, at),
        ...bucketsBehind(seen, words, at),
      ],
      behind: (isMarked) => [
        bucketOf(isMarked ? "k+" : "k-", words[at]),
        bucketOf(isMarked ? "l+" : "l-", words[at - 1] ?? none, hashOf(endOf(seen, at - 1))),
      ],
    }));
  };
}

function endOf(seen: readonly Seen[], at: number): Seen["ends"] {
  return seen[at]?.ends ?? "";
}

/** The words at this place and next to it, in pairs and in threes. */
function bucketsAt(word: (step: number) => number, before: string, behind: string): number[] {
  const found = [bucketOf("*"), bucketOf(`e${before}`), bucketOf(`f${behind}`)];
  found.push(bucketOf(`g${before}`, word(0)), bucketOf("_", word(-1), word(1)));
  for (let step = -4; step <= 4; step++) found.push(bucketOf(`${step}`, word(step)));
  for (let step = -3; step <= 2; step++) {
    found.push(bucketOf(`${step}+`, word(step), word(step + 1)));
  }
  for (const step of [-3, -1, 0, 1]) {
    found.push(bucketOf(`${step}.`, word(step), word(step + 1), word(step + 2)));
  }
  return found;
}

/** The words before it, nearer ones told apart from those of another part. */
function bucketsBefore(seen: readonly Seen[], words: readonly number[], at: number): number[] {
  const found: number[] = [];
  let isNear = true;
  for (let step = 1; step <= reach && step <= at; step++) {
    const ends = endOf(seen, at - step);
    if (ends) isNear = false;
    if (ends === "sentence" && step > 1) break;
    if (isNear) found.push(bucketOf("l", words[at - step]));
    found.push(bucketOf("L", words[at - step]));
  }
  return found;
}

/** The words behind it. */
function bucketsBehind(seen: readonly Seen[], words: readonly number[], at: number): number[] {
  const found: number[] = [];
  let isNear = true;
  for (let step = 1; step <= reach && at + step < seen.length; step++) {
    if (endOf(seen, at + step - 1)) isNear = false;
    found.push(bucketOf(isNear ? "r" : "R", words[at + step]));
  }
  return found;
}

const kinds = new Map<string, number>();

/** The bucket of such a kind of neighbourhood with these words in it. */
function bucketOf(kind: string, a = 0, b = 0, c = 0): number {
  let hash = kinds.get(kind) ?? hashOf(kind);
  kinds.set(kind, hash);
  hash = mixed(mixed(mixed(hash, a), b), c);
  return (hash ^ (hash >>> 15)) & (bucketCount - 1);
}

function mixed(hash: number, other: number): number {
  const both = Math.imul(hash ^ other, 0x9e3779b1);
  return both ^ (both >>> 13);
}
