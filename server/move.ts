import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { command, withDatabase, withExisting } from "./copy/command.ts";
import { readBackup, writeBackup } from "./copy/file.ts";
import { load } from "./copy/load.ts";
import { refuseWhileInUse } from "./copy/refuse-while-in-use.ts";
import { readSettings } from "./settings.ts";

/**
 * `npm run move -- <target>`: all data from the database that the settings name into an empty one, a PostgreSQL
 * (postgres://…) or an embedded one in a folder. The server must not run, or what it takes meanwhile would stay
 * behind. The old database is left as it is.
 */
await command("move -- <postgres://… or folder>", async (target, settings) => {
  const toPostgres = /^postgres(ql)?:/.test(target);
  const there = readSettings(toPostgres ? { DATABASE_URL: target } : { DATA_DIR: target });
  const folder = await mkdtemp(join(tmpdir(), "move-"));
  const file = join(folder, "backup");
  try {
    await withExisting(settings, async (database) => {
      if (settings.DATABASE_URL) await refuseWhileInUse(database);
      await writeBackup(database, file);
    });
    const rows = await withDatabase(there, (database) => load(database, readBackup(file)));
    const next = toPostgres ? "that DATABASE_URL" : `DATA_DIR=${target} and no DATABASE_URL`;
    return `${rows} rows have moved. Start the server with ${next}.`;
  } finally {
    await rm(folder, { recursive: true });
  }
});
