import { chmodSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Makes the data directory and holds it for this process. Returns the function that lets go.
 * Throws a one-line error when another process holds it.
 *
 * The lock is an exclusive transaction on an empty SQLite file: that is a lock of the operating system,
 * which goes away with its process however it dies. A file with a process id in it would outlive a crash.
 */
export function holdDataDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(directory, "lock"));
  try {
    lock.exec("begin exclusive");
  } catch (cause) {
    lock.close();
    throw new Error(
      `Another process is using the data directory ${directory}. Stop it, or set DATA_DIR to another one.`,
      { cause },
    );
  }
  return () => lock.close();
}

/**
 * Makes the data directory or, if somebody else has made it, closes it to everybody but its owner, with what
 * lies in it.
 */
export function closeToOthers(directory: string): void {
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o700);
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    chmodSync(join(directory, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}
