import { setTimeout as wait } from "node:timers/promises";
import { isDatabaseError } from "../../supabase/functions/_shared/database-failure.ts";
import type { Log } from "../../supabase/functions/_shared/log.ts";
import type { Database, Query } from "./database.ts";

/** Milliseconds for which a lock is waited for, and for which everybody behind it is left alone before the next attempt. */
const patience = 2000;
const pause = 4000;

/** A transaction that only one process has open at a time; the number is this program's own. */
export async function exclusively<Result>(
  database: Database,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  return database.atLeisure(async (query) => {
    await query("select pg_advisory_xact_lock(20261121)");
    return work(query);
  });
}

/**
 * The same for what may lock tables that visitors use: they all wait behind a lock that is waited for, and a backup keeps
 * its own until its end. So a lock that is not to be had soon undoes the work, and after a pause it begins anew.
 */
export async function givingWay<Result>(
  database: Database,
  log: Log | undefined,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await exclusively(database, async (query) => {
        await query(`set local lock_timeout = ${patience}`);
        return work(query);
      });
    } catch (error) {
      if (!isDatabaseError(error) || error.code !== "55P03") throw error;
    }
    if (attempt === 1) log?.info({}, inUse);
    await wait(pause);
  }
}

const inUse =
  "The database is brought up to date when a backup, or whoever else keeps its tables in use, has come to an end";
