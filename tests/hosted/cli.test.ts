import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hostedData } from "../../build/write-hosted-data.ts";
import { repository } from "../support/deno-door.ts";
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
  await database.sql.unsafe(hostedData());
  await database.sql.unsafe(hostedData());
  const [admins] = await database.sql`select count(*)::int from private.admins`;
  expect(admins).toEqual({ count: 1 });
});

test("`db advisors` has no warning, neither of security nor of performance", async () => {
  const { code, stdout, stderr } = await cli.run(
    ...["db", "advisors", "--level", "warn", "--fail-on", "warn", "--output-format", "json"],
  );
  expect(code, `${stdout}${stderr}`).toBe(0);
});

test("`db lint` finds no error in any function", async ({ skip }) => {
  const [extension] = await database.sql`
    select from pg_available_extensions where name = 'plpgsql_check'`;
  if (!extension) skip("plpgsql_check is not installed (Debian: postgresql-15-plpgsql-check)");
  const { code, stdout, stderr } = await cli.run(
    ...["db", "lint", "--schema", "public,private", "--level", "error", "--fail-on", "error"],
  );
  expect(code, `${stdout}${stderr}`).toBe(0);
});
