import postgres from "postgres";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { freePort } from "../support/free-port.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "../support/postgres.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { newSharedSettings } from "../support/shared-settings.ts";

/** One PostgreSQL for all tests of the file that imports this. */
let cluster: RunningPostgres;
beforeAll(async () => {
  const programs = findPostgres();
  if (!programs) throw new Error("PostgreSQL is not installed and cannot be.");
  cluster = await startPostgres(programs);
});
afterAll(() => cluster.stop());

/** The address of a new, empty database. */
export function createDatabase(): Promise<string> {
  return cluster.createDatabase();
}

/**
 * So many processes, started at the same time on one empty PostgreSQL, as an operator sets them up: each with a data
 * directory of its own. They and the connection behind their back end with the test.
 */
export async function startReplicas(count: number, more: Record<string, string> = {}) {
  const DATABASE_URL = await createDatabase();
  const sql = postgres(DATABASE_URL, { max: 1, onnotice: () => {} });
  const shared = { ...newSharedSettings(DATABASE_URL), ...more };
  const servers = await Promise.all(
    Array.from({ length: count }, async () =>
      startServer({ ...shared, PORT: String(await freePort()) }),
    ),
  );
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await sql.end();
  });
  return { servers: servers as [RunningServer, RunningServer, ...RunningServer[]], sql };
}
