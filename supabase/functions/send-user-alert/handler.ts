import * as v from "valibot";
import type { Background } from "../_shared/background.ts";
import { clientAddress } from "../_shared/client-address.ts";
import { jsonFunction } from "../_shared/json-function.ts";
import { deliverDueEmails, type OutboxDeps } from "../_shared/mail/outbox.ts";
import { storableText } from "../_shared/storable-text.ts";

const missing = "Please fill in all fields";
const name = v.pipe(storableText(100), v.trim(), v.nonEmpty(missing));

/** SPEC §7, with the rules of the details step (SPEC §5). */
const payload = v.object({
  firstName: name,
  lastName: name,
  email: v.pipe(
    storableText(254),
    v.trim(),
    v.nonEmpty(missing),
    v.includes("@", "Please enter a valid email address"),
  ),
  timestamp: v.pipe(v.string(), v.isoTimestamp(), v.toDate()),
});

type Deps = OutboxDeps & Background;

/**
 * Records who starts a chat; the database writes the notice to the provider in the same transaction. The
 * answer is an error when that could not be stored, and does not wait for the mail server.
 */
export function createSendUserAlertHandler(deps: Deps): (request: Request) => Promise<Response> {
  return jsonFunction({
    schema: payload,
    log: deps.log,
    async answer({ firstName, lastName, email, timestamp }, request) {
      await deps.sql("select private.record_chat_visitor($1, $2, $3, $4, $5)", [
        firstName,
        lastName,
        email,
        timestamp.toISOString(),
        clientAddress(request),
      ]);
      deps.inBackground(deliverDueEmails(deps));
      return { accepted: true };
    },
  });
}
