import { buildIfStale } from "../../scripts/build-if-stale.mjs";

/** Once before the long tests, which are commands of their own: the site is that of the code and content as they stand. */
export function setup(): void {
  buildIfStale();
}
