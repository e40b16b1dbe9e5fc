import { resolve } from "node:path";
import { command, withDatabase } from "./copy/command.ts";
import { readBackup } from "./copy/file.ts";
import { load } from "./copy/load.ts";

/**
 * `npm run restore -- file`: fills the database that the settings name, which must be empty, from a backup. Nobody is
 * signed in then.
 */
await command("restore -- <file>", async (argument, settings) => {
  const file = resolve(argument);
  const rows = await withDatabase(settings, async (database) => {
    const stored = await load(database, readBackup(file));
    // Who was signed in then may have signed out since, perhaps because somebody had copied a token.
    await database.query("delete from auth.sessions");
    await database.query("delete from auth.one_time_tokens");
    return stored;
  });
  return `${rows} rows of ${file} are restored. Start the server with the same settings.`;
});
