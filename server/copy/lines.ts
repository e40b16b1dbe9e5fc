import * as v from "valibot";

/*
 * A backup is lines of JSON: a header, then for each table a line of its own and its rows, then the end with the
 * number of rows, without which it is not whole.
 */
const name = v.pipe(v.string(), v.regex(/^\w+$/));
const qualified = v.pipe(v.string(), v.regex(/^\w+\.\w+$/));

export type Header = v.InferOutput<typeof headerSchema>;
export type Table = v.InferOutput<typeof tableSchema>;

export const headerSchema = v.object({
  backup: v.literal(1),
  /** Versions of the migrations that the database has run. */
  migrations: v.array(v.pipe(v.string(), v.regex(/^\d{14}$/))),
  sequences: v.array(v.object({ name: qualified, last: v.pipe(v.number(), v.integer()) })),
});
export const tableSchema = v.strictObject({ table: qualified, columns: v.array(name) });
export const endSchema = v.strictObject({ end: v.number() });
