import { resolve } from "node:path";
import { command, withDatabase } from "./copy/command.ts";
import { readBackup } from "./copy/file.ts";
import { load, nextInProject } from "./copy/load.ts";
import type { Query } from "./database/database.ts";
import { isSupabase } from "./database/migrations.ts";

/**
 * `npm run restore -- file`: fills the database that the settings name, which must be empty, from a backup. Nobody is
 * signed in then, not even where it is stopped half way. Who is signed in at a Supabase project is its own affair.
 */
await command("restore -- <file>", async (argument, settings) => {
  const file = resolve(argument);
  return withDatabase(settings, async (database) => {
    const rows = await load(database, readBackup(file), signEverybodyOut);
    const next = (await isSupabase(database.query))
      ? nextInProject
      : "Start the server with the same settings.";
    return `${rows} rows of ${file} are restored. ${next}`;
  });
});

/** Who was signed in then may have signed out since, perhaps because somebody had copied a token. */
async function signEverybodyOut(query: Query): Promise<void> {
  await query("delete from auth.sessions");
  await query("delete from auth.one_time_tokens");
}
