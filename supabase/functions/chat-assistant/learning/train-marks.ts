import { hashOf } from "../understanding/scoring/hash.ts";
import type { Marking } from "../understanding/scoring/learned.ts";
import { chanceOf, kindsOfMarks, type Mark } from "../understanding/scoring/marks.ts";
import {
  bucketCount,
  createSeeAround,
  mostAround,
  type Seen,
} from "../understanding/scoring/token-surroundings.ts";

/** A message as what marks it sees it, with what is to be marked. */
export type Marked = readonly (Seen & Partial<Record<Mark, true>>)[];

const rounds = 3;
/** After so many rounds a weight that has not grown to this stays nothing: the others learn to do without. */
const settled = { rounds: 2, weight: 0.3 };
/** Of fewer messages all that moved is kept. */
const many = 1000;
/** How far an example moves the weights. */
const rate = 0.3;
/** A weight below this, in tenths, changes next to nothing. */
const least = 3;
/** What is seen in fewer messages than this is as good as unknown. */
const rareBelow = 8;

/**
 * Learns from messages to tell what they wave off, and where they begin to say something else: of each a logistic
 * regression over the words around, in a fixed order, so that the same messages always give the same.
 */
export function trainMarks(messages: readonly Marked[]): Marking {
  const symbols = commonIn(messages);
  const rows = rowsOf(inOrder(messages), symbols);
  const areMany = messages.length >= many;
  const [out, begins] = kindsOfMarks.map((kind) => train(rows, kind, areMany)) as [
    Int8Array,
    Int8Array,
  ];
  const telling = [...out.keys()].filter((bucket) => out[bucket] || begins[bucket]);
  const weightsOf = (all: Int8Array) => Int8Array.from(telling, (bucket) => all[bucket] as number);
  return {
    symbols,
    buckets: Uint32Array.from(telling),
    out: weightsOf(out),
    begins: weightsOf(begins),
  };
}

/**
 * Mixed by what each says: of the hand that stands last, which may wave off in every other message, as much would be
 * learned as of all the others (of 5,100 messages by five hands that were held out 309 instead of 66 were marked where
 * nothing is waved off).
 */
function inOrder(messages: readonly Marked[]): readonly Marked[] {
  return messages
    .map((message) => ({
      message,
      place: hashOf(message.map(({ symbol }) => symbol).join(" ")) >>> 0,
    }))
    .sort((one, other) => one.place - other.place)
    .map(({ message }) => message);
}

function commonIn(messages: readonly Marked[]): string[] {
  const counts = new Map<string, number>();
  for (const message of messages) {
    for (const symbol of new Set(message.map((one) => one.symbol)))
      counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= rareBelow).map(([symbol]) => symbol);
}

/**
 * The tokens of all messages, one behind the other, as numbers alone: as objects they would take gigabytes, and half of
 * the time to collect.
 */
type Rows = {
  /** The buckets of what stands around them, and where those of each token end. */
  around: Int32Array;
  ends: Uint32Array;
  /** For each mark, whether each token has it, and the two buckets that hang on whether the one before has. */
  marks: Record<Mark, { isMarked: Uint8Array; behind: Int32Array }>;
};

function rowsOf(messages: readonly Marked[], symbols: readonly string[]): Rows {
  const seeAround = createSeeAround(symbols);
  const size = messages.reduce((sum, message) => sum + message.length, 0);
  const ends = new Uint32Array(size);
  const marksOf = () => ({ isMarked: new Uint8Array(size), behind: new Int32Array(2 * size) });
  const marks = { out: marksOf(), begins: marksOf() };
  const around = new Int32Array(mostAround * size);
  let [row, end] = [0, 0];
  for (const message of messages) {
    for (const [at, { buckets, behind }] of seeAround(message).entries()) {
      around.set(buckets, end);
      end += buckets.length;
      ends[row] = end;
      for (const kind of kindsOfMarks) {
        marks[kind].isMarked[row] = message[at]?.[kind] === true ? 1 : 0;
        marks[kind].behind.set(behind(message[at - 1]?.[kind] === true), 2 * row);
      }
      row++;
    }
  }
  return { around: around.subarray(0, end), ends, marks };
}

/** Of each token the buckets that stand in enough places, one behind the other, and where those of each end. */
function knownOf({ around, ends, marks }: Rows, kind: Mark) {
  const { behind } = marks[kind];
  const counts = new Uint32Array(bucketCount);
  for (const bucket of around) counts[bucket] = (counts[bucket] as number) + 1;
  for (const bucket of behind) counts[bucket] = (counts[bucket] as number) + 1;
  const known = new Int32Array(around.length + behind.length);
  const until = new Uint32Array(ends.length);
  let [from, end] = [0, 0];
  function take(bucket: number): void {
    if ((counts[bucket] as number) >= rareBelow) known[end++] = bucket;
  }
  for (const [row, to] of ends.entries()) {
    around.subarray(from, to).forEach(take);
    behind.subarray(2 * row, 2 * row + 2).forEach(take);
    from = to;
    until[row] = end;
  }
  return { known, until };
}

/** The weights of all buckets for a mark, in tenths; what stands hardly anywhere says nothing. */
function train(rows: Rows, kind: Mark, areMany: boolean): Int8Array {
  const { isMarked } = rows.marks[kind];
  const { known, until } = knownOf(rows, kind);
  const weights = new Float32Array(bucketCount);
  const squares = new Float32Array(bucketCount).fill(0.5);
  for (let round = 0; round < rounds; round++) {
    if (areMany && round === settled.rounds) settle(weights, squares);
    let from = 0;
    for (const [row, to] of until.entries()) {
      correct(weights, squares, known.subarray(from, to), isMarked[row] === 1);
      from = to;
    }
  }
  const tenths = new Int8Array(bucketCount);
  for (let bucket = 0; bucket < bucketCount; bucket++) {
    const weight = Math.round(10 * (weights[bucket] as number));
    if (Math.abs(weight) >= least) tenths[bucket] = weight;
  }
  return tenths;
}

/** What has moved without end moves no more. */
function settle(weights: Float32Array, squares: Float32Array): void {
  for (const [bucket, weight] of weights.entries()) {
    if (Math.abs(weight) >= settled.weight) continue;
    weights[bucket] = 0;
    squares[bucket] = Number.POSITIVE_INFINITY;
  }
}

/** Moves the weights towards what is marked, less the more they have moved already (AdaGrad). */
function correct(
  weights: Float32Array,
  squares: Float32Array,
  at: Int32Array,
  isMarked: boolean,
): void {
  let sum = 0;
  for (const bucket of at) sum += weights[bucket] as number;
  const error = chanceOf(sum) - (isMarked ? 1 : 0);
  if (Math.abs(error) < 0.02) return;
  for (const bucket of at) {
    const square = (squares[bucket] as number) + error * error;
    squares[bucket] = square;
    weights[bucket] = (weights[bucket] as number) - (rate * error) / Math.sqrt(square);
  }
}
