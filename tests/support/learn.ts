import { learnIfStale } from "../../scripts/learn-if-stale.mjs";

/** Once before all tests: what the assistant has learned is that of the code and content as they stand. */
export function setup(): void {
  learnIfStale();
}
