import { hashKey, type QueryClient, queryOptions } from "@tanstack/react-query";
import { type Enquiry, type EnquiryPage, listEnquiries } from "./calls.ts";
import { isDescending, toFilter, type View } from "./view.ts";

/** How many enquiries are fetched at once. */
export const blockSize = 100;

/** All blocks of all lists. */
export const blocksKey = ["blocks"];

/** The list that a view shows, whatever is open beside it. */
function listKey(view: View): unknown[] {
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

/** For a list that is to begin anew, with what has come meanwhile. */
export function forgetBlocksBehindFirst(client: QueryClient, view: View): void {
  client.removeQueries({
    queryKey: listKey(view),
    predicate: ({ queryKey }) => queryKey.at(-1) !== 0,
  });
}

/** One block of a list: the enquiries from `index` times the size of a block on. */
export function blockQuery(client: QueryClient, view: View, index: number) {
  return queryOptions({
    queryKey: [...listKey(view), index],
    queryFn: ({ signal }) => fetchBlock(client, view, index, signal),
  });
}

/**
 * Goes on where the block before ends or the one behind begins, so that no row is shown twice or left out
 * when enquiries arrive or leave the list meanwhile; only a jump counts from the beginning.
 */
function fetchBlock(
  client: QueryClient,
  view: View,
  index: number,
  signal: AbortSignal,
): Promise<EnquiryPage> {
  const at = (block: number) => client.getQueryData<EnquiryPage>([...listKey(view), block]);
  const before = at(index - 1)?.next;
  const behind = at(index + 1)?.previous;
  let place: { cursor?: string[]; backwards?: boolean; skip?: number } = {
    skip: index * blockSize,
  };
  if (before) place = { cursor: before };
  else if (behind && index > 0) place = { cursor: behind, backwards: true };
  return listEnquiries(
    {
      filter: toFilter(view),
      sort: view.sort,
      descending: isDescending(view),
      ...place,
      page_size: blockSize,
      counted: index === 0,
    },
    signal,
  );
}

/** Every row of a list that has been fetched, in the order of the list. */
export function loadedRows(client: QueryClient, view: View): Enquiry[] {
  return client
    .getQueriesData<EnquiryPage>({ queryKey: listKey(view) })
    .sort(([one], [other]) => Number(one.at(-1)) - Number(other.at(-1)))
    .flatMap(([, block]) => block?.rows ?? []);
}
