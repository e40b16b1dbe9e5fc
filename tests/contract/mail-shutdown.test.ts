import { expect, test } from "vitest";
import { onEachDatabase } from "../support/databases.ts";
import { anEnquiry, registerOnSite } from "../support/enquiry.ts";
import { expectEachOnce } from "../support/outbox.ts";
import { runSql } from "../support/restart.ts";
import type { RunningServer } from "../support/server.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";

// Both wait, for what a mail server may take: at the same time, each with a mail server of its own.
onEachDatabase((start) => {
  test.concurrent("asked to stop while a slow mail server takes its time, it sees the mails in hand to their end", async ({
    onTestFinished,
  }) => {
    const sink = await startSmtpSink();
    onTestFinished(() => sink.close());
    sink.slow(12_000);
    const server = await start({ SMTP_URL: sink.url });
    const enquiry = anEnquiry();
    await registerOnSite(server, enquiry);
    await expect.poll(() => sink.mails.length).toBe(2);
    expect(await server.terminate()).toBe(0);
    expectEachOnce(sink, [enquiry]);
    expect(await mails(server)).toEqual([
      { sent: true, attempts: 1 },
      { sent: true, attempts: 1 },
    ]);
  });

  test.concurrent("a mail server that hangs delays neither the registration nor the shutdown for long", async ({
    onTestFinished,
  }) => {
    const sink = await startSmtpSink();
    onTestFinished(() => sink.close());
    const connections = await sink.hang();
    const server = await start({ SMTP_URL: sink.url });
    const began = performance.now();
    await registerOnSite(server, anEnquiry());
    expect(performance.now() - began).toBeLessThan(2_000);
    await expect.poll(connections).toBe(2);
    expect(await server.terminate()).toBe(0);
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(await mails(server)).toMatchObject([{ sent: false }, { sent: false }]);
  });
});

/** What a server that has ended left in its outbox. */
function mails(server: RunningServer) {
  return runSql<{ sent: boolean; attempts: number }>(
    server,
    "select sent_at is not null as sent, attempts from public.email_outbox",
  );
}
