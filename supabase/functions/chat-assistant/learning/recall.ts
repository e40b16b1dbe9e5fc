import type { Content } from "../content.ts";
import type { Learned } from "../understanding/scoring/learned.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { unpack } from "./pack.ts";

/** What the build learned from just this content by just this code; undefined where it has not, or from something else. */
export async function recall(content: Content): Promise<Learned | undefined> {
  // By a name in so many words: that is how the CLI knows that it has to upload the file.
  const stored = await import("../learned/weights.js").catch(() => undefined);
  return stored && stored.fingerprint === (await fingerprintOf(content))
    ? unpack(stored.packed)
    : undefined;
}
