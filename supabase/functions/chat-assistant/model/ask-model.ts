import type { Log } from "../../_shared/log.ts";
import type { Content } from "../content.ts";
import type { Context } from "../understanding/references/context.ts";
import { complete } from "./complete.ts";
import { fence, instructionsFor, talkSoFar } from "./instructions.ts";
import type { ModelSettings } from "./model-settings.ts";
import { createGuard } from "./trusted.ts";

/** Takes a visitor's message; gives the model's reply, or undefined when there is none that can be trusted. */
export type AskModel = (message: string, context: Context) => Promise<string | undefined>;

/** A way to ask the model at this endpoint. Failures are logged by their kind and never thrown. */
export function createAskModel(settings: ModelSettings, content: Content, log: Log): AskModel {
  const instructions = instructionsFor(content);
  const trusted = createGuard(content);
  return async function askModel(message, context) {
    try {
      const said = await complete(settings, [
        { role: "system", content: `${instructions}${talkSoFar(content, context)}` },
        { role: "user", content: fence(message) },
      ]);
      const reply = trusted(said);
      if (reply === undefined) {
        log.info({}, "The model's answer was replaced by the built-in one");
      }
      return reply;
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.name : "unknown" }, "The model failed");
      return undefined;
    }
  };
}
