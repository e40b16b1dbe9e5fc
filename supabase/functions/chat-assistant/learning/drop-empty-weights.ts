import type { Model } from "../understanding/scoring/learned.ts";
import { isPart } from "./collect-features.ts";

/** Of what weighs for some intents only, those for which it does weigh; a pair or a part that is left with none is out. */
export function withoutNothing(columns: Omit<Model, "weights">, weights: Int8Array): Model {
  const { names, own, intents } = columns;
  const kept: { places: number[]; spans: number[] } = { places: [], spans: [] };
  const left = { own: [] as number[], weights: [] as number[] };
  let [from, ownAt] = [0, 0];
  for (const [place, span] of columns.spans.entries()) {
    const isDense = span === intents.length;
    const some = weights.subarray(from, from + span);
    const telling = isDense ? some : some.filter((weight) => weight !== 0);
    const mine = isDense ? [] : own.slice(ownAt, ownAt + span).filter((_, n) => some[n] !== 0);
    from += span;
    if (!isDense) ownAt += span;
    if (telling.length === 0 && isPart(names[place] as string)) continue;
    kept.places.push(place);
    kept.spans.push(telling.length);
    left.own.push(...mine);
    left.weights.push(...telling);
  }
  const of = <T>(column: ArrayLike<T>) => kept.places.map((place) => column[place] as T);
  return {
    ...columns,
    names: of(names),
    documents: Uint32Array.from(of(columns.documents)),
    telling: Uint16Array.from(of(columns.telling)),
    times: Uint32Array.from(of(columns.times)),
    spans: Uint16Array.from(kept.spans),
    own: Uint16Array.from(left.own),
    weights: Int8Array.from(left.weights),
  };
}
