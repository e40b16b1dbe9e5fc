import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../server/database.ts";
import { readSettings } from "../../server/settings.ts";
import { anEnquiry, register } from "../support/enquiry.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "../support/postgres.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink.ts";

test("on PGlite too, mails wait for a mail server and go out once", async () => {
  const folder = await mkdtemp(join(tmpdir(), "outage-"));
  const sink = await startSmtpSink();
  onTestFinished(async () => {
    await sink.close();
    await rm(folder, { recursive: true });
  });
  const environment = { DATA_DIR: join(folder, "data"), SMTP_URL: sink.url };
  await sink.down();
  const server = await startServer(environment);
  const enquiry = anEnquiry();
  await register(server, enquiry);
  await expect
    .poll(() => server.logs.filter((line) => line.includes("A mail could not be sent yet")).length)
    .toBe(2);
  await server.stop();

  const database = await openDatabase(readSettings(environment));
  await database.query("update email_outbox set next_attempt_at = now()");
  await database.close();
  await sink.resume();
  const again = await startServer(environment);
  await expect.poll(() => sink.mails.length).toBe(2);
  await again.stop();
  expectEachOnce(sink, [enquiry]);
});

const programs = findPostgres();

describe.skipIf(!programs)("on PostgreSQL", () => {
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
    return { sink, sql, start };
  }

  test("mails wait for a mail server that is down, and each goes out once when it is back", async () => {
    const { sink, sql, start } = await stage();
    await sink.down();
    const server = await start();
    const enquiries = Array.from({ length: 12 }, () => anEnquiry());
    await Promise.all(enquiries.map((enquiry) => register(server, enquiry)));
    await expect.poll(() => waiting(sql)).toBe(24);
    await expect.poll(() => triedOnce(sql)).toBe(24);
    await server.stop();
    expect(server.logs.join("\n")).toContain("A mail could not be sent yet");
    expect(server.logs.join("\n")).not.toContain("@example.in");

    await sink.resume();
    await sql`update email_outbox set next_attempt_at = now()`;
    const again = await start();
    await expect.poll(() => waiting(sql)).toBe(0);
    await again.stop();
    expectEachOnce(sink, enquiries);
  });

  test("two processes that sweep at the same time send one mail each", async () => {
    const { sink, sql, start } = await stage();
    await sink.down();
    const first = await start();
    const enquiries = Array.from({ length: 30 }, () => anEnquiry());
    await Promise.all(enquiries.map((enquiry) => register(first, enquiry)));
    await expect.poll(() => triedOnce(sql)).toBe(60);
    await first.stop();

    await sink.resume();
    await sql`update email_outbox set next_attempt_at = now()`;
    const servers = await Promise.all([start(), start(), start()]);
    await expect.poll(() => waiting(sql)).toBe(0);
    await Promise.all(servers.map((server) => server.stop()));
    expectEachOnce(sink, enquiries);
  });

  test("a mail in hand when its process is killed is sent by the next one", async () => {
    const { sink, sql, start } = await stage();
    await sink.hang();
    const enquiry = anEnquiry();
    const doomed = await start();
    await register(doomed, enquiry);
    await expect
      .poll(() =>
        sql`select from email_outbox where claimed_at is not null`.then((rows) => rows.length),
      )
      .toBe(2);
    await doomed.kill();

    await sink.resume();
    await sql`update email_outbox set next_attempt_at = now()`;
    const next = await start();
    await expect.poll(() => waiting(sql)).toBe(0);
    await next.stop();
    expectEachOnce(sink, [enquiry]);
  });

  test("a mail that never gets through is tried six times, further and further apart, then given up", async () => {
    const { sink, sql, start } = await stage();
    await sink.down();
    const enquiry = anEnquiry();
    let server: RunningServer = await start();
    await register(server, enquiry);
    const delays: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect.poll(() => leastAttempts(sql)).toBe(attempt);
      await server.stop();
      const [row] = await sql`
        select round(extract(epoch from min(next_attempt_at) - now()) / 60)::int as minutes
        from email_outbox`;
      delays.push(row?.minutes);
      await sql`update email_outbox set next_attempt_at = now()`;
      server = await start();
    }
    expect(delays).toEqual([1, 5, 30, 120, 720]);
    await expect
      .poll(() =>
        sql`select from email_outbox where given_up_at is not null`.then((rows) => rows.length),
      )
      .toBe(2);
    await server.stop();
    expect(server.logs.filter((line) => line.includes("A mail was given up"))).toHaveLength(2);
  });

  test("a mail server that hangs delays neither the registration nor the shutdown for long", async () => {
    const { sink, sql, start } = await stage();
    await sink.hang();
    const server = await start();
    const began = performance.now();
    await register(server, anEnquiry());
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(await server.terminate()).toBe(0);
    expect(await waiting(sql)).toBe(2);
    expect(performance.now() - began).toBeLessThan(15_000);
  });
});

async function waiting(sql: postgres.Sql): Promise<number> {
  return (await sql`select from email_outbox where sent_at is null`).length;
}

/** Mails of which a first attempt has failed and been noted. */
async function triedOnce(sql: postgres.Sql): Promise<number> {
  return (await sql`select from email_outbox where attempts = 1 and last_error is not null`).length;
}

async function leastAttempts(sql: postgres.Sql): Promise<number> {
  const [row] = await sql`
    select min(attempts) as attempts from email_outbox
    having count(*) filter (where last_error is null or next_attempt_at < now()) = 0`;
  return row?.attempts ?? 0;
}

function expectEachOnce(sink: SmtpSink, enquiries: { email: string }[]): void {
  const ids = sink.mails.map((mail) => mail.messageId);
  expect(new Set(ids).size).toBe(ids.length);
  const learners = sink.mails.flatMap((mail) => mail.recipients).filter((to) => to.endsWith(".in"));
  expect(learners.sort()).toEqual(enquiries.map(({ email }) => email).sort());
  const notices = sink.mails.map((mail) => mail.replyTo).filter((from) => from.endsWith(".in"));
  expect(notices.sort()).toEqual(enquiries.map(({ email }) => email).sort());
}
