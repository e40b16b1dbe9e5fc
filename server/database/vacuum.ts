import type { Query } from "./database.ts";
import { freeRoom } from "./disk-room.ts";

/** Bytes that stay free whatever a table's size, so that visitors can go on. */
const spare = 128 * 1024 * 1024;

/** Tables of which a twentieth has been replaced or removed since this process started. */
const worn = `select relid::regclass::text as table, pg_total_relation_size(relid)::float8 as bytes
  from pg_stat_user_tables join pg_class on pg_class.oid = relid
  where n_dead_tup > 100 + 0.05 * greatest(reltuples, 0)`;

/**
 * Lets the embedded database use again what rows that were changed or removed have left, as PostgreSQL does by itself:
 * table by table, so that visitors come in between. One for which the disk under `directory` may have too little room
 * waits, for what is cleared is written to the log as well.
 */
export async function vacuumWorn(query: Query, directory: string): Promise<void> {
  for (const { table, bytes } of await query<{ table: string; bytes: number }>(worn)) {
    if (freeRoom(directory) > spare + 2 * bytes) await query(`vacuum (analyze) ${table}`);
  }
}
