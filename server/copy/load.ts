import * as v from "valibot";
import type { Database, Query } from "../database/database.ts";
import { isSupabase, migrate, migrateEmpty } from "../database/migrations.ts";
import { endSchema, headerSchema, type Table, tableSchema } from "./lines.ts";
import { ofTheProject } from "./of-the-project.ts";

/** How many rows are stored at a time. */
const batch = 500;

/** What a person does next whose rows have come into a Supabase project. */
export const nextInProject = "Run supabase/hosted-data.sql in that project again.";

/**
 * Fills an empty database from the lines of a backup: runs the migrations that the backup has run, puts its rows in and
 * lets `finish` change them, all or nothing. Then runs whatever migrations are newer; where that does not come about, the
 * next start of the server does it. Gives the number of rows. Throws an error with one line when the database is not
 * empty, or the backup is none, not whole, or from a newer version. A Supabase project that has run the same migrations,
 * and is otherwise empty, takes all but users and admins.
 */
export async function load(
  database: Database,
  lines: AsyncIterable<string>,
  finish: (query: Query) => Promise<void> = async () => {},
): Promise<number> {
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
  const isProject = await isSupabase(database.query);
  const isTaken = (name: string) => !isProject || !ofTheProject.test(name);
  const stored = await migrateEmpty(database, migrations, async (query) => {
    const rows = await loadTables(query, next, isTaken);
    for (const { name, last } of sequences) {
      await query("select setval($1::text::regclass, $2::int)", [name, last]);
    }
    if (!isProject) await finish(query);
    return rows;
  });
  if (!isProject) await migrate(database);
  return stored;
}

async function loadTables(
  query: Query,
  next: () => Promise<string>,
  isTaken: (table: string) => boolean,
): Promise<number> {
  let stored = 0;
  for await (const { table, rows, isFirst, isLast } of readBatches(next)) {
    const { table: name } = table;
    if (!isTaken(name)) continue;
    // What the migrations have put in stands in the backup as well, and what triggers do has been done.
    if (isFirst) await query(`alter table ${name} disable trigger user; truncate ${name} cascade`);
    if (rows.length > 0) await insert(query, table, rows);
    if (isLast) await query(`alter table ${name} enable trigger user`);
    stored += rows.length;
  }
  return stored;
}

type Batch = { table: Table; rows: string[]; isFirst: boolean; isLast: boolean };

/** The rows of each table, so many at a time; none, once, of one that is empty. Throws where the end is not the right one. */
async function* readBatches(next: () => Promise<string>): AsyncGenerator<Batch> {
  let table: Table | undefined;
  let rows: string[] = [];
  let read = 0;
  for (let isFirst = true; ; ) {
    const line = await next();
    const marker = readMarker(line);
    if (!marker) rows.push(line);
    if (table && (marker || rows.length === batch)) {
      yield { table, rows, isFirst, isLast: Boolean(marker) };
      read += rows.length;
      rows = [];
      isFirst = false;
    }
    if (!marker) continue;
    if ("end" in marker) {
      if (marker.end === read) return;
      throw new Error("The backup is not whole: rows are missing.");
    }
    table = marker;
    isFirst = true;
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
