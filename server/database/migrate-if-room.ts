import { isReadOnly } from "../../supabase/functions/_shared/database-failure.ts";
import type { Log } from "../../supabase/functions/_shared/log.ts";
import type { Settings } from "../settings.ts";
import type { Database } from "./database.ts";
import { noRoom } from "./disk-room.ts";
import { isMigrated, migrate } from "./migrations.ts";

/**
 * Brings the database up to date at the start, and says whether it could. While its disk is nearly full the embedded one
 * takes nothing in: one that has run every migration can be read all the same, as if the disk had filled up later
 * (decision 015). Throws a one-line error where it has not.
 */
export async function migrateIfRoom(
  database: Database,
  { DATABASE_URL, DATA_DIR }: Pick<Settings, "DATABASE_URL" | "DATA_DIR">,
  log: Log,
): Promise<boolean> {
  try {
    await migrate(database, log);
    return true;
  } catch (error) {
    if (DATABASE_URL || !isReadOnly(error)) throw error;
    if (!(await isMigrated(database).catch(() => false))) throw noRoom(DATA_DIR, error);
    log.info(
      {},
      "Until the disk has room, the database knows what content/ said at an earlier start",
    );
    return false;
  }
}
