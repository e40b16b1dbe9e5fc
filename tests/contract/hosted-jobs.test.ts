import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { hostedData } from "../../build/write-hosted-data.ts";
import { insertEnquiries, manyEnquiries } from "../support/many-enquiries.ts";
import { migrated, migratedCluster } from "../support/migrated-cluster.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "../support/postgres.ts";

const programs = findPostgres();

describe.skipIf(!programs)("what a hosted project schedules", () => {
  let cluster: RunningPostgres;
  beforeAll(async () => {
    cluster = await startPostgres(programs ?? "", undefined, await migratedCluster(programs ?? ""));
  });
  afterAll(() => cluster?.stop());

  test("all that is too old is erased by one run, however much it is", async () => {
    const sql = postgres(await cluster.createDatabase(migrated), { max: 1, onnotice: () => {} });
    onTestFinished(() => sql.end());
    // As far as ours asks for pg_cron.
    await sql.unsafe(`create schema cron;
      create table cron.job (jobname text primary key, command text, active boolean default true);
      create function cron.schedule(name text, schedule text, command text) returns void language sql
        as 'insert into cron.job (jobname, command) values (name, command)'`);
    await sql.unsafe(hostedData());
    const [job] = await sql<{ command: string }[]>`
      select command from cron.job where jobname = 'keep-house'`;
    const old = [...manyEnquiries(2300, new Date("2024-06-01T00:00:00Z"))];
    await sql.unsafe(insertEnquiries("$1::text::json"), [JSON.stringify(old)]);
    await sql`update private.provider
      set enquiry_months = 24, clock_seen_at = now(), clock_steady_since = now() - interval '2 days'`;
    // As pg_cron sends it: by itself.
    await sql.unsafe(job?.command ?? "");
    expect(await sql`select count(*)::int from private.enquiries`).toEqual([{ count: 0 }]);
    // Each thousand for good, so that what stops the run leaves the others erased.
    expect(await sql`select enquiries from private.erasures order by id`).toEqual(
      [1000, 1000, 300].map((enquiries) => ({ enquiries })),
    );
    expect(await sql`select from private.erasures group by xmin`).toHaveLength(3);
  });
});
