import { openDatabase } from "../../server/database/open-database.ts";
import { readSettings } from "../../server/settings.ts";
import { type RunningServer, startServer } from "./server.ts";
import { silentLog } from "./silent-log.ts";

/**
 * Changes the server's data behind its back where that is only seen at a start: stops it without farewell, runs the
 * SQL, starts it again on the same data. The new one is the caller's to stop.
 */
export async function restartAfter(server: RunningServer, sql: string): Promise<RunningServer> {
  await server.kill();
  await runSql(server, sql);
  return startServer(server.environment);
}

/** Runs SQL on the data of a server, whether it runs or has ended, with all rights, and gives the last statement's rows. */
export async function runSql<Row>(server: RunningServer, sql: string): Promise<Row[]> {
  const inside = server.environment.DATABASE_URL ? undefined : server.runInside<Row>(sql);
  return inside ?? runBeside(server, sql);
}

async function runBeside<Row>(server: RunningServer, sql: string): Promise<Row[]> {
  const database = await openDatabase(readSettings(server.environment), silentLog);
  const rows = await database
    .transaction((query) => query<Row | Row[]>(sql))
    .finally(() => database.close());
  // Of several statements PostgreSQL's driver gives the rows of each.
  const last = rows.at(-1);
  return Array.isArray(last) ? last : (rows as Row[]);
}
