import { keepPreviousData, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Enquiry } from "./answers.ts";
import { blockQuery, blockSize } from "./blocks.ts";
import { showNew } from "./show-new.ts";
import { isSameList, type View } from "./view.ts";

/** As many hits as a search has for certain whose total is an estimate. */
const certain = 50_000;

export type List = ReturnType<typeof useList>;

/**
 * How long the list of a view is, and how it is coming. While the first block of another view is on its way, the
 * list before it stays.
 */
export function useList(view: View) {
  const client = useQueryClient();
  const [shown, setShown] = useState(view);
  const first = useQuery({ ...blockQuery(client, view, 0), placeholderData: keepPreviousData });
  const { data, isSuccess, isPlaceholderData } = first;
  if (isSuccess && !isPlaceholderData && !isSameList(shown, view)) setShown(view);
  const total = data?.total ?? undefined;
  const length = Math.min(total ?? 0, data?.about ? certain : Number.POSITIVE_INFINITY);
  return {
    /** The view whose rows these are. */
    shown,
    total,
    isAbout: data?.about ?? false,
    /** How many of them the list shows, and whether there are more. */
    length,
    isCut: length < (total ?? 0),
    isPending: first.isPending,
    isChanging: isPlaceholderData,
    isFetching: first.isFetching,
    isError: first.isError,
    errorUpdatedAt: first.errorUpdatedAt,
    refetch: () => showNew(client, view),
  };
}

/**
 * The rows from one place of a list to another, by their place; undefined for those that are on their way. What
 * lies far from all that is there is fetched only once the reader rests.
 */
export function useRows(view: View, from: number, to: number, isResting: boolean) {
  const client = useQueryClient();
  const begin = Math.floor(from / blockSize);
  const blocks = Array.from(
    { length: Math.floor(to / blockSize) - begin + 1 },
    (_, place) => begin + place,
  );
  const isThere = (block: number) =>
    client.getQueryData(blockQuery(client, view, block).queryKey) !== undefined;
  const results = useQueries({
    queries: blocks.map((block) => ({
      ...blockQuery(client, view, block),
      enabled: isResting || isThere(block - 1) || isThere(block + 1),
    })),
  });

  function rowAt(index: number): Enquiry | undefined {
    const block = Math.floor(index / blockSize);
    return results[block - begin]?.data?.rows[index - block * blockSize];
  }

  const failed = results.filter(({ isError }) => isError);
  return {
    rowAt,
    isError: failed.length > 0,
    errorUpdatedAt: Math.max(0, ...failed.map(({ errorUpdatedAt }) => errorUpdatedAt)),
    refetch: () => failed.forEach((result) => void result.refetch()),
  };
}
