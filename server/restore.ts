import { resolve } from "node:path";
import { command, withDatabase } from "./copy/command.ts";
import { readBackup } from "./copy/file.ts";
import { load } from "./copy/load.ts";

/** `npm run restore -- file`: fills the database that the settings name, which must be empty, from a backup. */
await command("restore -- <file>", async (argument, settings) => {
  const file = resolve(argument);
  const rows = await withDatabase(settings, (database) => load(database, readBackup(file)));
  return `${rows} rows of ${file} are restored. Start the server with the same settings.`;
});
