import { hashOf } from "../understanding/scoring/hash.ts";
import type { Marking } from "../understanding/scoring/learned.ts";
import { chanceOf, kindsOfMarks, type Mark } from "../understanding/scoring/marks.ts";
import {
  bucketCount,
  createSeeAround,
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

/** A token with the buckets of what speaks for and against each mark of it. */
type Row = Record<Mark, { isMarked: boolean; buckets: Int32Array }>;

function rowsOf(messages: readonly Marked[], symbols: readonly string[]): Row[] {
  const seeAround = createSeeAround(symbols);
  return messages.flatMap((message) =>
    seeAround(message).map((around, at): Row => {
      const rowOf = (kind: Mark) => ({
        isMarked: message[at]?.[kind] === true,
        buckets: Int32Array.from([
          ...around.buckets,
          ...around.behind(message[at - 1]?.[kind] === true),
        ]),
      });
      return { out: rowOf("out"), begins: rowOf("begins") };
    }),
  );
}

/** The weights of all buckets for a mark, in tenths; what stands hardly anywhere says nothing. */
function train(rows: readonly Row[], kind: Mark, areMany: boolean): Int8Array {
  const counts = new Uint32Array(bucketCount);
  for (const row of rows) {
    for (const bucket of row[kind].buckets) counts[bucket] = (counts[bucket] as number) + 1;
  }
  const weights = new Float32Array(bucketCount);
  const squares = new Float32Array(bucketCount).fill(0.5);
  const known = rows.map((row) => ({
    isMarked: row[kind].isMarked,
    buckets: row[kind].buckets.filter((bucket) => (counts[bucket] as number) >= rareBelow),
  }));
  for (let round = 0; round < rounds; round++) {
    if (areMany && round === settled.rounds) settle(weights, squares);
    for (const row of known) correct(weights, squares, row.buckets, row.isMarked);
  }
  const tenths = new Int8Array(bucketCount);
  for (const bucket of counts.keys()) {
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
