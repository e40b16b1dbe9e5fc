import * as v from "valibot";
import { limits } from "../../../content/limits.ts";
import { clientAddress } from "../_shared/client-address.ts";
import { jsonFunction } from "../_shared/json-function.ts";
import type { Log } from "../_shared/log.ts";
import type { Sql } from "../_shared/sql.ts";
import { answer } from "./answering/answer.ts";
import { createAskModel } from "./model/ask-model.ts";
import type { ModelSettings } from "./model/model-settings.ts";

const payload = v.object({
  message: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("Please type a message."),
    v.maxLength(limits.chatMessage, `Please write at most ${limits.chatMessage} characters.`),
  ),
});

type Deps = {
  sql: Sql;
  /** The endpoint to ask; without one the built-in answers serve alone. */
  model: ModelSettings | undefined;
  log: Log;
};

/**
 * `{ message }` (1 to 500 characters) to `{ reply }` (SPEC §7). The reply comes from the model when there is one,
 * the address has not used up its share and the answer can be trusted; else it is the built-in one. In a
 * reply `[label](#section)` and `[address](mailto:address)` are links, all else is text.
 */
export function createChatAssistantHandler(deps: Deps): (request: Request) => Promise<Response> {
  const askModel = deps.model && createAskModel(deps.model, deps.log);
  return jsonFunction({
    schema: payload,
    log: deps.log,
    async answer({ message }, request) {
      const address = clientAddress(request);
      await deps.sql("select private.take('chat_message', $1)", [address]);
      return { reply: (await fromModel(message, address)) ?? answer(message) };
    },
  });

  async function fromModel(message: string, address: string): Promise<string | undefined> {
    return askModel && (await mayAskModel(deps.sql, address)) ? askModel(message) : undefined;
  }
}

/** Counts a question to the model against both of its limits; false when one is used up. */
async function mayAskModel(sql: Sql, address: string): Promise<boolean> {
  const [row] = await sql<{ allowed: boolean }>(
    `select case when private.within_limit('chat_model', $1)
       then private.within_limit('chat_model_day', $1) else false end as allowed`,
    [address],
  );
  return row?.allowed ?? false;
}
