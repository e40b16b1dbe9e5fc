import { once } from "node:events";
import { PassThrough } from "node:stream";
import { command, withDatabase, withExisting } from "./copy/command.ts";
import { dump } from "./copy/dump.ts";
import { load, nextInProject } from "./copy/load.ts";
import { refuseWhileInUse } from "./copy/refuse-while-in-use.ts";
import type { Database } from "./database/database.ts";
import { isSupabase } from "./database/migrations.ts";
import { readSettings } from "./settings.ts";

/**
 * `npm run move -- <target>`: all data from the database that the settings name into an empty one, a PostgreSQL
 * (postgres://…), also that of a Supabase project, or an embedded one in a folder. The server must not run, or what it
 * takes meanwhile would stay behind. The old database is left as it is.
 */
await command("move -- <postgres://… or folder>", async (target, settings) => {
  const toPostgres = /^postgres(ql)?:/.test(target);
  const there = readSettings(toPostgres ? { DATABASE_URL: target } : { DATA_DIR: target });
  return withExisting(settings, async (here) => {
    if (settings.DATABASE_URL) await refuseWhileInUse(here);
    return withDatabase(there, async (database) => {
      const moved = `${await copy(here, database)} rows have moved.`;
      if (await isSupabase(database.query)) return `${moved} ${nextInProject}`;
      const next = toPostgres ? "that DATABASE_URL" : `DATA_DIR=${target} and no DATABASE_URL`;
      return `${moved} Start the server with ${next}.`;
    });
  });
});

/** Line by line and through no file, in which everybody's data would stay behind if this were killed. */
async function copy(from: Database, to: Database): Promise<number> {
  const lines = new PassThrough({ objectMode: true });
  // What fails is heard from the two sides, and neither waits for the other then.
  lines.on("error", () => {});
  const read = dump(from, async (line) => {
    if (lines.errored) throw lines.errored;
    if (!lines.write(line)) await once(lines, "drain");
  }).then(() => lines.end());
  const written = load(to, lines);
  for (const side of [read, written]) side.catch((error) => lines.destroy(error));
  await Promise.allSettled([read, written]);
  await read;
  return written;
}
