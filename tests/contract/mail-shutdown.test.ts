import { expect, onTestFinished, test } from "vitest";
import { onEachDatabase } from "../support/databases.ts";
import { anEnquiry, registerOnSite } from "../support/enquiry.ts";
import { expectEachOnce } from "../support/outbox.ts";
import { runSql } from "../support/restart.ts";
import type { RunningServer } from "../support/server.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";

onEachDatabase((start) => {
  test("asked to stop, it soon gives up a mail server that hangs, and sees the mails that a slow one has in hand to their end, however much longer that takes", async () => {
    const slow = await startSmtpSink();
    onTestFinished(() => slow.close());
    const take = slow.hold();
    const patient = await start({ SMTP_URL: slow.url });
    const enquiry = anEnquiry();
    await registerOnSite(patient, enquiry);
    await expect.poll(() => slow.mails.length).toBe(2);

    const dead = await startSmtpSink();
    onTestFinished(() => dead.close());
    const connections = await dead.hang();
    const stuck = await start({ SMTP_URL: dead.url });
    await registerOnSite(stuck, anEnquiry());
    // The registration was answered while its mails were in hand.
    expect(await mails(stuck)).toMatchObject(Array(2).fill({ sent: false, failed: false }));
    await expect.poll(connections).toBe(2);

    const ended = patient.terminate();
    expect(await stuck.terminate()).toBe(0);
    expect(await mails(stuck)).toEqual(Array(2).fill({ sent: false, failed: true, attempts: 1 }));
    // The slow one's mails are older, and still in hand when those of the dead one have been given up.
    take();
    expect(await ended).toBe(0);
    expectEachOnce(slow, [enquiry]);
    expect(await mails(patient)).toEqual(Array(2).fill({ sent: true, failed: false, attempts: 1 }));
  });
});

/** What has become of the mails in a server's outbox. */
function mails(server: RunningServer) {
  return runSql<{ sent: boolean; failed: boolean; attempts: number }>(
    server,
    `select sent_at is not null as sent, last_error is not null as failed, attempts
       from public.email_outbox`,
  );
}
