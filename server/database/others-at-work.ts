import type { Query } from "./database.ts";

/** How many connections other processes of this program have to this database; the embedded one has room for one process. */
export async function countOthersAtWork(query: Query): Promise<number> {
  const [found] = await query<{ connections: number }>(
    `select count(*)::int as connections from pg_stat_activity
      where datname = current_database() and application_name like 'site %'
        and application_name <> current_setting('application_name')`,
  );
  return found?.connections ?? 0;
}
