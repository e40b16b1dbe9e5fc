import * as v from "valibot";
import { errorKind } from "../error-kind.ts";
import type { Log } from "../log.ts";
import type { Sql } from "../sql.ts";
import { withoutNul } from "../storable-text.ts";
import { chatVisitorNotice, chatVisitorPayload } from "./chat-visitor-mail.ts";
import { enrollmentConfirmation, enrollmentNotice, enrollmentPayload } from "./enrollment-mails.ts";
import type { Places } from "./places.ts";
import {
  isAddressRefused,
  mailConnections,
  type OutgoingMail,
  type SendMail,
} from "./transport.ts";

export type OutboxDeps = {
  sql: Sql;
  sendMail: SendMail;
  /** One set for everybody in this process who sends with `sendMail`. */
  places: Places;
  siteUrl: string;
  log: Log;
  /** Once aborted, no more mails are claimed. */
  stopping: AbortSignal;
};

/** What became of a mail. `refused` is its own fault, `failed` may be the mail server's. */
type Outcome = "sent" | "refused" | "failed";

/** A notice and a confirmation. */
const mailsOfAnEnquiry = 2;

/** Milliseconds before each further attempt to write down what became of a mail. */
const retries = [100, 1000, 4000];

/** The longest that writing it down can be put off, in milliseconds. */
export const longestNoting = retries.reduce((sum, delay) => sum + delay);

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
 * Sends one batch of what is due in `email_outbox`, only that of one enquiry if `enrollmentId` is given, and says what
 * became of each mail, when none is in hand any more. Waits first for a place, and claims no more than it has places for.
 * Any number of processes may do this at once: a claimed row is nobody else's for some minutes. A mail can go out twice
 * only if its process dies or loses the database for seconds between the mail server's "taken" and the note of it here, or
 * if the mail server takes it without saying so in time; both then bear the same Message-ID. Throws without a database.
 */
export async function deliverDueEmails(
  deps: OutboxDeps,
  enrollmentId: string | null = null,
): Promise<Outcome[]> {
  const { places, sql, stopping } = deps;
  const wanted = enrollmentId === null ? mailConnections : mailsOfAnEnquiry;
  let unused = await places.take(wanted);
  try {
    if (stopping.aborted) return [];
    const rows = await sql<unknown>("select * from private.claim_emails($1, $2)", [
      unused,
      enrollmentId,
    ]);
    const deliveries = rows.map((row) => deliver(deps, row).finally(() => places.giveBack(1)));
    places.giveBack(unused - rows.length);
    unused = 0;
    await Promise.allSettled(deliveries);
    return await Promise.all(deliveries);
  } finally {
    places.giveBack(unused);
  }
}

/**
 * Sends batch after batch until nothing is due. When as many mails in a row as there are connections fail through no
 * fault of their own, the rest would fail as well: it stays due for the next time. Batches do not count, for in a rush
 * one mail is often a whole batch.
 */
export async function deliverAllDueEmails(deps: OutboxDeps): Promise<void> {
  let outcomes: Outcome[];
  let failures = 0;
  do {
    outcomes = await deliverDueEmails(deps);
    for (const outcome of outcomes) {
      failures = outcome === "failed" ? failures + 1 : 0;
    }
  } while (outcomes.length > 0 && failures < mailConnections);
}

/**
 * Sends what has just become due: that of the enquiry, if its id is given, and otherwise one batch. When mails come
 * faster than they leave, one caller waits for a place and goes on with all that is due; the others leave theirs to it.
 */
export async function deliverNewEmails(
  deps: OutboxDeps,
  enrollmentId: string | null = null,
): Promise<void> {
  if (deps.places.free() >= mailsOfAnEnquiry) {
    await deliverDueEmails(deps, enrollmentId);
  } else if (!deps.places.awaited()) {
    await deliverAllDueEmails(deps);
  }
}

async function deliver(deps: OutboxDeps, row: unknown): Promise<Outcome> {
  const { sendMail, siteUrl, log } = deps;
  const { id, attempts, created_at } = v.parse(claimedRow, row);
  try {
    // Ids start again in another database; together with the time they do not come twice.
    await sendMail({ ...compose(row, siteUrl), id: `${id}.${created_at.getTime()}` });
  } catch (error) {
    const [note] = await persistently(() =>
      deps.sql<{ given_up: boolean }>("select private.mark_email_failed($1, $2, $3) as given_up", [
        id,
        withoutNul(error instanceof Error ? error.message : String(error)),
        isAddressRefused(error),
      ]),
    );
    const fields = { mail: id, attempts, reason: errorKind(error) };
    log.error(fields, note?.given_up ? "A mail was given up" : "A mail could not be sent yet");
    return isAddressRefused(error) || v.isValiError(error) ? "refused" : "failed";
  }
  await persistently(() => deps.sql("select private.mark_email_sent($1)", [id]));
  return "sent";
}

/** A hiccup of the database must not make us forget that a mail is out. */
async function persistently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const delay of retries) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return work();
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
