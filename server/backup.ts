import { resolve } from "node:path";
import { command, withExisting } from "./copy/command.ts";
import { fetchBackup } from "./copy/door.ts";
import { refuseTarget, writeBackup } from "./copy/file.ts";

/** `npm run backup -- file`: all data of the database that the settings name, also while the server runs. */
await command("backup -- <file>", async (argument, settings) => {
  const file = resolve(argument);
  refuseTarget(file);
  const fetched = settings.DATABASE_URL ? undefined : await fetchBackup(settings.DATA_DIR, file);
  const rows = fetched ?? (await withExisting(settings, (database) => writeBackup(database, file)));
  return `${rows} rows are in ${file}.`;
});
