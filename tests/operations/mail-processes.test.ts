import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { mailConnections } from "../../supabase/functions/_shared/mail/transport.ts";
import { anEnquiry, registerOnSite } from "../support/enquiry.ts";
import { failures } from "../support/mails.ts";
import { expectEachOnce } from "../support/outbox.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "../support/postgres.ts";
import { startServer } from "../support/server.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";

const programs = findPostgres();

describe.skipIf(!programs)("several processes on one PostgreSQL", () => {
  let cluster: RunningPostgres;

  beforeAll(async () => {
    cluster = await startPostgres(programs ?? "");
  });

  afterAll(() => cluster?.stop());

  async function stage() {
    const url = await cluster.createDatabase();
    const dataDirectory = await mkdtemp(join(tmpdir(), "keys-"));
    const sink = await startSmtpSink();
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    onTestFinished(async () => {
      await sql.end();
      await sink.close();
      await rm(dataDirectory, { recursive: true });
    });
    const start = () =>
      startServer({ DATABASE_URL: url, SMTP_URL: sink.url, DATA_DIR: dataDirectory });
    const count = async (condition: string) =>
      (await sql.unsafe(`select from email_outbox where ${condition}`)).length;
    const makeAllDue = () => sql`update email_outbox set next_attempt_at = now()`;
    /** Lets so many seconds pass for the mails, and tells how many of them somebody may take up then. */
    const freeAfter = async (seconds: number) => {
      await sql`update email_outbox set next_attempt_at = next_attempt_at - make_interval(secs => ${seconds})`;
      return count("next_attempt_at <= now()");
    };
    return { sink, count, makeAllDue, freeAfter, start };
  }

  test("that sweep at the same time send each mail once", async () => {
    const { sink, count, makeAllDue, start } = await stage();
    await sink.down();
    const first = await start();
    const enquiries = Array.from({ length: 30 }, () => anEnquiry());
    await Promise.all(enquiries.map((enquiry) => registerOnSite(first, enquiry)));
    await expect.poll(() => failures(first)).toBeGreaterThanOrEqual(2);
    await first.stop();

    await sink.resume();
    await makeAllDue();
    const servers = await Promise.all([start(), start(), start()]);
    await expect.poll(() => count("sent_at is null")).toBe(0);
    await Promise.all(servers.map((server) => server.stop()));
    expectEachOnce(sink, enquiries);
  });

  test("take in hand no more than they have connections for, in a rush and with a mail server that takes its time", async () => {
    const { sink, count, start } = await stage();
    sink.slow(1_000);
    const server = await start();
    const enquiries = Array.from({ length: 12 }, () => anEnquiry());
    await Promise.all(enquiries.map((enquiry) => registerOnSite(server, enquiry)));
    await expect.poll(() => sink.mails.length).toBeGreaterThanOrEqual(mailConnections);
    expect(await count("claimed_at is not null and sent_at is null")).toBeLessThanOrEqual(
      mailConnections,
    );
    // Sooner than the sweep comes by.
    await expect.poll(() => count("sent_at is null"), { timeout: 12_000 }).toBe(0);
    await server.stop();
    expectEachOnce(sink, enquiries);
    expect(await count("attempts <> 1")).toBe(0);
  });

  test("finish what one that was killed had in hand, five minutes later", async () => {
    const { sink, count, freeAfter, start } = await stage();
    await sink.hang();
    const enquiry = anEnquiry();
    const doomed = await start();
    await registerOnSite(doomed, enquiry);
    await expect.poll(() => count("claimed_at is not null")).toBe(2);
    await doomed.kill();

    await sink.resume();
    expect(await freeAfter(240)).toBe(0);
    expect(await freeAfter(60)).toBe(2);
    const next = await start();
    await expect.poll(() => count("sent_at is null")).toBe(0);
    await next.stop();
    expectEachOnce(sink, [enquiry]);
  });
});
