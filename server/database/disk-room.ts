import { statfsSync } from "node:fs";
import type { Log } from "../../supabase/functions/_shared/log.ts";

const megabyte = 1024 * 1024;

/** Below `least` nothing more is written, until there is `enough` again: in between it stays as it is. */
const least = 64 * megabyte;
const enough = 80 * megabyte;

/** Milliseconds for which a look at the disk counts. What is written in that time is far less than `least`. */
const validity = 200;

/** Bytes that may still be written to the disk under this directory. */
export function freeRoom(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/** Whether the disk under this directory has no room for anything to be written. */
export function isNearlyFull(directory: string): boolean {
  return freeRoom(directory) < least;
}

/** Whether it has room for more than its database, so that something besides may be written there for a while. */
export function hasRoomToSpare(directory: string): boolean {
  return freeRoom(directory) >= enough;
}

/** One line for who starts it where not even a start has room enough. */
export function noRoom(directory: string, cause?: unknown): Error {
  const needed = least / megabyte;
  return new Error(
    `The disk under ${directory} is nearly full: the database cannot be made ready with less than ${needed} MB left. Make room, and start again.`,
    { cause },
  );
}

/**
 * Says whether the disk under this directory is short of room, at next to no cost; each change is logged once.
 */
export function watchRoom(directory: string, log: Log): () => boolean {
  let short = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return function isShort() {
    const now = performance.now();
    if (now - lookedAt < validity) {
      return short;
    }
    lookedAt = now;
    const free = freeRoom(directory);
    if (!short && free < least) {
      short = true;
      const megabytes = Math.floor(free / megabyte);
      log.error({ megabytes, directory }, "The disk is nearly full: nothing is stored any more");
    } else if (short && free >= enough) {
      short = false;
      log.info({ directory }, "The disk has room again: everything is stored as before");
    }
    return short;
  };
}
