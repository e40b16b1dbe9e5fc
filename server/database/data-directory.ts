import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { noRoom } from "./disk-room.ts";

/** SQLite's number for a disk without room even for this. */
const diskIsFull = 13;

/**
 * Makes the data directory and holds it for this process. Returns the function that lets go.
 * Throws a one-line error when another process holds it, or the disk is full.
 *
 * The lock is an exclusive transaction on an empty SQLite file: that is a lock of the operating system,
 * which goes away with its process however it dies. A file with a process id in it would outlive a crash.
 */
export function holdDataDirectory(directory: string): () => void {
  const lock = ours(directory, () => {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    return new DatabaseSync(join(directory, "lock"));
  });
  try {
    lock.exec("begin exclusive");
  } catch (cause) {
    lock.close();
    if ((cause as { errcode?: number }).errcode === diskIsFull) throw noRoom(directory, cause);
    throw new Error(
      `Another process is using the data directory ${directory}. Stop it, or set DATA_DIR to another one.`,
      { cause },
    );
  }
  return () => lock.close();
}

/** All that a server keeps there. What else lies beside it is somebody else's. */
const kept = ["backup-door", "database", "database.new", "lock", "signing-key"];

/** What may lie in a new one before we do: the data of `npm run dev`, and what belongs to a disk of its own. */
const besides = ["dev", "lost+found"];

/**
 * Makes the data directory or, if somebody else has made it, closes it to everybody but its owner, with what we keep
 * in it. Throws a one-line error where others keep things there and we none so far: closed, it would shut them out.
 */
export function closeToOthers(directory: string): void {
  ours(directory, () => {
    mkdirSync(directory, { recursive: true });
    const entries = readdirSync(directory).filter((entry) => !besides.includes(entry));
    if (entries.length > 0 && !entries.some((entry) => kept.includes(entry))) {
      throw new Error("others keep things in it, and it would be closed to them");
    }
    chmodSync(directory, 0o700);
    for (const name of kept) closeEntry(join(directory, name));
  });
}

/**
 * What a process that is just ending there takes away is no matter. A link, to a larger disk perhaps, leads to what the
 * operator has made as it is to be.
 */
function closeEntry(path: string): void {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry || entry.isSymbolicLink()) return;
  try {
    chmodSync(path, entry.isDirectory() ? 0o700 : 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

/** What needs the directory to belong to this user; says so in one line where it does not. */
function ours<Result>(directory: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    throw new Error(
      `The data directory ${directory} cannot be used: ${(cause as Error).message}. Make it this user's own, or set DATA_DIR to a folder of its own.`,
      { cause },
    );
  }
}
