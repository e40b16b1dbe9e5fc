import OpenAI from "openai";
import type { Log } from "../../_shared/log.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { fence, instructions } from "./instructions.ts";
import type { ModelSettings } from "./model-settings.ts";
import { trusted } from "./trusted.ts";

/** Takes a visitor's message; gives the model's reply, or undefined when there is none that can be trusted. */
export type AskModel = (message: string) => Promise<string | undefined>;

/** A way to ask the model at this endpoint. Failures are logged by their kind and never thrown. */
export function createAskModel(settings: ModelSettings, log: Log): AskModel {
  const client = new OpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey,
    timeout: settings.patience,
    maxRetries: 1,
    fetch: boundedFetch,
    logLevel: "off",
  });
  return async function askModel(message) {
    try {
      const completion = await client.chat.completions.create(
        {
          model: settings.model,
          temperature: 0.2,
          max_tokens: 300,
          messages: [
            { role: "system", content: instructions },
            { role: "user", content: fence(message) },
          ],
        },
        { signal: AbortSignal.timeout(settings.patience) },
      );
      const reply = trusted(completion.choices[0]?.message.content);
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
