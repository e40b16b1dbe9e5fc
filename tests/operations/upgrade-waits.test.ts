import { readdirSync } from "node:fs";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "../../server/database/database.ts";
import { isMigrated, migrate, migrateEmpty } from "../../server/database/migrations.ts";
import { openPostgres } from "../../server/database/postgres.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "../support/postgres.ts";
import { startServer } from "../support/server.ts";

const programs = findPostgres();

/** A backup keeps whatever it reads from being changed in its form, until its end. */
describe.skipIf(!programs)("a PostgreSQL that is being read while a process starts", () => {
  let cluster: RunningPostgres;
  beforeAll(async () => {
    cluster = await startPostgres(programs ?? "");
  });
  afterAll(() => cluster.stop());

  function connect(url: string) {
    const sql = postgres(url, { max: 2, onnotice: () => {} });
    onTestFinished(() => sql.end());
    return sql;
  }

  async function open(url: string): Promise<Database> {
    const database = await openPostgres(url);
    onTestFinished(() => database.close());
    return database;
  }

  test("a migration that has to wait keeps no visitor waiting, and comes about in the end", async () => {
    const url = await cluster.createDatabase();
    const database = await open(url);
    // The next one changes the form of the outbox.
    const earlier = readdirSync("supabase/migrations").filter((file) => file < "20261130000400");
    await migrateEmpty(
      database,
      earlier.map((file) => file.slice(0, 14)),
      async () => {},
    );
    const sql = connect(url);
    const told: string[] = [];
    const log = { info: (_: object, message: string) => told.push(message), error() {} };
    let migrating: Promise<void> | undefined;
    await sql.begin(async (backup) => {
      await backup`select count(*) from public.email_outbox`;
      migrating = migrate(await open(url), log);
      await expect
        .poll(async () => (await sql`select from pg_locks where not granted`).length)
        .toBeGreaterThan(0);
      for (let mail = 1; mail <= 3; mail += 1) {
        await database.query(
          "insert into public.email_outbox (kind, payload) values ('chat_visitor_notice', '{}')",
        );
      }
      expect(await isMigrated(database)).toBe(false);
    });
    await migrating;
    expect(await isMigrated(database)).toBe(true);
    expect(told).toEqual([expect.stringContaining("when a backup")]);
  });

  test("a process with nothing to change is ready although everything is being read", async () => {
    const DATABASE_URL = await cluster.createDatabase();
    await (await startServer({ DATABASE_URL })).stop();
    const sql = connect(DATABASE_URL);
    await sql.begin(async (backup) => {
      const tables = await backup`select schemaname || '.' || tablename as name from pg_tables
        where schemaname in ('auth', 'private', 'public', 'supabase_migrations')`;
      await backup.unsafe(
        `lock table ${tables.map(({ name }) => name).join(", ")} in access share mode`,
      );
      let isReady = false;
      const starting = startServer({ DATABASE_URL }).then((server) => {
        isReady = true;
        onTestFinished(() => server.stop());
      });
      starting.catch(() => {});
      await expect.poll(() => isReady, { timeout: 60_000 }).toBe(true);
    });
  });

  test("what a login may take at most holds neither for migrations nor for backups", async () => {
    const url = new URL(await cluster.createDatabase());
    const sql = connect(url.href);
    await sql`create role hasty login superuser`;
    await sql`alter role hasty set statement_timeout = '50ms'`;
    await sql`alter role hasty set idle_in_transaction_session_timeout = '50ms'`;
    url.username = "hasty";
    const database = await open(url.href);
    const longer = "select pg_sleep(0.2)";
    await database.atLeisure(async (query) => {
      await query(longer);
      await sql.unsafe(longer);
      await query(longer);
    });
  });
});
