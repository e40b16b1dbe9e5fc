import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { site } from "../../content/site.ts";
import { newClient } from "../support/client.ts";
import { onEachDatabase } from "../support/databases.ts";
import { anEnquiry, registerOnSite } from "../support/enquiry.ts";
import { failures } from "../support/mails.ts";
import { expectEachOnce, restartWithMailsDue } from "../support/outbox.ts";
import { runSql } from "../support/restart.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink.ts";
import { takesNoMore } from "../support/takes-no-more.ts";

const visitor = {
  firstName: "Ravi",
  lastName: "Menon",
  email: "ravi@example.in",
  timestamp: "2026-12-01T09:30:00.000Z",
};

onEachDatabase((start) => {
  let sink: SmtpSink;

  beforeAll(async () => {
    sink = await startSmtpSink();
  });

  afterAll(() => sink.close());

  /** A server that could not send the mails of these enquiries yet, because its mail server is down. */
  async function startWithoutMail(enquiries: Parameters<typeof registerOnSite>[1][]) {
    sink.mails.length = 0;
    await sink.down();
    const server = await start({ SMTP_URL: sink.url });
    await Promise.all(enquiries.map((enquiry) => registerOnSite(server, enquiry)));
    // Where nothing gets through, the rest is left for later.
    await expect.poll(() => failures(server)).toBeGreaterThanOrEqual(2);
    return server;
  }

  test("mails wait for a mail server that is down, and each goes out once when it is back, whatever the clock did", async () => {
    const enquiries = Array.from({ length: 12 }, () => anEnquiry());
    const server = await startWithoutMail(enquiries);
    expect(server.logs.join("\n")).not.toContain("@example.in");
    await server.terminate();
    await sink.resume();
    // As they stand once a clock that ran a year ahead has been put right.
    await runSql(
      server,
      `update public.email_outbox set created_at = created_at + interval '1 year',
         claimed_at = claimed_at + interval '1 year',
         next_attempt_at = next_attempt_at + interval '1 year'`,
    );
    const again = await startServer(server.environment);
    onTestFinished(() => again.stop());
    await expect.poll(() => sink.mails.length).toBe(24);
    await again.stop();
    expectEachOnce(sink, enquiries);
  });

  test("learners whose address the mail server refuses hold back neither enquiries nor other mails", async () => {
    // The form takes 254 characters, the mail server only 253.
    const refused = Array.from({ length: 12 }, (_, n) =>
      anEnquiry({ email: `${n}@example.in`.padStart(254, "x") }),
    );
    const learner = anEnquiry();
    const server = await startWithoutMail([...refused, learner]);
    await server.terminate();
    await sink.resume();
    await runSql(
      server,
      `update public.email_outbox
         set next_attempt_at = now() - (kind = 'enrollment_confirmation')::int * interval '1 hour'`,
    );
    const again = await startServer(server.environment);
    onTestFinished(() => again.stop());
    await expect.poll(() => sink.mails.length).toBe(14);
    expect(sink.mails.slice(0, 10).flatMap((mail) => mail.recipients)).toEqual(
      Array.from({ length: 10 }, () => site.enquiryEmail),
    );
    expect(sink.mails.flatMap((mail) => mail.recipients)).toContain(learner.email);
    await expect.poll(() => failures(again)).toBe(12);
  });

  test("an address that is refused for good is asked for once more an hour later, and the provider's all day", async () => {
    let server = await start();
    await registerOnSite(server, anEnquiry({ email: "x@example.in".padStart(254, "x") }));
    const stored = `select kind, given_up_at is not null as lost,
        round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes
      from public.email_outbox where sent_at is null`;
    const confirmation = { kind: "enrollment_confirmation" };
    await expect
      .poll(() => runSql(server, stored))
      .toEqual([{ ...confirmation, lost: false, minutes: 60 }]);
    server = await restartWithMailsDue(server);
    await expect.poll(() => server.logs.join("\n")).toContain("A mail was given up");
    expect(await runSql(server, stored)).toMatchObject([{ ...confirmation, lost: true }]);
    // Sent again by hand, it is asked for as often as the first time.
    const [lost] = await runSql<{ id: number }>(
      server,
      "select id from public.email_outbox where sent_at is null",
    );
    const admin = await signedInAdmin(server);
    const { error } = await admin.rpc("send_mail_again", { mail: Number(lost?.id) });
    expect(error).toBeNull();
    server = await restartWithMailsDue(server);
    await expect
      .poll(() => runSql(server, stored))
      .toEqual([{ ...confirmation, lost: false, minutes: 60 }]);
    const refuse = `update public.email_outbox set sent_at = null, attempts = 2 where kind = 'enrollment_notice';
      select private.mark_email_failed(id, '550 Mailbox unavailable', true) as lost
      from public.email_outbox where kind = 'enrollment_notice'`;
    expect(await runSql(server, refuse)).toEqual([{ lost: false }]);
    expect(await runSql(server, refuse)).toEqual([{ lost: false }]);
    await server.stop();
  });

  test("a mail server that hangs sees five connections at most", async () => {
    sink.mails.length = 0;
    const connections = await sink.hang();
    const server = await start({ SMTP_URL: sink.url });
    const enquiries = Array.from({ length: 12 }, () => anEnquiry());
    await Promise.all(enquiries.map((enquiry) => registerOnSite(server, enquiry)));
    await expect.poll(connections).toBe(5);
    // Later mails wait in the database.
    await registerOnSite(server, anEnquiry());
    const stopped = server.stop();
    await takesNoMore(server);
    await sink.resume();
    await stopped;
    // Whoever wanted another one has had it by now.
    expect(connections()).toBe(5);
    expect(sink.mails).toEqual([]);
  });

  test("whatever a mail server says instead of taking a mail, it is noted and tried again a minute later", async () => {
    await sink.refuse("554 Not\0 today");
    const server = await start({ SMTP_URL: sink.url });
    await registerOnSite(server, anEnquiry());
    await expect.poll(() => failures(server)).toBe(2);
    const rows = await runSql(
      server,
      `select last_error like '%554 Not today%' as noted,
         next_attempt_at between now() and now() + interval '1 minute' as soon
       from public.email_outbox`,
    );
    expect(rows).toEqual(Array(2).fill({ noted: true, soon: true }));
    await server.stop();
  });

  test("a sign-in link that has not left before the server stops keeps the next one from nobody", async () => {
    sink.mails.length = 0;
    await sink.refuse("554 Not today");
    const server = await start({ SMTP_URL: sink.url });
    const ask = (from: RunningServer) =>
      newClient(from).auth.signInWithOtp({ email: site.adminEmails[0] });
    expect((await ask(server)).error).toBeNull();
    await expect
      .poll(() => server.logs.join("\n"))
      .toContain("The mail server did not take a sign-in mail");
    await server.terminate();
    await sink.resume();
    const again = await startServer(server.environment);
    onTestFinished(() => again.stop());
    expect((await ask(again)).error).toBeNull();
    await expect.poll(() => sink.mails.length).toBe(1);
    expect(sink.mails[0]?.recipients).toEqual([site.adminEmails[0]]);
  });

  test("a mail that never gets through is tried again, further and further apart, and after a day a learner's is given up", async () => {
    let server = await startWithoutMail([anEnquiry()]);
    const delays: number[] = [];
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await expect.poll(() => failures(server)).toBe(2);
      const rows = await runSql<{ minutes: number }>(
        server,
        `select round(extract(epoch from min(next_attempt_at) - now()) / 60)::int as minutes
           from public.email_outbox`,
      );
      delays.push(...rows.map(({ minutes }) => minutes));
      server = await restartWithMailsDue(server);
    }
    expect(delays).toEqual([1, 5]);
    await expect.poll(() => failures(server)).toBe(2);
    const [later] = await runSql(
      server,
      `update public.email_outbox set attempts = 13;
       select json_agg(extract(epoch from private.retry_delay(n)) / 60 order by n) filter (where n <= 5) as first,
         max(extract(epoch from private.retry_delay(n)) / 3600)::int as longest,
         sum(extract(epoch from private.retry_delay(n)) / 3600)::int as hours, count(private.retry_delay(n))::int as attempts
       from generate_series(1, 100) as n`,
    );
    // However long it was away, nothing waits for half a day once a mail server is back.
    expect(later).toEqual({ first: [1, 5, 30, 60, 60], longest: 4, hours: 24, attempts: 13 });
    server = await restartWithMailsDue(server);
    await expect
      .poll(() => server.logs.filter((line) => line.includes("A mail was given up")).length)
      .toBe(1);
    await expect.poll(() => failures(server)).toBe(1);
    const rows = await runSql(
      server,
      `select kind, case when given_up_at is null
           then round(extract(epoch from next_attempt_at - now()) / 3600)::int end as hours
         from public.email_outbox order by kind`,
    );
    expect(rows).toEqual([
      { kind: "enrollment_confirmation", hours: null },
      { kind: "enrollment_notice", hours: 4 },
    ]);
    await server.stop();
  });

  test("the provider is told of somebody who only chatted when a mail server is back after a weekend", async () => {
    sink.mails.length = 0;
    await sink.down();
    let server = await start({ SMTP_URL: sink.url });
    const { error } = await newClient(server).functions.invoke("send-user-alert", {
      body: visitor,
    });
    expect(error).toBeNull();
    await expect.poll(() => failures(server)).toBe(1);
    // Tried as often as in two and a half days.
    await runSql(server, "update public.email_outbox set attempts = 22");
    server = await restartWithMailsDue(server);
    await expect.poll(() => failures(server)).toBe(1);
    await sink.resume();
    server = await restartWithMailsDue(server);
    await expect.poll(() => sink.mails.length).toBe(1);
    expect(sink.mails[0]?.recipients).toEqual([site.enquiryEmail]);
    await server.stop();
  });

  test("what has told the provider of nobody for more than a month is given up", async () => {
    const server = await startWithoutMail([anEnquiry()]);
    await runSql(
      server,
      "update public.email_outbox set attempts = 200, created_at = now() - interval '32 days'",
    );
    const again = await restartWithMailsDue(server);
    await expect
      .poll(() => again.logs.filter((line) => line.includes("A mail was given up")).length)
      .toBe(2);
    await again.stop();
  });
});
