/** Where one part may begin, with how likely that is. */
type Place = { at: number; chance: number };

/** Less likely places are no begin. */
const least = 0.03;
/** So many places at the most, the likeliest. */
const most = 9;
/** How much the meaning of the parts counts beside what tells where parts begin. */
const weightOfMeaning = 5;
/** A part more is taken rather than one less. */
const forMore = 1.5;
/** No part is less clear than this. */
const unclear = 0.2;
const edge = 0.003;

/**
 * Where the parts of a message begin: the way to part it in which each begins where one is likely to, and says one
 * thing clearly. `begins`: how likely a part begins with each token; `clarity`: how likely the likeliest meaning of
 * the tokens from one place to another is.
 */
export function bestSplit(
  begins: readonly number[],
  clarity: (from: number, to: number) => number,
): number[] {
  const places = placesOf(begins);
  const ends = [...places.slice(1), { at: begins.length, chance: 1 }];
  const best: { score: number; from: number }[] = [];
  for (const [last, end] of ends.entries()) {
    const ways = places.slice(0, last + 1).map((begin, from) => {
      const before = from === 0 ? 0 : (best[from - 1]?.score ?? 0);
      const clear = Math.log(Math.max(clarity(begin.at, end.at), unclear));
      const isEnd = last === ends.length - 1;
      return {
        score: before + weightOfMeaning * clear + (isEnd ? 0 : oddsOf(end.chance) + forMore),
        from,
      };
    });
    best.push(ways.reduce((one, other) => (other.score > one.score ? other : one)));
  }
  const taken: number[] = [];
  for (let end = best.length - 1; end >= 0; ) {
    const from = best[end]?.from ?? 0;
    taken.unshift(places[from]?.at ?? 0);
    end = from - 1;
  }
  return taken;
}

/** The first token begins a part, and so may the likeliest others. */
function placesOf(begins: readonly number[]): Place[] {
  const others = begins
    .map((chance, at) => ({ at, chance }))
    .filter(({ at, chance }) => at > 0 && chance > least)
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at);
  return [{ at: 0, chance: 1 }, ...others];
}

function oddsOf(chance: number): number {
  return Math.log(Math.max(chance, edge) / Math.max(1 - chance, edge));
}
