import { isOfTalk } from "../understanding/scoring/behind.ts";
import { type Features, featuresIn, featuresOf } from "../understanding/scoring/features.ts";
import { hashOf } from "../understanding/scoring/hash.ts";
import type { Model } from "../understanding/scoring/learned.ts";
import { rareBelow, step } from "../understanding/scoring/scorer.ts";
import { fillChances, type Row, rowOf } from "../understanding/scoring/softmax.ts";
import { collectFeatures, many, type Names, numberNames } from "./collect-features.ts";
import { withoutNothing } from "./drop-empty-weights.ts";

export type Masked = { intent: string; symbols: readonly string[] };

/** After so many rounds a weight that has not grown to this part of a step stays nothing: the others learn to do without. */
const settled = { rounds: 2, steps: 0.6 };
/** Fewer of them, or more, are within a point as often right on messages that were held out. */
const rounds = 4;
/** Of few examples all is looked at, and more often. */
const roundsOfFew = 6;
/** What words say behind others is learned in so many, after all else. */
const roundsOfTalk = 4;
/** How far an example moves the weights. */
const rate = 0.5;
/** So many of an example's features are not looked at in a round, so that none is relied upon alone; of few, all are. */
const unseen = 0.3;
const few = 6;
/** No weight is more steps than this. */
const most = 7;
/** Weights of less than this part of a step are not kept: they are a third of all, and hear next to nothing. */
const nothing = 0.9;

/**
 * Learns from examples to tell intents apart: a softmax over the words of a clause, their parts and their pairs, where
 * what many examples share weighs little (inverse document frequency). Everything is done in a fixed order, so that the
 * same examples always give the same model.
 */
export function train(examples: readonly Masked[]): Model {
  const intents = [...new Set(examples.map(({ intent }) => intent))];
  const places = new Map(intents.map((intent, at) => [intent, at]));
  const seen = countSymbols(examples);
  const isRare = (symbol: string) => (seen.get(symbol) ?? 0) < rareBelow;
  const names: Names = { all: [], numbers: new Map() };
  const numbered = inOrder(examples).map(({ intent, symbols, place }) => ({
    intent: places.get(intent) ?? 0,
    numbers: numberNames(names, featuresOf(symbols, isRare)),
    isBehind: symbols.some(isOfTalk),
    place,
  }));
  const columns = collectFeatures(numbered, names.all, intents);
  const features = featuresIn(columns);
  const weights = new Float32Array(features.intents.length);
  const known = Int32Array.from(names.all, (name) => features.placeOf(name) ?? -1);
  const rows = numbered.map(({ numbers, ...row }) => ({
    ...row,
    ...rowOf(
      features,
      Array.from(numbers, (number) => known[number] as number).filter((feature) => feature >= 0),
    ),
  }));
  const alone = rows.filter(({ isBehind }) => !isBehind);
  const behind = rows.filter(({ isBehind }) => isBehind);
  const areMany = rows.length >= many;
  const learning = { features, weights, isPartial: areMany, intents: intents.length };
  const moving = movingOf(weights);
  for (let round = 0; round < (areMany ? rounds : roundsOfFew); round++) {
    if (areMany && round === settled.rounds) settle(moving);
    learnRound(learning, moving, alone, round);
  }
  // What words say alone stays: only what they say behind something else is learned from talks.
  const ofTalk = new Set(columns.names.flatMap((name, at) => (isOfTalk(name) ? at : [])));
  const anew = movingOf(weights);
  for (let round = 0; round < roundsOfTalk; round++)
    learnRound(learning, anew, behind, round, ofTalk);
  return withoutNothing(columns, Int8Array.from(weights, stepsOf));
}

type Learning = {
  features: Features;
  weights: Float32Array;
  /** How many there are. */
  intents: number;
  /** Of each row only a part is looked at. */
  isPartial: boolean;
};

/** Once over all rows, of each only a part; moves no weights but those of these features, where not all are meant. */
function learnRound(
  { features, weights, intents, isPartial }: Learning,
  moving: Moving,
  rows: readonly ExampleRow[],
  round: number,
  among?: ReadonlySet<number>,
): void {
  const chances = new Float64Array(intents);
  for (const row of rows) {
    const part = isPartial ? partOf(row, round) : row;
    fillChances(features, weights, part, chances);
    correct(features, moving, among ? onlyOf(part, among) : part, chances);
  }
}

