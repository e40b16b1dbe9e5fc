import { openDatabase } from "../../server/database.ts";
import { readSettings } from "../../server/settings.ts";
import { type RunningServer, startServer } from "./server.ts";

/**
 * Changes the server's data behind its back, to let time pass: stops it without farewell, runs the SQL, starts
 * it again on the same data. The new one is the caller's to stop.
 */
export async function restartAfter(server: RunningServer, sql: string): Promise<RunningServer> {
  await server.kill();
  const database = await openDatabase(readSettings(server.environment));
  await database.transaction((query) => query(sql));
  await database.close();
  return startServer(server.environment);
}
