import * as v from "valibot";
import { boundedFetch } from "./bounded-fetch.ts";
import type { ModelSettings } from "./model-settings.ts";

type Message = { role: "system" | "user"; content: string };

const completion = v.object({
  choices: v.tuple([v.object({ message: v.object({ content: v.unknown() }) })]),
});

/**
 * What the endpoint completes these messages with, by the chat completions protocol. A failure of the network or
 * of the endpoint is tried once more; throws when there is no answer within the settings' patience.
 */
export async function complete(settings: ModelSettings, messages: Message[]): Promise<unknown> {
  const signal = AbortSignal.timeout(settings.patience);
  const ask = () =>
    boundedFetch(`${settings.baseUrl.replace(/\/$/, "")}/chat/completions`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${settings.apiKey}`,
      },
      body: JSON.stringify({ model: settings.model, temperature: 0.2, max_tokens: 300, messages }),
      signal,
    });
  let response = await ask().catch((error: unknown) => {
    if (signal.aborted) throw error;
    return undefined;
  });
  if (!response || isPassing(response.status)) response = await ask();
  if (!response.ok) throw new ModelRefusal(`The endpoint answered ${response.status}.`);
  return v.parse(completion, await response.json()).choices[0].message.content;
}

/** Failures that may be over at the second try. */
function isPassing(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

class ModelRefusal extends Error {
  override readonly name = "ModelRefusal";
}
