import { once } from "node:events";
import { accessSync, constants, createReadStream, createWriteStream, statSync } from "node:fs";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Database } from "../database/database.ts";
import { startDraft } from "./draft.ts";
import { dump } from "./dump.ts";

/** Throws an error with one line where no backup can be put into this file: before the work, and not after it. */
export function refuseTarget(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`${file} is a folder. Name the file that the backup is to be.`);
  }
  try {
    accessSync(dirname(file), constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(`The backup cannot be written: ${(cause as Error).message}`, { cause });
  }
}

/**
 * Writes a backup of the database into a file, for its owner only; it appears when it is whole, in place of one of
 * the same name. Gives the number of rows. `check` is called time and again on the way, and ends it by throwing.
 */
export async function writeBackup(
  database: Database,
  file: string,
  check = () => {},
): Promise<number> {
  const draft = startDraft(file);
  const zip = createGzip();
  const written = pipeline(zip, createWriteStream(draft.path, { mode: 0o600, flush: true }));
  // It may go wrong while the database is being waited for, and is heard with the next line.
  written.catch(() => {});
  try {
    const rows = await dump(database, async (line) => {
      if (zip.destroyed || !zip.write(`${line}\n`)) {
        await Promise.race([once(zip, "drain"), written]);
        check();
      }
    });
    zip.end();
    await written;
    draft.finish();
    return rows;
  } catch (error) {
    zip.destroy();
    await written.catch(() => {});
    draft.drop();
    throw error;
  }
}

/** The lines of a backup. Throws an error with one line when the file cannot be read as one. */
export async function* readBackup(file: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding("utf8");
  const read = pipeline(createReadStream(file), text);
  // What goes wrong is heard where the text is read.
  read.catch(() => {});
  let rest = "";
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
    await read;
  } catch (cause) {
    const { message } = cause as Error;
    throw new Error(`${file} cannot be read as a backup: ${message}`, { cause });
  }
}
