import * as v from "valibot";
import { RestError } from "./errors.ts";

/** No column holds JSON of its own, and PGlite does not survive JSON that is nested some thousand deep. */
const value = v.custom<string | number | boolean | null>(
  (given) => given === null || typeof given !== "object",
);
const row = v.record(v.string(), value);

const rowsSchema = v.pipe(
  v.union([v.array(row), row]),
  v.transform((body) => (Array.isArray(body) ? body : [body])),
);

type NewRows = { json: string; columns: string[] };

/**
 * The rows of an insert's body, an object or an array of objects with equal keys. `named` is the `columns`
 * parameter, which says which keys count. Throws a RestError as PostgREST words it.
 */
export function readRows(
  text: string,
  named: string | null,
  table: string,
  known: readonly string[],
): NewRows {
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), rowsSchema), text);
  if (!body.success) {
    throw new RestError(400, "PGRST102", "Empty or invalid json");
  }
  const rows = body.output;
  const columns = named ? readNames(named) : Object.keys(rows[0] ?? {});
  const unknown = columns.find((column) => !known.includes(column));
  if (unknown !== undefined) {
    throw new RestError(
      400,
      "PGRST204",
      `Could not find the '${unknown}' column of '${table}' in the schema cache`,
    );
  }
  if (!named && rows.some((row) => !sameKeys(Object.keys(row), columns))) {
    throw new RestError(400, "PGRST102", "All object keys must match");
  }
  return { json: JSON.stringify(rows), columns };
}

function readNames(list: string): string[] {
  const names = list.split(",").map((name) => name.trim().replace(/^"(.*)"$/, "$1"));
  return [...new Set(names)];
}

function sameKeys(keys: string[], columns: string[]): boolean {
  return keys.length === columns.length && keys.every((key) => columns.includes(key));
}
