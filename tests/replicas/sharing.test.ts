import { expect, onTestFinished, test } from "vitest";
import { newClient, register, registerMany } from "../support/client.ts";
import { anEnquiry, registerOnSite } from "../support/enquiry.ts";
import { expectEachOnce } from "../support/outbox.ts";
import { requestLink } from "../support/sign-in.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { startReplicas } from "./replicas.ts";

test("four that start at once on an empty database run each migration once", async () => {
  const { sql } = await startReplicas(4);
  const [recorded] = await sql`
    select count(*) = count(distinct version) as once from supabase_migrations.schema_migrations`;
  expect(recorded).toEqual({ once: true });
});

test("a limit is one limit, whichever of them is asked", async () => {
  const { servers } = await startReplicas(2);
  const taken = await Promise.all(
    servers.map((server) => registerMany(newClient(server, "203.0.113.1"), 150)),
  );
  expect(taken.reduce((sum, each) => sum + each)).toBe(200);
});

test("the same registration through both is one", async () => {
  const { servers, sql } = await startReplicas(2);
  const enquiry = anEnquiry();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      register(newClient(servers[n % 2] ?? servers[0]), enquiry),
    ),
  );
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await sql`select from public.enrollment_inquiries`).toHaveLength(1);
});

test("a link that was asked for at one is spent at the other, and the session is everybody's", async () => {
  const { servers } = await startReplicas(2);
  const [one, two] = servers;
  const token_hash = await requestLink(one);
  const admin = newClient(two);
  const { data, error } = await admin.auth.verifyOtp({ token_hash, type: "magiclink" });
  expect(error).toBeNull();
  const again = await newClient(one).auth.verifyOtp({ token_hash, type: "magiclink" });
  expect(again.error?.code).toBe("otp_expired");

  await register(newClient(one));
  const elsewhere = newClient(one);
  await elsewhere.auth.setSession(data.session ?? { access_token: "", refresh_token: "" });
  expect((await elsewhere.from("enrollment_inquiries").select()).data).toHaveLength(1);
  await elsewhere.auth.signOut();
  const ended = await newClient(two).auth.getUser(data.session?.access_token);
  expect(ended.error?.name).toBe("AuthSessionMissingError");
});

test("each mail goes out once, though both send and both sweep", async () => {
  const sink = await startSmtpSink();
  const { servers, sql } = await startReplicas(2, { SMTP_URL: sink.url });
  onTestFinished(() => sink.close());
  const enquiries = Array.from({ length: 40 }, () => anEnquiry());
  await Promise.all(enquiries.map((each, n) => registerOnSite(servers[n % 2] ?? servers[0], each)));
  const left = () => sql`select from email_outbox where sent_at is null`;
  await expect.poll(async () => (await left()).length, { timeout: 60_000 }).toBe(0);
  expectEachOnce(sink, enquiries);
});

test("one that is killed in the middle takes nothing with it", async () => {
  const sink = await startSmtpSink();
  const { servers, sql } = await startReplicas(2, { SMTP_URL: sink.url });
  onTestFinished(() => sink.close());
  const [doomed, other] = servers;
  const acknowledged: { email: string }[] = [];
  let ended = 0;
  const visitors = Array.from({ length: 8 }, async (_, visitor) => {
    let server = visitor % 2 ? doomed : other;
    for (let n = 0; n < 40; n += 1) {
      const enquiry = anEnquiry({ email: `v${visitor}.${n}@example.in` });
      const { data } = await register(newClient(server, `203.0.113.${visitor}`), enquiry);
      if (data?.email === enquiry.email) acknowledged.push(enquiry);
      // Visitors of the dead one come again, and meet the other.
      else server = other;
    }
    ended += 1;
  });
  await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(60);
  await doomed.kill();
  expect(ended).toBeLessThan(8);
  await Promise.all(visitors);

  const stored = await sql<{ email: string }[]>`select email from public.enrollment_inquiries`;
  const emails = new Set(stored.map(({ email }) => email));
  expect(acknowledged.filter(({ email }) => !emails.has(email))).toEqual([]);
  // What the dead one had in hand is due again after a while.
  await sql`update email_outbox set next_attempt_at = now() where sent_at is null`;
  const left = () => sql`select from email_outbox where sent_at is null`;
  await expect.poll(async () => (await left()).length, { timeout: 120_000 }).toBe(0);
  const told = new Set(sink.mails.flatMap(({ recipients }) => recipients));
  expect(acknowledged.filter(({ email }) => !told.has(email))).toEqual([]);
});
