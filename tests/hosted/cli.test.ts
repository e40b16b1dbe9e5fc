import { readdir } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hostedData } from "../../build/write-hosted-data.ts";
import { site } from "../../content/site.ts";
import { repository } from "../support/deno-door.ts";
import { anEnquiry } from "../support/enquiry.ts";
import { startLocalDatabase } from "./local-database.ts";
import { type Cli, openCli } from "./supabase-cli.ts";

let database: Awaited<ReturnType<typeof startLocalDatabase>>;
let cli: Cli;

beforeAll(async () => {
  database = await startLocalDatabase();
  cli = await openCli();
});
afterAll(async () => {
  await cli?.remove();
  await database?.stop();
});

test("`db push` applies every migration, once", async () => {
  const pushed = await cli.run("db", "push", "--yes");
  expect(pushed.code, pushed.stderr).toBe(0);
  const files = await readdir(join(repository, "supabase/migrations"));
  const recorded = await database.sql<{ file: string }[]>`
    select version || '_' || name || '.sql' as file from supabase_migrations.schema_migrations`;
  expect(recorded.map(({ file }) => file).sort()).toEqual(files.sort());
  const again = await cli.run("db", "push", "--yes");
  expect(`${again.stdout}${again.stderr}`).toContain("up to date");
});

test("hosted-data.sql makes the admin one, and can run again", async () => {
  await fillIn(hostedData());
  expect(await fillIn(hostedData())).toMatchObject({ [site.adminEmails[0]]: "is an admin" });
  const [admins] = await database.sql`select count(*)::int from private.admins`;
  expect(admins).toEqual({ count: 1 });
});

test("`db advisors` warns of nothing but small functions that none but ours can call", async () => {
  const { stdout, stderr } = await cli.run(
    ...["db", "advisors", "--level", "warn", "--output-format", "json"],
  );
  const { results } = v.parse(adviceSchema, JSON.parse(stdout), { message: stderr });
  // They keep their caller's search path, which is empty in each function that calls them.
  const inner = await database.sql<{ function: string }[]>`
    select 'private.' || proname as function from pg_proc
    where pronamespace = 'private'::regnamespace and not prosecdef
      and not has_function_privilege('anon', oid, 'execute')
      and not has_function_privilege('authenticated', oid, 'execute')`;
  const meant = inner.map((each) => `Function \`${each.function}\` has a role mutable search_path`);
  expect(results.map(({ detail }) => detail).filter((each) => !meant.includes(each))).toEqual([]);
});

const adviceSchema = v.object({ results: v.array(v.object({ detail: v.string() })) });

test("hosted-data.sql schedules the jobs, and they do their work", async ({ skip }) => {
  if (!database.hasCron) skip("pg_cron is not installed (Debian: postgresql-15-cron)");
  const { sql } = database;
  // What pg_net brings, which Debian does not have.
  await sql.unsafe(`create schema net; create table net.requests (url text);
    create function net.http_post(url text) returns void language sql
      as 'insert into net.requests select url'`);
  const unnamed = "is not scheduled yet: see above in this file";
  expect(await fillIn(hostedData())).toMatchObject({ "deliver-emails": unnamed });
  const jobs = ["keep-house", "deliver-emails", "forget-runs"];
  const all = Object.fromEntries(jobs.map((job) => [job, "is scheduled"]));
  expect(await fillIn(hostedData().replaceAll("<ref>", "abc"))).toMatchObject(all);
  expect(await fillIn(hostedData())).toMatchObject(all);

  // Nothing is erased by a clock that has not been seen to be steady for a day.
  await sql`update private.provider
    set enquiry_months = 1, clock_seen_at = now(), clock_steady_since = now() - interval '2 days'`;
  await sql`insert into public.enrollment_inquiries ${sql(anEnquiry())}`;
  await sql`update private.enquiries set date_of_enquiry = now() - interval '2 months'`;
  await sql`insert into cron.job_run_details (runid, username, end_time)
    select -days, current_user, now() - make_interval(days => days) from unnest(array[6, 8]) as days`;
  await sql`select cron.alter_job(jobid, '* * * * *') from cron.job where jobname <> 'deliver-emails'`;
  const left = () => sql`select from private.enquiries`;
  await expect.poll(async () => (await left()).length, { timeout: 130_000 }).toBe(0);
  const runs = () => sql`select runid::int from cron.job_run_details where runid < 0`;
  await expect.poll(async () => [...(await runs())], { timeout: 130_000 }).toEqual([{ runid: -6 }]);
  const asked = () => sql<{ url: string }[]>`select distinct url from net.requests`;
  const url = "https://abc.supabase.co/functions/v1/deliver-emails";
  await expect.poll(async () => [...(await asked())], { timeout: 130_000 }).toEqual([{ url }]);
});

/** Runs the generated file; gives what it tells in the end. */
async function fillIn(file: string): Promise<Record<string, string>> {
  const results: { what: string; state: string }[][] = await database.sql.unsafe(file);
  return Object.fromEntries((results.at(-1) ?? []).map(({ what, state }) => [what, state]));
}

test("`db lint` finds nothing to say of any function", async ({ skip }) => {
  const [extension] = await database.sql`
    select from pg_available_extensions where name = 'plpgsql_check'`;
  if (!extension) skip("plpgsql_check is not installed (Debian: postgresql-15-plpgsql-check)");
  const { code, stdout, stderr } = await cli.run(
    ...["db", "lint", "--schema", "public,private", "--level", "warning", "--fail-on", "warning"],
  );
  expect(code, `${stdout}${stderr}`).toBe(0);
});
