import type { Page } from "./query.ts";

/** The one row that `insertReturningText` and `selectText` give: a JSON array, and how many are in it. */
export type Answer = { body: string; rows: number; total?: number };

/** An insert whose one parameter is a JSON array of objects. Names must have been checked. */
export function insertText(table: string, columns: readonly string[]): string {
  if (columns.length === 0) {
    return `insert into public.${table} select from json_array_elements($1::text::json)`;
  }
  return `insert into public.${table} (${list(columns)})
    select ${list(columns)} from json_populate_recordset(null::public.${table}, $1::text::json)`;
}

/** The same, giving the inserted rows as an Answer. */
export function insertReturningText(
  table: string,
  columns: readonly string[],
  returning: readonly string[],
): string {
  return `with written as (${insertText(table, columns)} returning ${list(returning)})
    select coalesce(json_agg(written), '[]')::text as body, count(*)::int as rows from written`;
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
