import * as v from "valibot";
import type { Database, Query } from "../database/database.ts";
import { migrate, migrateEmpty } from "../database/migrations.ts";
import { endSchema, headerSchema, type Table, tableSchema } from "./lines.ts";

/** How many rows are stored at a time. */
const batch = 500;

/**
 * Fills an empty database from the lines of a backup, all or nothing: runs the migrations that the backup has run,
 * puts its rows in, then runs whatever migrations are newer. Gives the number of rows. Throws an error with one line
 * when the database is not empty, or the backup is none, not whole, or from a newer version.
 */
export async function load(database: Database, lines: AsyncIterable<string>): Promise<number> {
  const iterator = lines[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await iterator.next();
    if (done) throw new Error("The backup is not whole: its end is missing.");
    return value;
  };
  const first = await next();
  const header = v.safeParse(v.pipe(v.string(), v.parseJson(), headerSchema), first);
  if (!header.success) throw new Error("This is no backup of this program.");

  const { migrations, sequences } = header.output;
  const stored = await migrateEmpty(database, migrations, async (query) => {
    const rows = await loadTables(query, next);
    for (const { name, last } of sequences) {
      await query("select setval($1::text::regclass, $2::int)", [name, last]);
    }
    return rows;
  });
  await migrate(database);
  return stored;
}

async function loadTables(query: Query, next: () => Promise<string>): Promise<number> {
  let table: Table | undefined;
  let rows: string[] = [];
  let stored = 0;
  const store = async () => {
    if (table && rows.length > 0) await insert(query, table, rows);
    stored += rows.length;
    rows = [];
  };
  for (;;) {
    const line = await next();
    const marker = readMarker(line);
    if (!marker) {
      rows.push(line);
      if (rows.length === batch) await store();
      continue;
    }
    await store();
    if (table) await query(`alter table ${table.table} enable trigger user`);
    if ("end" in marker) {
      if (marker.end !== stored) throw new Error("The backup is not whole: rows are missing.");
      return stored;
    }
    table = marker;
    // What the migrations have put in stands in the backup as well, and what triggers do has been done.
    await query(`alter table ${table.table} disable trigger user; truncate ${table.table} cascade`);
  }
}

/** A line that is no row. A row has the columns of its table, and none of ours has just these. */
function readMarker(line: string): v.InferOutput<typeof markerSchema> | undefined {
  if (!/^\{"(table|end)":/.test(line)) return undefined;
  const marker = v.safeParse(markerSchema, line);
  return marker.success ? marker.output : undefined;
}

const markerSchema = v.pipe(v.string(), v.parseJson(), v.union([tableSchema, endSchema]));

async function insert(query: Query, { table, columns }: Table, rows: string[]): Promise<void> {
  const list = columns.map((name) => `"${name}"`).join(", ");
  await query(
    `insert into ${table} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${table}, $1::text::json)`,
    [`[${rows.join(",")}]`],
  );
}
