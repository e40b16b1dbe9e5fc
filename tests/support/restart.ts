import { openDatabase } from "../../server/database/open-database.ts";
import { readSettings } from "../../server/settings.ts";
import { type RunningServer, startServer } from "./server.ts";
import { silentLog } from "./silent-log.ts";

/**
 * Changes the server's data behind its back, to let time pass: stops it without farewell, runs the SQL, starts
 * it again on the same data. The new one is the caller's to stop.
 */
export async function restartAfter(server: RunningServer, sql: string): Promise<RunningServer> {
  await server.kill();
  await runSql(server, sql);
  return startServer(server.environment);
}

/** Runs SQL on the data of a server that has ended, with all rights, and gives the last statement's rows. */
export async function runSql<Row>(server: RunningServer, sql: string): Promise<Row[]> {
  const database = await openDatabase(readSettings(server.environment), silentLog);
  return database.transaction((query) => query<Row>(sql)).finally(() => database.close());
}
