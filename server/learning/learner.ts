import { parentPort } from "node:worker_threads";
import { learnAnew } from "../../supabase/functions/chat-assistant/assistant.ts";
import { ownContent } from "../../supabase/functions/chat-assistant/content.ts";
import { pack } from "../../supabase/functions/chat-assistant/learning/pack.ts";

/** The thread of learn-aside.ts. */
parentPort?.postMessage(await pack(await learnAnew(ownContent)));
