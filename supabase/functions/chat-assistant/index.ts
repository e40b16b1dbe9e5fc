import process from "node:process";
import { hostedParts } from "../_shared/hosted.ts";
import { createChatAssistantHandler } from "./handler.ts";
import { modelSettings } from "./model/model-settings.ts";

Deno.serve(createChatAssistantHandler({ ...hostedParts(), model: modelSettings(process.env) }));
