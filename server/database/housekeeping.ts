import { setTimeout as wait } from "node:timers/promises";
import { isReadOnly } from "../../supabase/functions/_shared/database-failure.ts";
import { errorKind } from "../../supabase/functions/_shared/error-kind.ts";
import type { Log } from "../../supabase/functions/_shared/log.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrations.ts";

/** Milliseconds between two rounds. */
const interval = 600_000;

type Deps = {
  database: Database;
  /** Whether nobody else looks after the database's statistics: PGlite has no autovacuum. */
  embedded: boolean;
  /** Whether the start has brought the database up to date; where it had no room to, this does. */
  upToDate: boolean;
  log: Log;
  stopping: AbortSignal;
};

/**
 * Erases what has been kept as long as the provider wants (`keepMonths` in content/site.ts) and does the database's
 * other regular work, and first what the start had no room for, at once and then every ten minutes. Resolves when
 * `stopping` is aborted; a round that fails is logged and the next one tries again.
 */
export async function keepHouse(deps: Deps): Promise<void> {
  let { upToDate } = deps;
  while (!deps.stopping.aborted) {
    try {
      if (!upToDate) await migrate(deps.database);
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

async function keepHouseOnce({ database, embedded, stopping }: Deps): Promise<void> {
  let more = true;
  while (more && !stopping.aborted) {
    const [answer] = await database.query<{ more: boolean }>("select private.keep_house() as more");
    more = answer?.more ?? false;
  }
  if (embedded && (await database.query(grown)).length > 0) {
    await database.query("analyze private.enquiries, private.enquiry_counts");
  }
}

/** A row when there are a fifth more enquiries than the planner knows of. */
const grown = `select from pg_class where oid = 'private.enquiries'::regclass
  and (select sum(enquiries) from private.enquiry_counts) > 1.2 * greatest(reltuples, 0) + 1000`;
