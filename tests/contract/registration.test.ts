import { beforeAll, expect, test } from "vitest";
import { programs } from "../../content/programs.ts";
import { enquiry, newClient, register, registerMany, trustLoopback } from "../support/client.ts";
import { onEachDatabase } from "../support/databases.ts";
import { caughtMails, waitForMail } from "../support/mails.ts";
import { runSql } from "../support/restart.ts";
import type { RunningServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";

const otherCourse = programs.at(-1)?.title ?? "";

onEachDatabase((start) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start(trustLoopback);
  });

  test("a visitor's registration comes back as the row that was stored", async () => {
    const before = Date.now();
    const { data, error, status } = await register(newClient(server));
    expect({ error, status }).toEqual({ error: null, status: 201 });
    expect(data).toEqual({
      ...enquiry,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      date_of_enquiry: expect.any(String),
    });
    const stored = Date.parse(data.date_of_enquiry);
    expect(stored).toBeGreaterThan(before - 1000);
    expect(stored).toBeLessThan(Date.now() + 1000);
  });

  test("several registrations in one call are refused, and return=minimal brings nothing", async () => {
    const table = newClient(server).from("enrollment_inquiries");
    const row = { ...enquiry, email: "several@example.com" };
    for (const several of [
      [row, { ...row, email: "another@example.com" }],
      [row, row],
    ]) {
      const { error, status } = await table.insert(several);
      expect(status).toBe(400);
      expect(error?.message).toBe("Please send one registration at a time.");
    }
    const minimal = await table.insert({ ...enquiry, email: "minimal@example.com" });
    expect(minimal).toMatchObject({ error: null, data: null, status: 201 });
  });

  test("a name is kept as one line without what cannot be seen, and in any script", async () => {
    const typed = {
      email: "line@example.com",
      name: " Ra\u00adn\u202ei\u0007\u200bമല\u200dയ\r\nX\u001b ",
    };
    expect((await register(newClient(server), typed)).data.name).toBe("Rani മല\u200dയ X");
  });

  test.each(["id", "date_of_enquiry"])("a client cannot choose %s", async (column) => {
    const value = column === "id" ? crypto.randomUUID() : "2001-01-01T00:00:00Z";
    const { error, status } = await register(newClient(server), { [column]: value });
    expect(status).toBe(401);
    expect(error).toMatchObject({ code: "42501", hint: null });
  });

  test("40 visitors at once each read back their own row only", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        newClient(server, `203.0.113.${n}`)
          .from("enrollment_inquiries")
          .insert({ ...enquiry, email: `parallel-${n}@example.com` })
          .select("email"),
      ),
    );
    expect(answers.map(({ data }) => data)).toEqual(
      answers.map((_, n) => [{ email: `parallel-${n}@example.com` }]),
    );
  });

  test("the same registration again within ten minutes is one row and one set of mails", async () => {
    const email = "twice@example.com";
    const spellings = [enquiry.name, enquiry.name.toUpperCase(), enquiry.name.toLowerCase()];
    const first = await register(newClient(server), { email });
    const again = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        register(newClient(server, `203.0.113.${100 + n}`), {
          email: "Twice@example.com",
          name: spellings[n % spellings.length],
        }),
      ),
    );
    for (const [n, { error, data }] of again.entries()) {
      expect(error).toBeNull();
      // The visitor reads what they sent, not what somebody else is called.
      expect(data).toEqual({
        ...first.data,
        email: "Twice@example.com",
        name: spellings[n % spellings.length],
      });
    }
    const blank = await register(newClient(server), { email, name: " " });
    expect(blank.error?.code).toBe("23514");
    // Another course is another registration.
    const other = { email, course_name: otherCourse };
    const next = await register(newClient(server), other);
    expect(next.data.id).not.toBe(first.data.id);
    for (const changes of [{ email }, other]) {
      await newClient(server).functions.invoke("send-enrollment-email", {
        body: {
          courseName: enquiry.course_name,
          name: enquiry.name,
          phone: enquiry.phone,
          ...changes,
          ...("course_name" in changes && { courseName: changes.course_name }),
        },
      });
    }
    for (const course of [enquiry.course_name, other.course_name]) {
      await waitForMail(
        server,
        ({ recipients, subject }) => recipients.includes(email) && subject.includes(course),
      );
    }
    const toLearner = (await caughtMails(server)).filter(({ recipients }) =>
      recipients.some((address) => address.toLowerCase() === email),
    );
    expect(toLearner).toHaveLength(2);

    const admin = await signedInAdmin(server);
    const { data: rows } = await admin.from("enrollment_inquiries").select();
    const stored = rows?.filter((row) => row.email.toLowerCase() === email);
    expect(stored).toHaveLength(2);
    expect(stored).toContainEqual(first.data);
  });

  test("those who share an address and a number, and a name put right, are rows of their own", async () => {
    const email = "family@example.com";
    const client = newClient(server, "192.0.2.60");
    const names = ["Rahul Shrma", "Rahul Sharma", "Rohan Sharma"];
    for (const name of names) expect((await register(client, { email, name })).error).toBeNull();
    const admin = await signedInAdmin(server);
    const { data: rows } = await admin.from("enrollment_inquiries").select();
    const stored = rows?.filter((row) => row.email === email).map(({ name }) => name);
    expect(stored?.toSorted()).toEqual(names.toSorted());
  });

  test("sent several times at the same moment it is one row as well", async () => {
    const email = "at-once@example.com";
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        register(newClient(server, `192.0.2.${100 + n}`), { email }),
      ),
    );
    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  });

  test("the 201st registration of an hour from one address is refused, from another it is not", async () => {
    const crowded = newClient(server, "192.0.2.1");
    expect(await registerMany(crowded, 200)).toBe(200);
    const { error, status } = await register(crowded, { email: "late@example.com" });
    expect(status).toBe(429);
    expect(error).toMatchObject({ code: "PT429", message: expect.stringMatching(/try again/) });
    const elsewhere = await register(newClient(server, "192.0.2.2"), { email: "late@example.com" });
    expect(elsewhere.error).toBeNull();
  });

  test("refused registrations count too", async () => {
    const clumsy = newClient(server, "192.0.2.3");
    const refused = await Promise.all(
      Array.from({ length: 200 }, () => register(clumsy, { name: "\u0085" })),
    );
    expect(new Set(refused.map(({ error }) => error?.code))).toEqual(new Set(["23514"]));
    expect((await register(clumsy)).status).toBe(429);
  });

  test("after ten minutes it is a new registration, and after an hour, or with the clock put right, the limit begins anew", async () => {
    const [long, just, ahead] = ["203.0.113.201", "203.0.113.202", "203.0.113.203"];
    const first = await register(newClient(server, long));
    await register(newClient(server, just), { email: "just@example.com" });
    await register(newClient(server, ahead), { email: "ahead@example.com" });
    await runSql(
      server,
      `update private.enquiries set date_of_enquiry = date_of_enquiry - interval '10 minutes';
      update private.limit_uses set uses = 200
        where bucket = 'registration' and address in ('${long}', '${just}', '${ahead}');
      update private.limit_uses set window_start = window_start - interval '1 hour'
        where address = '${long}';
      update private.limit_uses set window_start = window_start + interval '1 day'
        where address = '${ahead}'`,
    );
    expect((await register(newClient(server, just))).status).toBe(429);
    const second = await register(newClient(server, long));
    expect(second.error).toBeNull();
    expect(second.data.id).not.toBe(first.data.id);
    const third = await register(newClient(server, ahead), { email: "third@example.com" });
    expect(third.error).toBeNull();
  });

  test("an IPv6 network counts as one address, and only the hop next to the proxy counts", async () => {
    const first = newClient(server, "2001:db8:1:2::1");
    expect(await registerMany(first, 200)).toBe(200);
    const neighbour = newClient(server, "192.0.2.77, 2001:db8:1:2:ffff::9");
    expect((await register(neighbour, { email: "six@example.com" })).status).toBe(429);
  });

  test("however many have just registered, the next registration reads none of theirs", async () => {
    const { name, phone, course_name } = enquiry;
    const registers = (
      who: string,
    ) => `insert into public.enrollment_inquiries (name, email, phone, course_name)
      values ('${name}', ${who}, '${phone}', '${course_name}')`;
    const rowsRead = `(select (idx_tup_fetch + seq_tup_read)::int from pg_stat_xact_user_tables
      where relid = 'private.enquiries'::regclass)`;
    // In one connection, which plans its statements while there are few enquiries and keeps the plans.
    const reads = await runSql<{ rows: number }>(
      server,
      `truncate private.enquiries cascade;
      do $$ begin for n in 1..10 loop ${registers("'early' || n || '@example.com'")}; end loop; end $$;
      insert into private.enquiries (name, email, phone, program, course_name)
        select '${name}', 'launch-' || n || '@example.com', '${phone}', program, title
        from generate_series(1, 2000) as n, (select * from private.program_titles limit 1) as program;
      select set_config('test.before', ${rowsRead}::text, true);
      ${registers("'late@example.com'")};
      select ${rowsRead} - current_setting('test.before')::int as rows`,
    );
    expect(reads).toEqual([{ rows: 0 }]);
  });
});
