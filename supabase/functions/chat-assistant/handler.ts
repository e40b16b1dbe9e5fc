import * as v from "valibot";
import { limits } from "../../../content/limits.ts";
import { clientAddress } from "../_shared/client-address.ts";
import { jsonFunction } from "../_shared/json-function.ts";
import type { Log } from "../_shared/log.ts";
import type { Sql } from "../_shared/sql.ts";
import { type Assistant, createAssistant, type Learn, learnAnew } from "./assistant.ts";
import { ownContent } from "./content.ts";
import { createAskModel } from "./model/ask-model.ts";
import type { ModelSettings } from "./model/model-settings.ts";
import { kinds } from "./reply/kind.ts";
import type { Response as Reply } from "./response.ts";
import type { Context } from "./understanding/references/context.ts";

const payload = v.object({
  message: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("Please type a message."),
    v.maxLength(limits.chatMessage, `Please write at most ${limits.chatMessage} characters.`),
  ),
});

/** How an answer may have come about. */
export const answerKinds = [...kinds, "model"] as const;

export type AnswerKind = (typeof answerKinds)[number];

type Parts = {
  sql: Sql;
  /** The endpoint to ask; without one the built-in answers serve alone. */
  model: ModelSettings | undefined;
  log: Log;
  /** How she learns where what she has learned does not fit; in this thread, if nothing else is said. */
  learn?: Learn;
  /** Hears of each answer how it came about; not what was asked. */
  countAnswer?: ((kind: AnswerKind) => void) | undefined;
};

/** For the operator: what to do where the built weights do not fit. */
export const staleWeights =
  "What Aivy has learned is missing or does not fit these examples, this content and this code: run npm run build";

/**
 * Aivy for this site's content: what she has learned is read once a process, half a second of work, and kept. Weights
 * that do not fit are told to the log, and she learns anew, by `learn`.
 */
export function wakeAssistant(log: Log, learn: Learn = learnAnew): Promise<Assistant> {
  return createAssistant(ownContent, (content) => {
    log.error({}, staleWeights);
    return learn(content);
  });
}

/**
 * `{ message }` (1 to 500 characters) to `{ reply, context, suggestions }` (SPEC §7), and `register`, a slug, when the
 * visitor asks to join that program. The context comes back in the header `x-chat-context`; nothing of it is kept. The
 * reply comes from the model when there is one, its limits are not used up and the answer can be trusted;
 * else it is the built-in one. In a reply `[label](#section)` and `[address](mailto:address)` are links, all else is text.
 */
export function createChatAssistantHandler(parts: Parts): (request: Request) => Promise<Response> {
  const askModel = parts.model && createAskModel(parts.model, ownContent, parts.log);
  return jsonFunction({
    schema: payload,
    log: parts.log,
    async answer({ message }, request): Promise<Omit<Reply, "kind">> {
      const address = clientAddress(request);
      await parts.sql("select private.take('chat_message', $1)", [address]);
      const assistant = await wakeAssistant(parts.log, parts.learn);
      const context = assistant.readContext(request.headers.get("x-chat-context"));
      const fromIt = await fromModel(message, context, address);
      const { kind, ...answer } =
        fromIt === undefined
          ? assistant.respond(message, context)
          : assistant.accompany(fromIt, message, context);
      parts.countAnswer?.(fromIt === undefined ? kind : "model");
      return answer;
    },
  });

  async function fromModel(message: string, context: Context, address: string) {
    return askModel && (await mayAskModel(parts.sql, address))
      ? askModel(message, context)
      : undefined;
  }
}

/** Counts a question to the model against the limits of its address and then everybody's; false when one is used up. */
async function mayAskModel(sql: Sql, address: string): Promise<boolean> {
  const [row] = await sql<{ allowed: boolean }>(
    `select case when not private.within_limit('chat_model', $1) then false
       when not private.within_limit('chat_model_day', $1) then false
       else private.within_limit('chat_model_all', 'everybody') end as allowed`,
    [address],
  );
  return row?.allowed ?? false;
}
