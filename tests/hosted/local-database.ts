import { readFile } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { site } from "../../content/site.ts";
import { repository } from "../support/deno-door.ts";
import { findPostgres, startPostgres } from "../support/postgres.ts";

/** Where the CLI expects the database of its local stack. */
const port = 54_322;

/**
 * A plain PostgreSQL where the CLI expects that of its local stack, with what a hosted project brings along: its
 * roles, its too generous default grants, an auth schema, and the admin's user, who was made by hand.
 */
export async function startLocalDatabase() {
  const programs = findPostgres();
  if (!programs) throw new Error("PostgreSQL is not installed and cannot be.");
  const cluster = await startPostgres(programs, port);
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const [cron] = await sql`select from pg_available_extensions where name = 'pg_cron'`;
  if (cron) {
    await sql`alter system set shared_preload_libraries = pg_cron`;
    await cluster.restart();
  }
  await sql.unsafe(await readFile(join(repository, "server/database/platform.sql"), "utf8"));
  await sql`insert into auth.users (email) values (${site.adminEmails[0]})`;
  return {
    url,
    sql,
    hasCron: cron !== undefined,
    async stop() {
      await sql.end();
      await cluster.stop();
    },
  };
}
