import { afterAll, beforeAll, describe } from "vitest";
import { migrated, migratedCluster } from "./migrated-cluster.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "./postgres.ts";
import { type RunningServer, startServer } from "./server.ts";

export type Start = (environment?: Record<string, string>) => Promise<RunningServer>;

/** The settings by which a server finds a new, empty database, besides its data directory. */
type NewDatabase = () => Promise<Record<string, string>>;

/**
 * Runs the same scenarios against the server on each database that it can stand on. `start` begins with a
 * new one every time, migrated already, and needs no clean-up: what is still running at the end of the file is stopped.
 */
export function onEachDatabase(scenarios: (start: Start, newDatabase: NewDatabase) => void): void {
  const running: RunningServer[] = [];
  const start: Start = async (environment) => {
    const server = await startServer(environment);
    running.push(server);
    return server;
  };
  afterAll(async () => {
    await Promise.all(running.map((server) => server.stop()));
  });

  describe("on PGlite", () => scenarios(start, async () => ({})));

  const programs = findPostgres();
  if (!programs) {
    process.stderr.write("PostgreSQL is not installed and cannot be: its half is skipped.\n");
  }
  describe.skipIf(!programs)("on PostgreSQL", () => {
    let postgres: RunningPostgres;
    beforeAll(async () => {
      const kept = await migratedCluster(programs ?? "");
      postgres = await startPostgres(programs ?? "", undefined, kept);
    });
    afterAll(async () => {
      await Promise.all(running.splice(0).map((server) => server.stop()));
      await postgres.stop();
    });
    const newDatabase = async () => ({ DATABASE_URL: await postgres.createDatabase() });
    const startOnMigrated: Start = async (environment) =>
      start({ ...environment, DATABASE_URL: await postgres.createDatabase(migrated) });
    scenarios(startOnMigrated, newDatabase);
  });
}
