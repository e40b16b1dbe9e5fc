import process from "node:process";
import { hostedDeps } from "../_shared/hosted.ts";
import { createAssistant } from "./assistant.ts";
import { ownContent } from "./content.ts";
import { createChatAssistantHandler, staleWeights } from "./handler.ts";
import { modelSettings } from "./model/model-settings.ts";

// Here is no time to learn (a request may take two seconds of the processor): without what the build has learned from
// just this, the function does not start.
await createAssistant(ownContent, () => {
  throw new Error(`${staleWeights}, then deploy again`);
});
Deno.serve(createChatAssistantHandler({ ...hostedDeps(), model: modelSettings(process.env) }));
