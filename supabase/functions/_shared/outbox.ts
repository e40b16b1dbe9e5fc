import * as v from "valibot";
import { chatVisitorNotice, chatVisitorPayload } from "./chat-visitor-mail.ts";
import { enrollmentConfirmation, enrollmentNotice, enrollmentPayload } from "./enrollment-mails.ts";
import { errorKind } from "./error-kind.ts";
import type { Log } from "./log.ts";
import type { OutgoingMail, SendMail } from "./mail-transport.ts";
import type { Sql } from "./sql.ts";

export type OutboxParts = { sql: Sql; sendMail: SendMail; siteUrl: string; log: Log };

/** How many mails are claimed at a time, and so how many connections to the mail server at once. */
const batchSize = 5;

/** A claimed row that every kind of mail has in common. Drivers give a bigint as a number or a string. */
const claimedRow = v.object({
  id: v.union([v.number(), v.string()]),
  attempts: v.number(),
  created_at: v.date(),
});

const outboxMail = v.variant("kind", [
  v.object({ kind: v.literal("enrollment_notice"), payload: enrollmentPayload }),
  v.object({ kind: v.literal("enrollment_confirmation"), payload: enrollmentPayload }),
  v.object({ kind: v.literal("chat_visitor_notice"), payload: chatVisitorPayload }),
]);

/**
 * Sends one batch of what is due in `email_outbox`, only that of one enquiry if `enrollmentId` is given, and
 * says how many mails were sent. Any number of processes may do this at
 * once: a claimed row is nobody else's for some minutes. A mail can go out twice only if a process dies
 * between the mail server's "taken" and the note of it here; both then bear the same Message-ID.
 */
export async function deliverDueEmails(
  parts: OutboxParts,
  enrollmentId: string | null = null,
): Promise<number> {
  const rows = await parts.sql<unknown>("select * from private.claim_emails($1, $2)", [
    batchSize,
    enrollmentId,
  ]);
  const outcomes = await Promise.all(rows.map((row) => deliver(parts, row)));
  return outcomes.filter((sent) => sent).length;
}

/**
 * Sends batch after batch until nothing is due. When not one mail of a batch gets through, the rest would fail
 * as well: it stays due for the next time.
 */
export async function deliverAllDueEmails(
  parts: OutboxParts,
  stopping?: AbortSignal,
): Promise<void> {
  let sent: number;
  do {
    sent = await deliverDueEmails(parts);
  } while (sent > 0 && !stopping?.aborted);
}

async function deliver({ sql, sendMail, siteUrl, log }: OutboxParts, row: unknown) {
  const { id, attempts, created_at } = v.parse(claimedRow, row);
  try {
    // Ids start again in another database; together with the time they do not come twice.
    await sendMail({ ...compose(row, siteUrl), id: `${id}.${created_at.getTime()}` });
  } catch (error) {
    const [outcome] = await sql<{ given_up: boolean }>(
      "select private.mark_email_failed($1, $2) as given_up",
      [id, error instanceof Error ? error.message : String(error)],
    );
    const fields = { mail: id, attempts, reason: errorKind(error) };
    log.error(fields, outcome?.given_up ? "A mail was given up" : "A mail could not be sent yet");
    return false;
  }
  await sql("select private.mark_email_sent($1)", [id]);
  return true;
}

function compose(row: unknown, siteUrl: string): OutgoingMail {
  const mail = v.parse(outboxMail, row);
  switch (mail.kind) {
    case "enrollment_notice":
      return enrollmentNotice(mail.payload, siteUrl);
    case "enrollment_confirmation":
      return enrollmentConfirmation(mail.payload, siteUrl);
    case "chat_visitor_notice":
      return chatVisitorNotice(mail.payload);
  }
}
