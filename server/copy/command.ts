import { existsSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import type { Log } from "../../supabase/functions/_shared/log.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { readSettings, type Settings } from "../settings.ts";

const log: Log = pino({ base: undefined }, pino.destination({ dest: 2, sync: true }));

/**
 * Runs a command of npm that takes one argument, named in `usage`, with the server's own settings; says in one line
 * what it gives or why it failed, and ends the process with 1 then.
 */
export async function command(
  usage: string,
  work: (argument: string, settings: Settings) => Promise<string>,
): Promise<void> {
  process.umask(0o077);
  // To end by itself, so that what is half made is taken away.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      process.stderr.write("Stopped before the end.\n");
      process.exit(1);
    });
  }
  try {
    const [argument, ...more] = process.argv.slice(2);
    if (!argument || more.length > 0) throw new Error(`Use: npm run ${usage}`);
    process.stdout.write(`${await work(argument, readSettings(process.env))}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Works on the database of these settings, and closes it. */
export async function withDatabase<Result>(
  settings: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(settings, log, "site-copy");
  return work(database).finally(() => database.close());
}

/** The same for one that must be there: opening the embedded one would make it. */
export async function withExisting<Result>(
  settings: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL, DATA_DIR } = settings;
  if (!DATABASE_URL && !existsSync(join(DATA_DIR, "database"))) {
    throw new Error(`There is no database in ${DATA_DIR}. Set DATA_DIR or DATABASE_URL.`);
  }
  return withDatabase(settings, work);
}
