import type { Database, Query } from "../database/database.ts";
import { isSupabase, recordedMigrations } from "../database/migrations.ts";
import type { Header, Table } from "./lines.ts";
import { ofTheProject } from "./of-the-project.ts";

/** How many rows are read at a time. */
const batch = 1000;

/**
 * Writes all data of the database as lines, as they were at one moment: what the database has run of the migrations
 * and where its sequences stand, then each table with its rows, those first that others refer to. Gives the number
 * of rows. The rows are PostgreSQL's own JSON and are not looked into, so that nothing is lost on the way. Of a Supabase
 * project its users stay where they are, with what they sign in with.
 */
export async function dump(
  database: Database,
  write: (line: string) => Promise<void>,
): Promise<number> {
  return database.atLeisure(async (query) => {
    await query("set transaction isolation level repeatable read, read only");
    const isProject = await isSupabase(query);
    const isOurs = (name: string) => !isProject || !ofTheProject.test(name);
    const header: Header = {
      backup: 1,
      migrations: await recordedMigrations(query),
      sequences: (await readSequences(query)).filter(({ name }) => isOurs(name)),
    };
    await write(JSON.stringify(header));
    let written = 0;
    for (const table of await readTables(query)) {
      if (!isOurs(table.table)) continue;
      await write(JSON.stringify(table));
      written += await dumpRows(query, table, write);
    }
    await write(JSON.stringify({ end: written }));
    return written;
  });
}

async function dumpRows(
  query: Query,
  { table, columns }: Table,
  write: (line: string) => Promise<void>,
): Promise<number> {
  const list = columns.map((name) => `"${name}"`).join(", ");
  await query(
    `declare dumped cursor for select row_to_json(kept)::text as line from (select ${list} from ${table}) as kept`,
  );
  let written = 0;
  for (;;) {
    const rows = await query<{ line: string }>(`fetch ${batch} from dumped`);
    for (const { line } of rows) await write(line);
    written += rows.length;
    if (rows.length < batch) break;
  }
  await query("close dumped");
  return written;
}

function readSequences(query: Query): Promise<Header["sequences"]> {
  return query(`select schemaname || '.' || sequencename as name, last_value::int as last
    from pg_sequences where schemaname in ('public', 'private', 'auth') and last_value is not null`);
}

/** Every table of ours with the columns that hold something of their own, after those that it refers to. */
async function readTables(query: Query): Promise<Table[]> {
  const tables = await query<Table & { after: string[] }>(`
    select relnamespace::regnamespace || '.' || relname as table,
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select coalesce(json_agg(nspname || '.' || other.relname), '[]') from pg_constraint
        join pg_class as other on other.oid = confrelid
        join pg_namespace on pg_namespace.oid = other.relnamespace
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as after
    from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private', 'auth')
    order by 1`);
  const sorted: Table[] = [];
  while (sorted.length < tables.length) {
    const known = sorted.map(({ table }) => table);
    const next = tables.find(
      ({ table, after }) => !known.includes(table) && after.every((name) => known.includes(name)),
    );
    if (!next)
      throw new Error("Tables refer to each other in a circle: they cannot be put in order");
    sorted.push({ table: next.table, columns: next.columns });
  }
  return sorted;
}
