import type { Content } from "../content.ts";
import { featuresOf } from "../understanding/scoring/features.ts";
import { createReadLine, examplesFor } from "./examples.ts";
import { createMask } from "./masked.ts";
import { ownExamples } from "./own-examples.ts";

/** Of so many examples one is seen as the scorer sees it. */
const stride = 100;

/**
 * A short name for what weights must fit: every example, what the content says of the programs, what the launch is called, and how the code sees
 * examples. Weights that were learned under another name do not fit. What it does not see is a change of how is learned,
 * or of the messages, which are not read where nothing is learned: such weights fit, and answer as before.
 */
export async function fingerprintOf(content: Content): Promise<string> {
  const examples = examplesFor(content);
  const readLine = createReadLine();
  const mask = createMask();
  const seen = examples
    .filter((_, at) => at % stride === 0)
    .map(({ line }) => [...featuresOf(mask(readLine(line)), () => false)]);
  const { programs, launch } = content;
  const all = JSON.stringify([examples, ownExamples(content), programs, launch?.title, seen]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(all));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
