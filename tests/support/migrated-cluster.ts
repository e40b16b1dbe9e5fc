import { existsSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { nameDefinition } from "./data-directory.ts";
import { startPostgres } from "./postgres.ts";
import { startServer } from "./server.ts";

/** The database in it that the server has migrated. */
export const migrated = "migrated";

/**
 * The data of a PostgreSQL to copy from, in which a database is migrated already: to make one and to migrate it takes a
 * server longer than all else that it does at a start. Made once for each state of the database's definition, by the
 * server itself.
 */
export async function migratedCluster(programs: string): Promise<string> {
  const place = programs.replaceAll("/", "-");
  const directory = join(tmpdir(), `migrated-cluster${place}-${nameDefinition()}`);
  if (!existsSync(directory)) {
    const draft = await mkdtemp(join(tmpdir(), "migrating-"));
    const cluster = await startPostgres(programs);
    const url = await cluster.createDatabase();
    const server = await startServer({ DATABASE_URL: url, DATA_DIR: join(draft, "data") });
    await server.stop();
    const admin = postgres(new URL("/postgres", url).href, { max: 1 });
    await admin.unsafe(`alter database ${new URL(url).pathname.slice(1)} rename to ${migrated}`);
    await admin.end();
    await cluster.stop(join(draft, "cluster"));
    // Another test may have been quicker; its directory is as good.
    await rename(join(draft, "cluster"), directory).catch(() => undefined);
    await rm(draft, { recursive: true, force: true });
  }
  return directory;
}
