import { hashKey, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { EnquiryPage } from "./answers.ts";
import { listEnquiries } from "./calls.ts";
import { asShown } from "./unsaved.ts";
import { isDescending, toFilter, type View } from "./view.ts";

/** How many enquiries are fetched at once. */
export const blockSize = 100;

/** All blocks of all lists. */
export const blocksKey = ["blocks"];

/** The list that a view shows, whatever is open beside it. */
export function listKey(view: View): unknown[] {
  return [...blocksKey, { ...view, enquiry: "" }];
}

/** After a change the lists of other views may no longer be true; the one that is shown stays as it is. */
export function forgetOtherLists(client: QueryClient, view: View): void {
  const [, shown] = listKey(view);
  client.removeQueries({
    queryKey: blocksKey,
    predicate: ({ queryKey }) => hashKey([queryKey[1]]) !== hashKey([shown]),
  });
}

/** One block of a list: the enquiries from `index` times the size of a block on. */
export function blockQuery(client: QueryClient, view: View, index: number) {
  return queryOptions({
    queryKey: [...listKey(view), index],
    queryFn: ({ signal }) => fetchBlock(client, view, index, signal),
    // Nothing but `beginAnew` asks for a block again that is there, also where that has failed before.
    staleTime: "static",
  });
}

/**
 * Begins a list anew, with what has come meanwhile, and gives whether it has: where its new first rows do not come, or
 * another list is gone to before, all stays as it was. Where its other blocks begin only the new first one tells:
 * behind the one before, as many rows as have come would be in none of them.
 */
export async function beginAnew(client: QueryClient, view: View): Promise<boolean> {
  let hasCome = false;
  const queryFn = async ({ signal }: { signal: AbortSignal }) => {
    const page = await fetchBlock(client, view, 0, signal);
    hasCome = true;
    return page;
  };
  await client.query({ ...blockQuery(client, view, 0), queryFn, staleTime: 0 }).catch(() => {});
  if (!hasCome) return false;
  client.resetQueries({
    queryKey: listKey(view),
    predicate: ({ queryKey }) => queryKey.at(-1) !== 0,
  });
  return true;
}

/**
 * Goes on where the block before ends or the one behind begins, so that no row is shown twice or left out
 * when enquiries arrive or leave the list meanwhile; only a jump counts how many are between.
 */
async function fetchBlock(
  client: QueryClient,
  view: View,
  index: number,
  signal: AbortSignal,
): Promise<EnquiryPage> {
  const request = {
    filter: toFilter(view),
    sort: view.sort,
    descending: isDescending(view),
    page_size: blockSize,
    counted: index === 0,
  };
  const page = await listEnquiries({ ...request, ...findWay(client, view, index) }, signal);
  return { ...page, rows: page.rows.map((row) => asShown(client, row)) };
}

type Way = { cursor?: string[]; backwards?: boolean; skip: number; page_size?: number };

/**
 * How a block is reached: from where the fewest rows are left out. That is a block that is there, for by its place it would
 * begin too late where rows have been handled and are no longer counted, and too early where others have come; or the
 * end of the list, where the database cannot count and reads what it leaves out.
 */
function findWay(client: QueryClient, view: View, index: number): Way {
  const ways: Way[] = [{ skip: index * blockSize }];
  for (const [key, page] of client.getQueriesData<EnquiryPage>({ queryKey: listKey(view) })) {
    const distance = index - Number(key.at(-1));
    const cursor = distance > 0 ? page?.next : page?.previous;
    if (distance !== 0 && cursor)
      ways.push({ cursor, backwards: distance < 0, skip: (Math.abs(distance) - 1) * blockSize });
  }
  const first = client.getQueryData<EnquiryPage>([...listKey(view), 0]);
  const behind = (first?.total ?? 0) - (index + 1) * blockSize;
  const rows = Math.min(blockSize, blockSize + behind);
  if (rows > 0 && !first?.about && !isFoundByCounts(view))
    ways.push({ backwards: true, skip: Math.max(behind, 0), page_size: rows });
  return ways.reduce((best, way) => (way.skip < best.skip ? way : best));
}

/** Whether the database knows by its counts where a place of the list is. */
function isFoundByCounts({ search, due, sort }: View): boolean {
  return !search && !due && ["date", "course", "status"].includes(sort);
}
