import process from "node:process";
import { hostedDeps } from "../_shared/hosted.ts";
import { createChatAssistantHandler } from "./handler.ts";
import { modelSettings } from "./model/model-settings.ts";

Deno.serve(createChatAssistantHandler({ ...hostedDeps(), model: modelSettings(process.env) }));
