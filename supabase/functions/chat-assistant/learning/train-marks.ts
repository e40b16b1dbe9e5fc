import { createSeeAround, places, type Seen } from "../understanding/around.ts";
import type { Marking } from "../understanding/learned.ts";
import { chanceOf, kindsOfMarks, type Mark } from "../understanding/marks.ts";

/** A message as what marks it sees it, with what is to be marked. */
export type Marked = readonly (Seen & Partial<Record<Mark, true>>)[];

const rounds = 6;
/** How far an example moves the weights. */
const rate = 0.3;
/** A weight below this, in tenths, changes next to nothing. */
const least = 2;
/** What is seen in fewer messages than this is as good as unknown. */
const rareBelow = 4;

/**
 * Learns from messages to tell what they wave off, and where they begin to say something else: of each a logistic
 * regression over the words around, in a fixed order, so that the same messages always give the same.
 */
export function trainMarks(messages: readonly Marked[]): Marking {
  const symbols = commonIn(messages);
  const rows = rowsOf(messages, symbols);
  const [out, begins] = kindsOfMarks.map((kind) => train(rows, kind)) as [Int8Array, Int8Array];
  const telling = [...out.keys()].filter((place) => out[place] || begins[place]);
  const weightsOf = (all: Int8Array) => telling.map((place) => all[place] as number);
  return {
    symbols,
    gaps: telling.map((place, at) => place - (telling[at - 1] ?? 0)),
    out: weightsOf(out),
    begins: weightsOf(begins),
  };
}

function commonIn(messages: readonly Marked[]): string[] {
  const counts = new Map<string, number>();
  for (const message of messages) {
    for (const symbol of new Set(message.map((one) => one.symbol)))
      counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= rareBelow).map(([symbol]) => symbol);
}

/** A token with the places of what speaks for and against each mark of it. */
type Row = Record<Mark, { isMarked: boolean; places: Int32Array }>;

function rowsOf(messages: readonly Marked[], symbols: readonly string[]): Row[] {
  const seeAround = createSeeAround(symbols);
  return messages.flatMap((message) =>
    seeAround(message).map((around, at): Row => {
      const rowOf = (kind: Mark) => ({
        isMarked: message[at]?.[kind] === true,
        places: Int32Array.from([
          ...around.places,
          ...around.behind(message[at - 1]?.[kind] === true),
        ]),
      });
      return { out: rowOf("out"), begins: rowOf("begins") };
    }),
  );
}

/** The weights of all places for a mark, in tenths; what stands hardly anywhere says nothing. */
function train(rows: readonly Row[], kind: Mark): Int8Array {
  const counts = new Uint32Array(places);
  for (const row of rows) {
    for (const place of row[kind].places) counts[place] = (counts[place] as number) + 1;
  }
  const weights = new Float32Array(places);
  const squares = new Float32Array(places).fill(0.5);
  const known = rows.map((row) => ({
    isMarked: row[kind].isMarked,
    places: row[kind].places.filter((place) => (counts[place] as number) >= rareBelow),
  }));
  for (let round = 0; round < rounds; round++) {
    for (const row of known) correct(weights, squares, row.places, row.isMarked);
  }
  const tenths = new Int8Array(places);
  for (const place of counts.keys()) {
    const weight = Math.round(10 * (weights[place] as number));
    if (Math.abs(weight) >= least) tenths[place] = weight;
  }
  return tenths;
}

/** Moves the weights towards what is marked, less the more they have moved already (AdaGrad). */
function correct(
  weights: Float32Array,
  squares: Float32Array,
  at: Int32Array,
  isMarked: boolean,
): void {
  let sum = 0;
  for (const place of at) sum += weights[place] as number;
  const error = chanceOf(sum) - (isMarked ? 1 : 0);
  if (Math.abs(error) < 0.02) return;
  for (const place of at) {
    const square = (squares[place] as number) + error * error;
    squares[place] = square;
    weights[place] = (weights[place] as number) - (rate * error) / Math.sqrt(square);
  }
}
