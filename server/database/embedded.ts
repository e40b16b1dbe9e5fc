import { lstatSync, realpathSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { Log } from "../../supabase/functions/_shared/log.ts";
import { holdDataDirectory } from "./data-directory.ts";
import type { Database, Query } from "./database.ts";
import { freeRoom, isNearlyFull, noRoom, watchRoom } from "./disk-room.ts";

/**
 * The embedded database in this directory. While the disk has little room left, transactions are read-only: a
 * write fails as PostgreSQL words it (25006), and reading goes on.
 */
export async function openEmbedded(directory: string, log: Log): Promise<Database> {
  const release = holdDataDirectory(directory);
  try {
    const path = await findOrMake(directory);
    const pglite = await PGlite.create(path, { extensions: { pg_trgm } }).catch((cause) => {
      throw isNearlyFull(path) ? noRoom(path, cause) : cause;
    });
    const isShort = watchRoom(path, log);
    let wasShort = false;
    const transaction: Database["transaction"] = async (work) => {
      const short = isShort();
      if (short && !wasShort && freeRoom(path) > roomForWal) {
        await pglite.exec(walInHand).catch(() => {});
      }
      wasShort = short;
      return pglite.transaction(async (inside) => {
        if (short) {
          await inside.exec("set transaction read only");
        }
        return work(queryOf(inside));
      });
    };
    return {
      query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
        isShort()
          ? transaction((query) => query<Row>(text, parameters))
          : (await pglite.query<Row>(text, [...parameters])).rows,
      transaction,
      atLeisure: transaction,
      close: async () => {
        await pglite.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * PGlite never returns when there is no room for the next 16 MB of its log, and even reading may write to that.
 * This begins a new piece of it while there is room and keeps the old ones for later use instead of new files.
 */
const walInHand = "select pg_switch_wal(); checkpoint";

/** Bytes that this takes at most. Where it fails for want of them, no other statement succeeds any more. */
const roomForWal = 48 * 1024 * 1024;

function queryOf(inside: Transaction): Query {
  return async <Row>(text: string, parameters?: readonly unknown[]) => {
    if (parameters === undefined) {
      return (await inside.exec(text)).at(-1)?.rows as Row[];
    }
    return (await inside.query<Row>(text, [...parameters])).rows;
  };
}

/**
 * Where the database of this directory is; makes one where there is none. A first initialisation that is killed leaves a
 * dead directory behind: it happens aside, then moves in. A link to another disk is followed here, PGlite follows none.
 */
async function findOrMake(directory: string): Promise<string> {
  const path = join(directory, "database");
  if (!lstatSync(path, { throwIfNoEntry: false })) {
    if (isNearlyFull(directory)) throw noRoom(directory);
    const draft = join(directory, "database.new");
    rmSync(draft, { recursive: true, force: true });
    await (await PGlite.create(draft)).close();
    renameSync(draft, path);
  }
  return realpathSync(path);
}
