import type { QueryClient } from "@tanstack/react-query";
import type { Enquiry, EnquiryPage } from "./answers.ts";
import { blockSize, listKey } from "./blocks.ts";
import type { View } from "./view.ts";

/** What stands before and behind the enquiries that were opened. */
export const neighbourKey = ["neighbour"];

/**
 * The row that stands before or behind another one in the list as it is shown, where a row stays that its filter would
 * now leave out; undefined where that has not been fetched.
 */
export function shownNeighbour(
  client: QueryClient,
  view: View,
  id: string,
  backwards: boolean,
): Enquiry | undefined {
  const step = backwards ? -1 : 1;
  const found = findRow(client, view, id);
  if (!found) return undefined;
  const next = client.getQueryData<EnquiryPage>([...listKey(view), found.block + step]);
  return found.rows[found.at + step] ?? next?.rows.at(backwards ? -1 : 0);
}

/** The place of a row in a list, from 0; undefined where it has not been fetched. */
export function placeOf(client: QueryClient, view: View, id: string): number | undefined {
  const found = findRow(client, view, id);
  return found && found.block * blockSize + found.at;
}

/** The block of a list that holds a row, and where in it. */
function findRow(client: QueryClient, view: View, id: string) {
  for (const [key, page] of client.getQueriesData<EnquiryPage>({ queryKey: listKey(view) })) {
    const at = page?.rows.findIndex((row) => row.id === id) ?? -1;
    if (page && at >= 0) return { rows: page.rows, block: Number(key.at(-1)), at };
  }
  return undefined;
}

/** The rows of a list from its first one on, as far as they have been fetched without a gap. */
export function firstRows(client: QueryClient, view: View): Enquiry[] {
  const rows: Enquiry[] = [];
  for (let block = 0; ; block += 1) {
    const page = client.getQueryData<EnquiryPage>([...listKey(view), block]);
    if (!page) return rows;
    rows.push(...page.rows);
  }
}

/** The rows of a list that have been fetched, in its order: all, or those from one place on to before another. */
export function loadedRows(
  client: QueryClient,
  view: View,
  begin = 0,
  end = Number.POSITIVE_INFINITY,
): Enquiry[] {
  return client
    .getQueriesData<EnquiryPage>({ queryKey: listKey(view) })
    .map(([key, block]) => ({ rows: block?.rows ?? [], first: Number(key.at(-1)) * blockSize }))
    .sort((one, other) => one.first - other.first)
    .flatMap(({ rows, first }) => rows.slice(Math.max(begin - first, 0), Math.max(end - first, 0)));
}
