import { setTimeout as wait } from "node:timers/promises";
import { isReadOnly } from "../../supabase/functions/_shared/database-failure.ts";
import { errorKind } from "../../supabase/functions/_shared/error-kind.ts";
import type { Log } from "../../supabase/functions/_shared/log.ts";
import type { Database, Query } from "./database.ts";
import { migrate } from "./migrations.ts";
import { vacuumWorn } from "./vacuum.ts";

/** Milliseconds between two rounds. */
const interval = 600_000;

type Deps = {
  database: Database;
  /** Where the embedded database lies, which nobody else looks after: PGlite has no autovacuum. */
  embeddedIn: string | undefined;
  /** Whether the start has brought the database up to date; where it had no room to, this does. */
  upToDate: boolean;
  /** What else is to be removed by its age. */
  forgetSessions(database: Database): Promise<void>;
  log: Log;
  stopping: AbortSignal;
};

/**
 * Erases what has been kept as long as the provider wants (`keepMonths` in content/site.ts) and does the database's
 * other regular work, and first what the start had no room for, at once and then every ten minutes. Logs how many it
 * erases. Resolves when `stopping` is aborted; a round that fails is logged and the next one tries again.
 */
export async function keepHouse(deps: Deps): Promise<void> {
  let { upToDate } = deps;
  while (!deps.stopping.aborted) {
    try {
      if (!upToDate) await migrate(deps.database, deps.log);
      upToDate = true;
      await keepHouseOnce(deps);
    } catch (error) {
      if (!isReadOnly(error)) {
        deps.log.error({ reason: errorKind(error) }, "The database's regular work failed");
      }
    }
    await wait(interval, undefined, { signal: deps.stopping }).catch(() => {});
  }
}

async function keepHouseOnce(deps: Deps): Promise<void> {
  const { database, embeddedIn } = deps;
  await eraseTooOld(deps);
  await deps.forgetSessions(database);
  if (embeddedIn === undefined) return;
  if ((await database.query(grown)).length > 0) {
    await database.query("analyze private.enquiries, private.enquiry_counts");
  }
  await vacuumWorn(database.query, embeddedIn);
}

async function eraseTooOld({ database, log, stopping }: Deps): Promise<void> {
  const erased: Erased = { enquiries: 0, chatVisitors: 0 };
  try {
    for (let more = true; more && !stopping.aborted; ) {
      const round = await database.transaction(eraseSome);
      erased.enquiries += round.enquiries;
      erased.chatVisitors += round.chatVisitors;
      more = round.more;
    }
  } finally {
    // For good: a wrong number of months has to be seen somewhere.
    if (erased.enquiries + erased.chatVisitors > 0) {
      log.info(erased, "Erased what was kept as long as keepMonths in content/site.ts says");
    }
  }
}

type Erased = { enquiries: number; chatVisitors: number };

/** One round, and how many it has erased: that the database notes itself, at the time of the transaction. */
async function eraseSome(query: Query): Promise<Erased & { more: boolean }> {
  const [house] = await query<{ more: boolean }>("select private.keep_house() as more");
  const [erased] = await query<Erased>(`select coalesce(sum(enquiries), 0)::int as enquiries,
    coalesce(sum(chat_visitors), 0)::int as "chatVisitors"
    from private.erasures where erased_by is null and erased_at = now()`);
  return { more: house?.more ?? false, enquiries: 0, chatVisitors: 0, ...erased };
}

/** A row when there are a fifth more enquiries than the planner knows of. */
const grown = `select from pg_class where oid = 'private.enquiries'::regclass
  and (select sum(enquiries) from private.enquiry_counts) > 1.2 * greatest(reltuples, 0) + 1000`;
