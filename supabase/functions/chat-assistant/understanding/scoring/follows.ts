import type { Follows } from "./learned.ts";

/** Takes two intents; gives how much likelier the second is behind the first than anywhere: 1 where nothing is known. */
export type Lift = (before: string, intent: string) => number;

/** So often everything is taken to have been seen beside what was: a few cases prove little. */
const doubt = 20;

/** Tells what goes on from what, by what was counted in messages. */
export function createLift({ intents, counts }: Follows): Lift {
  const places = new Map(intents.map((intent, at) => [intent, at]));
  const size = intents.length;
  const behind = new Float64Array(size);
  const from = new Float64Array(size);
  counts.forEach((count, place) => {
    from[Math.floor(place / size)] = (from[Math.floor(place / size)] as number) + count;
    behind[place % size] = (behind[place % size] as number) + count;
  });
  const all = behind.reduce((sum, count) => sum + count, 0);
  return function lift(before, intent) {
    const [first, second] = [places.get(before), places.get(intent)];
    if (first === undefined || second === undefined) return 1;
    const usual = (behind[second] as number) / all;
    if (usual === 0) return 1;
    const seen = counts[first * size + second] as number;
    return (seen / usual + doubt) / ((from[first] as number) + doubt);
  };
}
