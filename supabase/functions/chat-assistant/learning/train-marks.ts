import type { Marking } from "../understanding/learned.ts";
import {
  chanceOf,
  kindsOfMarks,
  type Mark,
  namesAt,
  namesGoingOn,
  type Seen,
} from "../understanding/marks.ts";

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
  const tokens = numbered(messages, new Set(symbols));
  const [out, begins] = kindsOfMarks.map((kind) => train(tokens, kind)) as [
    Map<string, number>,
    Map<string, number>,
  ];
  const names = [...new Set([...out.keys(), ...begins.keys()])];
  const weightsOf = (of: ReadonlyMap<string, number>) => names.map((name) => of.get(name) ?? 0);
  return { symbols, names, out: weightsOf(out), begins: weightsOf(begins) };
}

function commonIn(messages: readonly Marked[]): string[] {
  const counts = new Map<string, number>();
  for (const message of messages) {
    for (const symbol of new Set(message.map((one) => one.symbol)))
      counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= rareBelow).map(([symbol]) => symbol);
}

/** A token with the numbers of what speaks for and against each mark of it. */
type Row = Record<Mark, { isMarked: boolean; numbers: Int32Array }>;

type Numbered = { rows: readonly Row[]; names: readonly string[]; counts: readonly number[] };

/** All tokens, with a number for each name. */
function numbered(messages: readonly Marked[], known: ReadonlySet<string>): Numbered {
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const numberOf = (name: string) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    counts[number] = (counts[number] ?? 0) + 1;
    return number;
  };
  const rows = messages.flatMap((message) =>
    message.map((token, at): Row => {
      const around = namesAt(message, at, known).map(numberOf);
      const rowOf = (kind: Mark) => {
        const before = namesGoingOn(message, at, message[at - 1]?.[kind] === true).map(numberOf);
        return { isMarked: token[kind] === true, numbers: Int32Array.from([...around, ...before]) };
      };
      return { out: rowOf("out"), begins: rowOf("begins") };
    }),
  );
  return { rows, names: [...numbers.keys()], counts };
}

/** The weights of what speaks for or against a mark, in tenths; what stands hardly anywhere says nothing. */
function train({ rows, names, counts }: Numbered, kind: Mark): Map<string, number> {
  const weights = new Float32Array(names.length);
  const squares = new Float32Array(names.length).fill(0.5);
  const known = rows.map((row) => ({
    isMarked: row[kind].isMarked,
    numbers: row[kind].numbers.filter((number) => (counts[number] ?? 0) >= rareBelow),
  }));
  for (let round = 0; round < rounds; round++) {
    for (const { isMarked, numbers } of known) correct(weights, squares, numbers, isMarked);
  }
  const tenths = names.map((name, at): [string, number] => [
    name,
    Math.round(10 * (weights[at] as number)),
  ]);
  return new Map(tenths.filter(([, weight]) => Math.abs(weight) >= least));
}

/** Moves the weights towards what is marked, less the more they have moved already (AdaGrad). */
function correct(
  weights: Float32Array,
  squares: Float32Array,
  numbers: Int32Array,
  isMarked: boolean,
): void {
  let sum = 0;
  for (const at of numbers) sum += weights[at] as number;
  const error = chanceOf(sum) - (isMarked ? 1 : 0);
  if (Math.abs(error) < 0.02) return;
  for (const at of numbers) {
    const square = (squares[at] as number) + error * error;
    squares[at] = square;
    weights[at] = (weights[at] as number) - (rate * error) / Math.sqrt(square);
  }
}
