import type { Page } from "./query.ts";

/** A JSON array, and how many are in it: what `selectText` gives as its one row. */
export type Answer = { body: string; rows: number; total?: number };

/** An insert whose one parameter is a JSON array of objects. Names must have been checked. */
export function insertText(table: string, columns: readonly string[]): string {
  if (columns.length === 0) {
    return `insert into public.${table} select from json_array_elements($1::text::json)`;
  }
  return `insert into public.${table} (${list(columns)})
    select ${list(columns)} from json_populate_recordset(null::public.${table}, $1::text::json)`;
}

/**
 * The same, giving each inserted row as a JSON object: to have the database put them together as well would be a
 * sixth of the work for a registration on PGlite, which keeps no plan from one to the next.
 */
export function insertReturningText(
  table: string,
  columns: readonly string[],
  returning: readonly string[],
): string {
  const fields = returning.map((name) => `'${name}', "${name}"`).join(", ");
  return `${insertText(table, columns)} returning json_build_object(${fields})::text as object`;
}

/** A page of a table as an Answer; its parameters are limit and offset. */
export function selectText(table: string, { columns, order }: Page, counted: boolean): string {
  const total = counted ? `, (select count(*) from public.${table})::int as total` : "";
  return `with page as (
      select ${list(columns)} from public.${table} ${order} limit $1 offset $2
    )
    select coalesce(json_agg(page), '[]')::text as body, count(*)::int as rows ${total} from page`;
}

function list(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(", ");
}
