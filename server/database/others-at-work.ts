import type { Query } from "./database.ts";

/**
 * How many connections other servers of this program have to this database; the embedded one has room for one process.
 * What is older than this process is another's, whatever its name: a pooler gives a connection that of who used it last.
 */
export async function countOthersAtWork(query: Query): Promise<number> {
  const [found] = await query<{ connections: number }>(
    `select count(*)::int as connections from pg_stat_activity
      where datname = current_database() and application_name like 'site %'
        and (application_name <> current_setting('application_name')
          or backend_start < clock_timestamp() - make_interval(secs => $1))`,
    [process.uptime()],
  );
  return found?.connections ?? 0;
}
