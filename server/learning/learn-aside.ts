import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { unpack } from "../../supabase/functions/chat-assistant/learning/pack.ts";
import type { Learned } from "../../supabase/functions/chat-assistant/understanding/scoring/learned.ts";

/**
 * What the build would have learned, learned in a thread of its own: it is a minute of nothing but work, in which this
 * process goes on serving, and hears that it is asked to stop.
 */
export async function learnAside(): Promise<Learned> {
  const learner = new Worker(new URL("./learner.ts", import.meta.url));
  // Nobody waits for it at the end.
  learner.unref();
  const [packed] = await once(learner, "message");
  return unpack(packed);
}