function movingOf(weights: Float32Array): Moving {
  return { weights, squares: new Float32Array(weights.length).fill(0.1) };
}

/** A row without the features that are none of these. */
function onlyOf<R extends Row>(row: R, features: ReadonlySet<number>): R {
  const kept = row.features.map((_, n) => n).filter((n) => features.has(row.features[n] as number));
  return {
    ...row,
    features: kept.map((n) => row.features[n] as number),
    values: kept.map((n) => row.values[n] as number),
  };
}

/** What has moved without end moves no more. */
function settle({ weights, squares }: Moving): void {
  for (const [at, weight] of weights.entries()) {
    if (Math.abs(weight) >= settled.steps * step) continue;
    weights[at] = 0;
    squares[at] = Number.POSITIVE_INFINITY;
  }
}

/** In steps, of which two fit into a byte (pack.ts); what is hardly more than half of one is nothing. */
function stepsOf(weight: number): number {
  const steps = weight / step;
  return Math.abs(steps) < nothing ? 0 : Math.max(-most, Math.min(most, Math.round(steps)));
}

/** An example's features, the intent that it shows, and a number that only its own text gives it. */
type ExampleRow = Row & { intent: number; place: number };

/** What is looked at of an example in a round: the same whatever other examples there are. */
function partOf({ features, values, intent, place }: ExampleRow, round: number) {
  if (features.length < few) return { intent, features, values };
  const part = { intent, features: [] as number[], values: [] as number[] };
  for (let n = 0; n < features.length; n++) {
    if (mixed(place + round * 7919 + n * 104_729) < unseen) continue;
    part.features.push(features[n] as number);
    part.values.push(values[n] as number);
  }
  return part;
}

/** A number from 0 to 1 that is as good as random (the finish of MurmurHash 3). */
function mixed(seed: number): number {
  let bits = seed | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

/** `squares` tells how far each weight has moved. */
type Moving = { weights: Float32Array; squares: Float32Array };

/** Moves the weights of an example's features towards its intent, less the more they have moved already (AdaGrad). */
function correct(
  { begins, intents }: Features,
  moving: Moving,
  row: Row & { intent: number },
  chances: Float64Array,
): void {
  const errors = chances;
  errors[row.intent] = (chances[row.intent] as number) - 1;
  const wrong: number[] = [];
  for (let intent = 0; intent < errors.length; intent++) {
    if (isWrong(errors[intent] as number)) wrong.push(intent);
  }
  for (let n = 0; n < row.features.length; n++) {
    const feature = row.features[n] as number;
    const [from, to] = [begins[feature] as number, begins[feature + 1] as number];
    const value = row.values[n] as number;
    if (to - from === errors.length) {
      for (const intent of wrong) move(moving, from + intent, (errors[intent] as number) * value);
      continue;
    }
    for (let at = from; at < to; at++) {
      const error = errors[intents[at] as number] as number;
      if (isWrong(error)) move(moving, at, error * value);
    }
  }
}

function isWrong(error: number): boolean {
  return error >= 0.002 || error <= -0.002;
}

function move({ weights, squares }: Moving, at: number, slope: number): void {
  const square = (squares[at] as number) + slope * slope;
  squares[at] = square;
  weights[at] = (weights[at] as number) - (rate * slope) / Math.sqrt(square);
}

/** Mixed by what each says, so that one more example does not change the order of all the others. */
function inOrder(examples: readonly Masked[]): (Masked & { place: number })[] {
  return examples
    .map((example) => ({ ...example, place: placeOf(example) }))
    .sort((a, b) => a.place - b.place);
}

function placeOf({ intent, symbols }: Masked): number {
  return hashOf(`${intent} ${symbols.join(" ")}`) >>> 0;
}

function countSymbols(examples: readonly Masked[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { symbols } of examples) {
    for (const symbol of new Set(symbols)) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  return counts;
}
