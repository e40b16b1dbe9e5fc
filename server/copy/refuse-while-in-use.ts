import type { Database } from "../database/database.ts";

/** Throws a one-line error while a server works on this PostgreSQL. */
export async function refuseWhileInUse({ query }: Database): Promise<void> {
  const [found] = await query<{ sessions: number }>(
    `select count(*)::int as sessions from pg_stat_activity
      where datname = current_database() and application_name like 'site %'
        and application_name <> current_setting('application_name')`,
  );
  if (found?.sessions) {
    throw new Error("A server is using this database. Stop every one of them first.");
  }
}
