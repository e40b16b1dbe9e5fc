import type { Log } from "../../supabase/functions/_shared/log.ts";
import type { Settings } from "../settings.ts";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres, type Who } from "./postgres.ts";

/** The database of these settings: the PostgreSQL of DATABASE_URL, or else the embedded one in DATA_DIR. */
export async function openDatabase(settings: Settings, log: Log, who?: Who): Promise<Database> {
  return settings.DATABASE_URL
    ? openPostgres(settings.DATABASE_URL, who)
    : openEmbedded(settings.DATA_DIR, log);
}

/** Which database that is, for the log and whoever starts the server: where it is, and no login. */
export function nameDatabase({ DATABASE_URL, DATA_DIR }: Settings): string {
  if (!DATABASE_URL) return `embedded, in ${DATA_DIR}`;
  const { host, pathname } = new URL(DATABASE_URL);
  return `PostgreSQL, ${host}${pathname}`;
}
