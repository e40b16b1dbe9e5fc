import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anEnquiry } from "../support/enquiry.ts";
import { migrated, migratedCluster } from "../support/migrated-cluster.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "../support/postgres.ts";

const programs = findPostgres();

/** Where each waits for the other, PostgreSQL undoes one of the two, and an admin's work is gone. */
describe.skipIf(!programs)("two admins at work on one PostgreSQL", () => {
  let cluster: RunningPostgres;
  let admins: postgres.Sql;
  beforeAll(async () => {
    cluster = await startPostgres(programs ?? "", undefined, await migratedCluster(programs ?? ""));
    admins = postgres(await cluster.createDatabase(migrated), { max: 3, onnotice: () => {} });
  });
  afterAll(async () => {
    await admins?.end();
    await cluster?.stop();
  });

  test("who changes several, and who changes one of them meanwhile, both come to an end", async () => {
    const rows = await storeTwo();
    const later = rows[1]?.id ?? "";
    const items = rows.map(({ id, version }) => ({ id, version, status: "contacted" }));

    let several: Promise<unknown> | undefined;
    await admins.begin(async (colleague) => {
      await signIn(colleague);
      await colleague`select from private.enquiries where id = ${later} for update`;
      several = admins
        .begin(async (admin) => {
          await signIn(admin);
          await admin`select public.change_enquiries(${admin.json(items)})`;
        })
        .catch((error: Error) => error.message);
      await expect.poll(waiting).toBe(1);
      await colleague`select public.change_enquiry(${later}, 1, '{"status": "closed"}')`;
    });
    expect(await several).toBeUndefined();
    expect(await admins`select status from private.enquiries order by id`).toEqual([
      { status: "contacted" },
      { status: "closed" },
    ]);
  });

  test("who changes several of other days, and the regular work that tidies the counts, both come to an end", async () => {
    const [first, second] = await storeTwo();
    await admins`update private.enquiries set date_of_enquiry = now() - interval '2 days'`;
    await admins`update private.enquiries set date_of_enquiry = now() - interval '3 days'
      where id = ${first?.id ?? ""}`;
    const change = (sql: postgres.TransactionSql, id = "") =>
      sql`select public.change_enquiry(${id}, version, '{"status": "contacted"}') from private.enquiries where id = ${id}`;
    let tidied: Promise<unknown> | undefined;
    await admins.begin(async (admin) => {
      await signIn(admin);
      const [slot] = await admin<{ own: number }[]>`select pg_backend_pid() % 16 as own`;
      const own = slot?.own ?? 0;
      // The counts lie in the order of the days, each in the slot that this admin's session counts in.
      await admins`select private.recount_enquiries()`;
      await admins`update private.enquiry_counts set slot = ${(own + 1) % 16}`;
      await admins`insert into private.enquiry_counts select day, course_name, status, source, came_by, ${own}, 0
        from private.enquiry_counts order by day`;
      await change(admin, second?.id);
      tidied = admins`select private.fold_counts()`.then(
        () => "tidied",
        (error: Error) => error.message,
      );
      await expect.poll(waiting).toBe(1);
      await change(admin, first?.id);
    });
    expect(await tidied).toBe("tidied");
    expect(
      await admins`select status, sum(enquiries)::int as enquiries from private.enquiry_counts
        group by 1 having sum(enquiries) <> 0`,
    ).toEqual([{ status: "contacted", enquiries: 2 }]);
  });

  /** Leaves two new enquiries, and gives them in the order of their ids. */
  async function storeTwo() {
    await admins`delete from private.enquiries`;
    for (const enquiry of [anEnquiry(), anEnquiry()])
      await admins`insert into public.enrollment_inquiries ${admins(enquiry)}`;
    return admins<{ id: string; version: number }[]>`
      select id, version from private.enquiries order by id`;
  }

  /** How many sessions wait for another's lock. */
  async function waiting(): Promise<number> {
    const waits = await admins`select distinct pid from pg_locks where not granted`;
    return waits.length;
  }
});

/** For the rest of the transaction, in a session of the one admin. */
async function signIn(sql: postgres.TransactionSql): Promise<void> {
  await sql`with opened as (
      insert into auth.sessions (user_id) select user_id from private.admins returning id, user_id
    )
    select set_config('request.jwt.claims', json_build_object('sub', user_id, 'session_id', id)::text, true)
    from opened`;
}
