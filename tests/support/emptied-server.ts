import postgres from "postgres";
import { migrated, migratedCluster } from "./migrated-cluster.ts";
import { findPostgres, startPostgres } from "./postgres.ts";
import { type RunningServer, startServer } from "./server.ts";

/** A server that holds nothing, as often as it is asked for; the one before must not be used any more. */
export type EmptiedServer = {
  anew(): Promise<RunningServer>;
  stop(): Promise<void>;
};

/**
 * One server on a PostgreSQL of its own, which is emptied: a fraction of the work of a start. Without a PostgreSQL every
 * time is a start. What the server has logged and the mails it has caught stay.
 */
export async function startEmptiedServer(): Promise<EmptiedServer> {
  const programs = findPostgres();
  return programs ? emptied(programs) : started();
}

async function emptied(programs: string): Promise<EmptiedServer> {
  const cluster = await startPostgres(programs, undefined, await migratedCluster(programs));
  const url = await cluster.createDatabase(migrated);
  const server = await startServer({ DATABASE_URL: url });
  const sql = postgres(url, { max: 1 });
  const filled = await emptyTables(sql);

  /** Again, if it has met what the server still did after the test before: PostgreSQL ends one of two that wait for each other. */
  async function empty(): Promise<void> {
    await sql.unsafe(`truncate ${filled.join(", ")} restart identity`).catch((error) => {
      if (error.code !== "40P01") throw error;
      return empty();
    });
  }

  return {
    async anew() {
      await empty();
      return server;
    },
    async stop() {
      await sql.end();
      await server.stop();
      await cluster.stop();
    },
  };
}

/** The tables that hold nothing at the beginning: whatever they hold later has come by use. */
async function emptyTables(sql: postgres.Sql): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`;
  const empty = await Promise.all(
    tables.map(async ({ name }) => {
      const [first] = await sql.unsafe(`select from ${name} limit 1`);
      return first ? [] : [name];
    }),
  );
  return empty.flat();
}

function started(): EmptiedServer {
  let server: RunningServer | undefined;
  return {
    async anew() {
      await server?.stop();
      server = await startServer();
      return server;
    },
    async stop() {
      await server?.stop();
    },
  };
}
