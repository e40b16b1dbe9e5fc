import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";

const memory = "/dev/shm";
/** A multiple of what the tests have there at once. */
const needed = 6 * 1024 ** 3;

/**
 * From here on this process and its children keep temporary files in memory, where there is plenty of it: the tests
 * make and remove tens of thousands of a database's files, and to a disk that is a tenth of their work. It goes with
 * this process.
 */
export function keepTemporaryFilesInMemory() {
  if (!hasRoom()) return;
  const folder = mkdtempSync(`${memory}/tests-`);
  // As /tmp itself: PostgreSQL runs as somebody else.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  process.on("SIGTERM", () => process.exit(143));
  // The terminal interrupts the tests as well: once they have ended, so does this process.
  process.on("SIGINT", () => {});
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > needed && freemem() > needed;
  } catch {
    return false;
  }
}
