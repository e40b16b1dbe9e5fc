import * as v from "valibot";
import { chatDetails } from "../../../content/chat.ts";
import { limits, visiblePattern } from "../../../content/limits.ts";
import type { Background } from "../_shared/background.ts";
import { clientAddress } from "../_shared/client-address.ts";
import { jsonFunction } from "../_shared/json-function.ts";
import { deliverNewEmails, type OutboxDeps } from "../_shared/mail/outbox.ts";
import { plainLine } from "../_shared/storable-text.ts";

const name = v.pipe(plainLine(limits.chatName), v.regex(visiblePattern, chatDetails.blank));

/** SPEC §7, with the rules of the details step (SPEC §5). */
const payload = v.object({
  firstName: name,
  lastName: name,
  email: v.pipe(
    plainLine(limits.email),
    v.transform(addressOf),
    v.nonEmpty(chatDetails.blank),
    v.includes("@", chatDetails.notAnAddress),
  ),
  timestamp: v.pipe(v.string(), v.isoTimestamp(), v.toDate(), v.check(isStorable, "Invalid date")),
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
      deps.inBackground(deliverNewEmails(deps));
      return { accepted: true };
    },
  });
}

/** As address books copy it, "Asha Rao <asha@example.in>": by the address alone it is found and erased again. */
function addressOf(typed: string): string {
  return /<([^<>\s]+@[^<>\s]+)>$/.exec(typed)?.[1] ?? typed;
}

/** PostgreSQL knows no year 0, and ISO 8601 needs a sign for those from 10000 on. */
function isStorable(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  return year >= 1 && year <= 9999;
}
