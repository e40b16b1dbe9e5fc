import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { newClient } from "../support/client.ts";
import { onEachDatabase } from "../support/databases.ts";
import { call, type Page, type Row } from "../support/desk.ts";
import { anEnquiry, type Enquiry, registerOnSite } from "../support/enquiry.ts";
import { caughtMails, waitForMail } from "../support/mails.ts";
import { phone } from "../support/phones.ts";
import { runSql } from "../support/restart.ts";
import type { RunningServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";

type Event = Record<"admin" | "kind" | "note", string> & { was: object; became: object };
type Mail = { id: number; kind: string; state: string; attempts: number; sent_at: string | null };
type Details = {
  enquiry: Row;
  mails: Mail[];
  history: Event[];
  others: { id: string; same_email: boolean; same_phone: boolean }[];
  chats: { first_name: string }[];
};

onEachDatabase((start) => {
  let server: RunningServer;
  let admin: SupabaseClient;
  let colleague: SupabaseClient;
  beforeAll(async () => {
    server = await start();
    admin = await signedInAdmin(server, "203.0.113.1");
    colleague = newClient(server);
    const { data } = await admin.auth.getSession();
    await colleague.auth.setSession(data.session ?? { access_token: "", refresh_token: "" });
  });

  /** A new enquiry as the list has it. */
  async function enquire(given: Partial<Enquiry> = {}): Promise<Row> {
    const enquiry = anEnquiry(given);
    const { data } = await newClient(server)
      .from("enrollment_inquiries")
      .insert(enquiry)
      .select()
      .single()
      .throwOnError();
    return (await details(data.id)).enquiry;
  }
  const details = (enquiry: string) => call<Details>(admin, "enquiry_details", { enquiry });
  const change = (client: SupabaseClient, { id, version }: Row, changes: object) =>
    client.rpc("change_enquiry", { enquiry: id, version, changes });

  test("status and follow-up are set, undone, and told with who did it", async () => {
    const row = await enquire();
    expect(row).toMatchObject({ status: "new", follow_up_on: null, version: 1 });
    const { data: contacted } = await change(admin, row, { status: "contacted" });
    expect(contacted).toMatchObject({ id: row.id, status: "contacted", version: 2 });
    const { data: planned } = await change(admin, contacted, { follow_up_on: "2026-12-01" });
    expect(planned).toMatchObject({ status: "contacted", follow_up_on: "2026-12-01", version: 3 });
    const { data: same } = await change(admin, planned, { status: "contacted" });
    expect(same).toEqual(planned);
    const { data: undone } = await change(admin, planned, { status: "new", follow_up_on: null });
    expect(undone).toMatchObject({ status: "new", follow_up_on: null, version: 4 });

    const { history } = await details(row.id);
    const by = { admin: site.adminEmails[0].toLowerCase(), kind: "changed" };
    expect(history).toMatchObject([
      {
        ...by,
        was: { status: "contacted", follow_up_on: "2026-12-01" },
        became: { status: "new", follow_up_on: null },
      },
      { ...by, was: { follow_up_on: null }, became: { follow_up_on: "2026-12-01" } },
      { ...by, was: { status: "new" }, became: { status: "contacted" } },
    ]);
  });

  test.each(["20266-12-01", "infinity", "0044-03-15 BC"])(
    "a follow-up on %s is refused: nobody could read the list with it",
    async (day) => {
      const row = await enquire();
      const { status, error } = await change(admin, row, { follow_up_on: day });
      expect([status, error?.code]).toEqual([400, "PT400"]);
      expect((await details(row.id)).enquiry).toEqual(row);
    },
  );

  test("of two admins at once one is told what the other has done, and no note is lost", async () => {
    const row = await enquire();
    const both = await Promise.all([
      change(admin, row, { status: "contacted", note: "Called." }),
      change(colleague, row, { status: "closed", note: "Wrote." }),
    ]);
    const won = both.find(({ error }) => error === null);
    const told = both.find(({ error }) => error !== null);
    expect([told?.status, told?.error?.code]).toEqual([409, "PT409"]);
    expect(JSON.parse(told?.error?.details ?? "")).toEqual(won?.data);

    await Promise.all([
      change(admin, row, { note: "  He asks for evenings.  " }),
      change(colleague, row, { note: "Her brother too." }),
    ]);
    const { enquiry, history } = await details(row.id);
    expect(enquiry).toMatchObject({ status: won?.data.status, version: 2 });
    const notes = history.filter(({ kind }) => kind === "noted").map(({ note }) => note);
    expect(notes).toHaveLength(3);
    expect(notes).toEqual(expect.arrayContaining(["He asks for evenings.", "Her brother too."]));
  });

  test("whoever lost the answer and asks again is not told that somebody else was there", async () => {
    const row = await enquire();
    const changes = { status: "contacted", follow_up_on: "2026-12-01" };
    const { data: first } = await change(admin, row, changes);
    expect((await change(admin, row, changes)).data).toEqual(first);
    const items = [{ id: row.id, version: row.version, status: "contacted" }];
    const { data: several } = await admin.rpc("change_enquiries", { items });
    expect(several).toEqual({ changed: [first], stale: [], gone: [] });
    for (const other of [{ status: "closed" }, { ...changes, follow_up_on: null }]) {
      expect((await change(admin, row, other)).error?.code).toBe("PT409");
    }
    const { enquiry, history } = await details(row.id);
    expect(enquiry).toEqual(first);
    expect(history).toHaveLength(1);
  });

  test("a note that is sent again under its key is one, with what was written on since", async () => {
    const row = await enquire();
    const note = { note: "Called.", note_key: crypto.randomUUID() };
    const twice = await Promise.all([change(admin, row, note), change(colleague, row, note)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const notes = async () => (await details(row.id)).history.map(({ note }) => note);
    expect(await notes()).toEqual(["Called."]);
    await change(admin, row, { ...note, note: "Called.\nAsks for evenings." });
    expect(await notes()).toEqual(["Called.\nAsks for evenings."]);

    const { status, error } = await change(admin, row, { ...note, note: "Wrote." });
    expect([status, error?.code]).toEqual([400, "PT400"]);
    await change(admin, row, { note: "Called.", note_key: crypto.randomUUID() });
    await change(admin, row, { note: "Called." });
    expect(await notes()).toEqual(["Called.", "Called.", "Called.\nAsks for evenings."]);

    const other = await enquire();
    expect((await change(admin, other, note)).status).toBe(200);
    expect((await details(other.id)).history).toMatchObject([{ note: "Called." }]);
  });

  test.each([
    { status: "lost" },
    { status: "new", owner: "me" },
    { follow_up_on: "soon" },
    { note: "x".repeat(4001) },
    { note: "Called.", note_key: "mine" },
  ])("a change that makes no sense is refused whole: %o", async (changes) => {
    const row = await enquire();
    expect((await change(admin, row, changes)).status).toBe(400);
    expect((await details(row.id)).history).toEqual([]);
  });

  test("a status stays when the same registration comes again", async () => {
    const again = anEnquiry();
    const row = await enquire(again);
    await change(admin, row, { status: "contacted" });
    expect(await enquire({ ...again, name: again.name.toUpperCase() })).toEqual({
      ...row,
      status: "contacted",
      version: 2,
    });
  });

  test("several at once, each as far as nobody else was there, and all of it undone", async () => {
    const rows = [await enquire(), await enquire(), await enquire()];
    await change(colleague, rows[1] as Row, { status: "enrolled" });
    const gone = crypto.randomUUID();
    const asked = [...rows, { id: gone, version: 1 }];
    const set = (items: object[]) =>
      call<Record<"changed" | "stale", Row[]> & { gone: string[] }>(admin, "change_enquiries", {
        items,
      });
    const answer = await set(
      asked.map(({ id, version }) => ({ id, version, status: "contacted" })),
    );
    expect(answer.changed.map(({ id }) => id).sort()).toEqual([rows[0]?.id, rows[2]?.id].sort());
    expect(answer.stale).toMatchObject([{ id: rows[1]?.id, status: "enrolled", version: 2 }]);
    expect(answer.gone).toEqual([gone]);
    const undone = await set(
      answer.changed.map(({ id, version }) => ({ id, version, status: "new" })),
    );
    expect(undone.changed).toMatchObject([{ status: "new" }, { status: "new" }]);
    const crowd = Array.from({ length: 501 }, () => ({ id: gone, version: 1, status: "new" }));
    expect((await admin.rpc("change_enquiries", { items: crowd })).status).toBe(400);
  });

  test("two who change the same many at once both come to an end, and the counts are right", async () => {
    const rows = await Promise.all(Array.from({ length: 12 }, () => enquire()));
    const items = (status: string) => rows.map(({ id, version }) => ({ id, version, status }));
    const [mine, theirs] = await Promise.all([
      call<{ changed: Row[] }>(admin, "change_enquiries", { items: items("closed") }),
      call<{ changed: Row[] }>(colleague, "change_enquiries", {
        items: items("enrolled").reverse(),
      }),
    ]);
    expect(mine.changed.length + theirs.changed.length).toBe(12);
    const { statuses } = await call<{ statuses: Record<string, number> }>(admin, "count_enquiries");
    for (const [status, enquiries] of Object.entries(statuses)) {
      const filter = { statuses: [status] };
      const listed = await call<Page>(admin, "list_enquiries", { filter, page_size: 2000 });
      expect(listed.rows).toHaveLength(enquiries);
    }
  });

  test("the same person's other enquiries and chats stand beside", async () => {
    const person = anEnquiry({ phone: phone(901) });
    const visitor = { firstName: "Asha", lastName: "Rao", email: person.email.toUpperCase() };
    await newClient(server).functions.invoke("send-user-alert", {
      body: { ...visitor, timestamp: new Date().toISOString() },
    });
    const first = await enquire(person);
    const byPhone = await enquire({ phone: person.phone });
    const byEmail = await enquire({ email: person.email, phone: phone(903) });
    await enquire({ phone: phone(902) });
    const { enquiry, others, chats } = await details(first.id);
    expect(enquiry).toMatchObject({ same_person: 2, came_by: "chat" });
    expect(byPhone.came_by).toBe("page");
    expect(others).toMatchObject([
      { id: byEmail.id, same_email: true, same_phone: false },
      { id: byPhone.id, same_email: false, same_phone: true },
    ]);
    expect(chats).toMatchObject([{ first_name: "Asha" }]);
  });

  test("a mail that has been sent is sent again, with its notice in the history", async () => {
    const enquiry = anEnquiry();
    await registerOnSite(server, enquiry);
    const isThanks = ({ recipients }: { recipients: string[] }) =>
      recipients.includes(enquiry.email);
    await waitForMail(server, isThanks);
    const { rows } = await call<Page>(admin, "list_enquiries", { filter: { q: enquiry.email } });
    const id = rows[0]?.id ?? "";
    await expect
      .poll(async () => (await details(id)).mails.map(({ state }) => state))
      .toEqual(["sent", "sent"]);
    const { mails } = await details(id);
    const thanks = mails.find(({ kind }) => kind === "enrollment_confirmation") as Mail;
    expect(await call(admin, "send_mail_again", { mail: thanks.id })).toEqual({ state: "waiting" });
    await newClient(server).functions.invoke("send-enrollment-email", {
      body: { ...enquiry, courseName: enquiry.course_name },
    });
    await expect.poll(async () => (await caughtMails(server)).filter(isThanks)).toHaveLength(2);
    // By the same id some mail servers would take it for what they have had.
    const [again, first] = (await caughtMails(server)).filter(isThanks);
    expect(again?.messageId).not.toBe(first?.messageId);
    expect((await details(id)).history).toMatchObject([
      {
        kind: "mail_again",
        mail: "enrollment_confirmation",
        admin: site.adminEmails[0].toLowerCase(),
      },
    ]);
    // The registration, once more, and once more again: then this mailbox has had enough for an hour.
    await expect
      .poll(async () => (await admin.rpc("send_mail_again", { mail: thanks.id })).status)
      .toBe(429);
    expect((await details(id)).history.length).toBeLessThan(3);
    const notice = mails.find(({ kind }) => kind === "enrollment_notice") as Mail;
    expect(await call(admin, "send_mail_again", { mail: notice.id })).toEqual({ state: "waiting" });
    const missing = await admin.rpc("send_mail_again", { mail: 123456789 });
    expect([missing.status, missing.error?.code]).toEqual([404, "PT404"]);
  });

  test("the provider's mail leads to the enquiry", async () => {
    const enquiry = anEnquiry();
    await registerOnSite(server, enquiry);
    const { rows } = await call<Page>(admin, "list_enquiries", { filter: { q: enquiry.email } });
    const notice = await waitForMail(
      server,
      ({ text, recipients }) =>
        recipients.includes(site.enquiryEmail) && text.includes(enquiry.email),
    );
    expect(notice.text).toContain(`${server.url}/enrollments?enquiry=${rows[0]?.id}`);
  });

  test("new ones are told to who has the list open", async () => {
    const since = (await enquire()).date_of_enquiry;
    const row = await enquire({ name: "Zarina New" });
    const { rows } = await call<Page>(admin, "new_enquiries", { since });
    expect(rows[0]).toEqual(row);
    const later = new Date(Date.parse(since) + 120_000).toISOString();
    expect((await call<Page>(admin, "new_enquiries", { since: later })).rows).toEqual([]);
    const filter = { q: "zarina" };
    const fitting = await call<Page>(admin, "new_enquiries", { since, filter });
    expect(fitting.rows.map(({ id }) => id)).toEqual([row.id]);
  });

  test("mails that did not get through are told until somebody has been in touch, others are not", async () => {
    const mailed = async (name: string) => {
      const enquiry = anEnquiry({ name });
      const row = await enquire(enquiry);
      const body = { ...enquiry, courseName: enquiry.course_name };
      await newClient(server).functions.invoke("send-enrollment-email", { body });
      await expect
        .poll(async () => (await details(row.id)).mails.map(({ state }) => state))
        .toEqual(["sent", "sent"]);
      return row;
    };
    const lost = await mailed("Lost Asha");
    const known = await mailed("Known Bilal");
    const late = await mailed("Late Chitra");
    await change(admin, known, { status: "contacted" });
    await runSql(
      server,
      `update public.email_outbox set sent_at = null, attempts = 6, given_up_at = now() - interval '1 hour'
         where enrollment_id in ('${lost.id}', '${known.id}') and kind = 'enrollment_confirmation';
       update public.email_outbox set sent_at = null, attempts = 2, last_error = 'connect ECONNREFUSED',
           next_attempt_at = now() + interval '1 hour', created_at = '2026-01-01T00:00:00Z'
         where enrollment_id = '${late.id}'`,
    );
    const trouble = await call<{ since: string }>(admin, "mail_trouble");
    expect(trouble).toEqual({
      given_up: 1,
      enquiries: [{ id: lost.id, name: "Lost Asha" }],
      waiting: 2,
      since: trouble.since,
      error: "connect ECONNREFUSED",
    });
    expect(Date.parse(trouble.since)).toBe(Date.parse("2026-01-01"));
  });

  test("mails that nobody has even tried to send for ten minutes are told as well", async () => {
    const fresh = await start();
    await registerOnSite(fresh, anEnquiry());
    const told = (minutes: number) =>
      runSql<{ waiting: number }>(
        fresh,
        `update public.email_outbox set sent_at = null, claimed_at = null, attempts = 0,
           next_attempt_at = now() - interval '${minutes} minutes';
         with session as (insert into auth.sessions (user_id) select user_id from private.admins returning *)
           select set_config('request.jwt.claims', json_build_object('sub', user_id, 'session_id', id)::text, true)
             from session;
         select (public.mail_trouble() ->> 'waiting')::int as waiting`,
      );
    expect(await told(9)).toEqual([{ waiting: 0 }]);
    expect(await told(11)).toEqual([{ waiting: 2 }]);
  });

  test("what another admin has set to the same is a conflict: it could be undone unseen", async () => {
    const row = await enquire();
    await runSql(
      server,
      `insert into auth.users (email) values ('colleague@example.in');
       select private.add_admin('colleague@example.in');
       with session as (
         insert into auth.sessions (user_id) select id from auth.users where email = 'colleague@example.in' returning *
       ) select set_config('request.jwt.claims', json_build_object('sub', user_id, 'session_id', id)::text, true)
         from session;
       select public.change_enquiry('${row.id}', 1, '{"status": "contacted"}')`,
    );
    const told = await change(admin, row, { status: "contacted" });
    expect([told.status, told.error?.code]).toEqual([409, "PT409"]);
    const { enquiry, history } = await details(row.id);
    expect(enquiry).toMatchObject({ status: "contacted", version: 2 });
    expect(JSON.parse(told.error?.details ?? "")).toEqual(enquiry);
    const items = [{ id: row.id, version: row.version, status: "contacted" }];
    const several = await call(admin, "change_enquiries", { items });
    expect(several).toEqual({ changed: [], stale: [enquiry], gone: [] });
    expect(history.map((event) => event.admin)).toEqual(["colleague@example.in"]);
  });
});
