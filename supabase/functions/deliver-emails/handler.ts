import * as v from "valibot";
import type { Background } from "../_shared/background.ts";
import { jsonFunction } from "../_shared/json-function.ts";
import { deliverAllDueEmails, type OutboxDeps } from "../_shared/mail/outbox.ts";

/**
 * Sends whatever is due. Hosted, where no process of ours keeps running, a schedule calls this (hosted-data.sql).
 * Anybody may: it sends nothing that is not due anyway, and says nothing about it.
 */
export function createDeliverEmailsHandler(
  deps: OutboxDeps & Background,
): (request: Request) => Promise<Response> {
  return jsonFunction({
    schema: v.object({}),
    log: deps.log,
    async answer() {
      deps.inBackground(deliverAllDueEmails(deps));
      return { accepted: true };
    },
  });
}
