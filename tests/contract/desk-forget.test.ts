import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { programs } from "../../content/programs.ts";
import { keepHouse } from "../../server/database/housekeeping.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { readSettings } from "../../server/settings.ts";
import { newClient, trustLoopback } from "../support/client.ts";
import { onEachDatabase } from "../support/databases.ts";
import { call, type Page, type Row } from "../support/desk.ts";
import { anEnquiry, type Enquiry, registerOnSite } from "../support/enquiry.ts";
import { readErasures, readEverythingKept } from "../support/everything-kept.ts";
import { runSql } from "../support/restart.ts";
import type { RunningServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";
import { silentLog } from "../support/silent-log.ts";

onEachDatabase((start) => {
  let server: RunningServer;
  let admin: SupabaseClient;
  beforeAll(async () => {
    server = await start();
    admin = await signedInAdmin(server, "203.0.113.1");
  });

  const startChat = (email: string) =>
    newClient(server).functions.invoke("send-user-alert", {
      body: { firstName: "Asha", lastName: "Rao", email, timestamp: new Date().toISOString() },
    });
  const find = async (enquiry: Enquiry) =>
    (await call<Page>(admin, "list_enquiries", { filter: { q: enquiry.email } })).rows;

  async function insert(header: string | undefined, given: Partial<Enquiry> = {}): Promise<Row> {
    const enquiry = anEnquiry(given);
    const insertion = newClient(server).from("enrollment_inquiries").insert(enquiry);
    await (header === undefined
      ? insertion
      : insertion.setHeader("x-enquiry-source", header)
    ).throwOnError();
    const [row] = await find(enquiry);
    return row as Row;
  }

  test("where a visitor came from is kept: four names and no more, as one spelling", async () => {
    const told = {
      utm_source: " Google ",
      utm_medium: "CPC",
      utm_campaign: "Diwali \\u0926\\u0940",
      referrer_host: "WWW.Example.co.in",
      gclid: "secret",
      name: "Somebody Else",
    };
    const row = await insert(JSON.stringify(told).replaceAll("\\\\u", "\\u"));
    expect(row).toMatchObject({
      name: "Asha Rao",
      source: "google",
      utm_source: "google",
      utm_medium: "cpc",
      utm_campaign: "Diwali दी",
      referrer_host: "example.co.in",
    });
    expect(JSON.stringify(row)).not.toContain("secret");
    const referred = await insert('{"referrer_host":"bing.com"}');
    expect(referred).toMatchObject({ source: "bing.com", utm_source: null });
    const filter = { sources: ["google"] };
    const { rows } = await call<Page>(admin, "list_enquiries", { filter });
    expect(rows.map(({ id }) => id)).toEqual([row.id]);
  });

  test.each([
    undefined,
    "",
    "utm_source=google",
    "[1]",
    "7",
    "null",
    "{",
    '{"utm_source":"\\u0000"}',
    '{"utm_source":"\\ud800"}',
    '{"utm_source":null,"referrer_host":"a b"}',
    '{"referrer_host":"https://example.com/path?email=x"}',
    `{"utm_source":"${"x".repeat(600)}"}`,
    "[".repeat(590),
  ])(
    "what is malformed is no source and costs nobody their registration: %.30s",
    async (header) => {
      expect(await insert(header)).toMatchObject({ source: "direct", referrer_host: null });
    },
  );

  test("the same registration again keeps the first one's source", async () => {
    const same = anEnquiry();
    await insert('{"utm_source":"first"}', same);
    expect(await insert('{"utm_source":"second"}', same)).toMatchObject({ source: "first" });
  });

  test("an erased enquiry is gone with all that was known of the person", async () => {
    const asha = anEnquiry({ email: "Asha.Gone@gmail.com" });
    const other = anEnquiry();
    await startChat("asha.gone@GMAIL.com");
    await startChat(other.email);
    await registerOnSite(server, asha);
    await registerOnSite(server, { ...asha, course_name: programs.at(-1)?.title ?? "" });
    await registerOnSite(server, other);
    const [second, first] = await find(asha);
    const change = { enquiry: first?.id, version: 1, changes: { note: "Mother of asha" } };
    await call(admin, "change_enquiry", change);

    expect(await call(admin, "erase_enquiry", { enquiry: first?.id })).toEqual({ others: 1 });
    const { chats } = await call<{ chats: object[] }>(admin, "enquiry_details", {
      enquiry: second?.id,
    });
    expect(chats).toHaveLength(1);
    expect(await call(admin, "erase_enquiry", { enquiry: second?.id })).toEqual({ others: 0 });
    expect((await admin.rpc("erase_enquiry", { enquiry: second?.id })).status).toBe(404);
    expect(await find(asha)).toEqual([]);
    const counted = await call<Page>(admin, "list_enquiries");
    expect(counted.total).toBe(counted.rows.length);

    const everything = await readEverythingKept(server);
    expect(everything).not.toMatch(/asha\.?gone/);
    expect(everything).toContain(other.email.toLowerCase());
    expect(everything).toMatch(/"chat_visitor_notice".*|"erased_by"/);
    expect(await readErasures(server)).toEqual([
      { enquiries: 1, chat_visitors: 0, by_age: false },
      { enquiries: 1, chat_visitors: 1, by_age: false },
    ]);
  });

  test("addresses from which requests came are forgotten two days after the last", async () => {
    const kept = await start(trustLoopback);
    onTestFinished(() => kept.stop());
    for (const address of ["203.0.113.77", "203.0.113.78"]) {
      await newClient(kept, address).functions.invoke("chat-assistant", {
        body: { message: "Hi" },
      });
    }
    const aged = "update private.limit_uses set window_start = now() - interval '49 hours'";
    await runSql(kept, `${aged} where address = '203.0.113.77'; select private.keep_house()`);
    expect(await runSql(kept, "select address from private.limit_uses")).toEqual([
      { address: "203.0.113.78" },
    ]);
  });

  test("what the provider does not want to keep longer goes by itself, and nothing else", async () => {
    const kept = await start();
    onTestFinished(() => kept.stop());
    for (const email of ["old@example.in", "young@example.in"]) {
      await registerOnSite(kept, anEnquiry({ email }));
      await newClient(kept).functions.invoke("send-user-alert", {
        body: { firstName: "A", lastName: "B", email, timestamp: new Date().toISOString() },
      });
    }
    const asked = { firstName: "A", lastName: "B", email: "old-and-only-asked@example.in" };
    await newClient(kept).functions.invoke("send-user-alert", {
      body: { ...asked, timestamp: new Date().toISOString() },
    });
    const left = `select (select string_agg(email, ' ') from private.enquiries) as enquiries,
      (select string_agg(email, ' ') from public.chat_visitors) as visitors,
      (select count(*)::int from public.email_outbox) as mails,
      (select sum(enquiries)::int from private.enquiry_counts) as counted`;
    const forever = "update private.provider set enquiry_months = null, chat_visitor_months = null";
    const aged = `update private.enquiries set date_of_enquiry = now() - interval '25 months' where email like 'old%';
      update public.chat_visitors set recorded_at = now() - interval '7 months' where email like 'old%'`;
    await runSql(kept, `${forever}; ${aged}; select private.keep_house()`);
    expect(await runSql(kept, left)).toMatchObject([{ mails: 7, counted: 2 }]);
    const months = "update private.provider set enquiry_months = 24, chat_visitor_months = 6";
    const young = "young@example.in";
    // By a clock that has just begun, or has jumped ahead, nothing is old.
    await runSql(kept, `${months}; select private.keep_house()`);
    const steady = "update private.provider set clock_steady_since = now() - interval '1 day'";
    const jumped = `${steady}, clock_seen_at = now() - interval '25 hours'`;
    await runSql(kept, `${jumped}; select private.keep_house(); select private.keep_house()`);
    expect(await runSql(kept, left)).toMatchObject([{ mails: 7, counted: 2 }]);
    await runSql(kept, `${steady}; select private.keep_house()`);
    expect(await runSql(kept, left)).toEqual([
      { enquiries: young, visitors: young, mails: 3, counted: 1 },
    ]);
  });

  test("the log says how many are erased by their age, and of whom nothing", async () => {
    const kept = await start();
    for (const email of ["old@example.in", "older@example.in", "young@example.in"]) {
      await registerOnSite(kept, anEnquiry({ email }));
    }
    await kept.terminate();
    await runSql(
      kept,
      `update private.enquiries set date_of_enquiry = now() - interval '25 months' where email like 'old%';
       update private.provider set enquiry_months = 24, clock_seen_at = now(),
         clock_steady_since = now() - interval '1 day';
       insert into private.erasures (erased_at, enquiries, chat_visitors)
         values (now() - interval '1 hour', 7, 7)`,
    );
    const settings = readSettings(kept.environment);
    const database = await openDatabase(settings, silentLog);
    onTestFinished(() => database.close());
    const stopping = new AbortController();
    const told: object[] = [];
    const log = { ...silentLog, info: (fields: object) => void told.push(fields) };
    const keeping = keepHouse({
      database,
      embeddedIn: undefined,
      upToDate: true,
      forgetSessions: async () => {},
      log,
      stopping: stopping.signal,
    });
    await expect.poll(() => told).toEqual([{ enquiries: 2, chatVisitors: 0 }]);
    stopping.abort();
    await keeping;
  });

  test("who asks Aivy anew is not forgotten with what they registered for years ago", async () => {
    const kept = await start();
    onTestFinished(() => kept.stop());
    const enquiry = anEnquiry();
    await registerOnSite(kept, enquiry);
    const visitor = { firstName: "Asha", lastName: "Rao", email: enquiry.email };
    await newClient(kept).functions.invoke("send-user-alert", {
      body: { ...visitor, timestamp: new Date().toISOString() },
    });
    await runSql(
      kept,
      `update private.enquiries set date_of_enquiry = now() - interval '25 months';
       update private.provider set enquiry_months = 24, chat_visitor_months = 6,
         clock_seen_at = now(), clock_steady_since = now() - interval '1 day';
       select private.keep_house()`,
    );
    const left = `select (select count(*)::int from private.enquiries) as enquiries,
      (select string_agg(email, ' ') from public.chat_visitors) as visitors,
      (select string_agg(kind, ' ') from public.email_outbox) as mails`;
    expect(await runSql(kept, left)).toEqual([
      { enquiries: 0, visitors: enquiry.email, mails: "chat_visitor_notice" },
    ]);
    expect(await readErasures(kept)).toEqual([{ enquiries: 1, chat_visitors: 0, by_age: true }]);
  });
});
