import { expect } from "vitest";
import { runSql } from "./restart.ts";
import { type RunningServer, startServer } from "./server.ts";
import type { SmtpSink } from "./smtp-sink.ts";

/** Stops the server well and starts it again on the same data when all waiting mails have become due. */
export async function restartWithMailsDue(server: RunningServer): Promise<RunningServer> {
  await server.terminate();
  await runSql(server, "update public.email_outbox set next_attempt_at = now()");
  return startServer(server.environment);
}

/** Each of these enquiries has brought one mail to its learner and one to the provider, and nothing else came. */
export function expectEachOnce(sink: SmtpSink, enquiries: { email: string }[]): void {
  const ids = sink.mails.map((mail) => mail.messageId);
  expect(new Set(ids).size).toBe(ids.length);
  const learners = sink.mails
    .flatMap((mail) => mail.recipients)
    .filter((to) => to.endsWith("@example.in"));
  expect(learners.sort()).toEqual(enquiries.map(({ email }) => email).sort());
  const notices = sink.mails
    .map((mail) => mail.replyTo)
    .filter((from) => from.endsWith("@example.in"));
  expect(notices.sort()).toEqual(enquiries.map(({ email }) => email).sort());
}
