import type { Model } from "../understanding/scoring/learned.ts";
import { isPart } from "./collect-features.ts";

/** Of what weighs for some intents only, those for which it does weigh; a pair or a part that is left with none is out. */
export function withoutNothing(columns: Omit<Model, "weights">, weights: readonly number[]): Model {
  const { names, spans, own, intents } = columns;
  const kept = { places: [] as number[], spans: [] as number[], own: [] as number[] };
  const left: number[] = [];
  let [from, ownAt] = [0, 0];
  for (const [place, span] of spans.entries()) {
    const isDense = span === intents.length;
    const some = weights.slice(from, from + span);
    const mine = isDense ? [] : own.slice(ownAt, ownAt + span);
    const telling = isDense ? some : some.filter((weight) => weight !== 0);
    from += span;
    ownAt += mine.length;
    if (telling.length === 0 && isPart(names[place] as string)) continue;
    kept.places.push(place);
    kept.spans.push(telling.length);
    for (const [n, intent] of mine.entries()) if (some[n] !== 0) kept.own.push(intent);
    for (const weight of telling) left.push(weight);
  }
  const of = <T>(column: readonly T[]) => kept.places.map((place) => column[place] as T);
  return {
    ...columns,
    names: of(names),
    documents: of(columns.documents),
    telling: of(columns.telling),
    times: of(columns.times),
    spans: kept.spans,
    own: kept.own,
    weights: left,
  };
}
