import type { RunningServer } from "../support/server.ts";

/** Starts a server on a new database of the kind in question; it is stopped when the scenario is over. */
export type Start = (environment?: Record<string, string>) => Promise<RunningServer>;

export type Scenario = {
  /** What we promise, in a few words. */
  promise: string;
  /** How it is tested. */
  how: string;
  /** Gives the figure; throws when the promise is broken. `later` takes what is to be cleaned up. */
  run(start: Start, later: (work: () => unknown) => void): Promise<string>;
};

/** Throws with the sentence unless it holds. */
export function promised(holds: boolean, sentence: string): void {
  if (!holds) {
    throw new Error(sentence);
  }
}

/** Seconds that this takes, and what comes of it. */
export async function timed<Result>(work: PromiseLike<Result>): Promise<[Result, number]> {
  const started = performance.now();
  const result = await work;
  return [result, (performance.now() - started) / 1000];
}

/** How often each status came: "201 × 40, 503 × 2". */
export function tally(statuses: readonly number[]): string {
  const counts = Map.groupBy(statuses, (status) => status);
  return [...counts].map(([status, { length }]) => `${status} × ${length}`).join(", ");
}
