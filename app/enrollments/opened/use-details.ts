import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import { GoneError } from "../../backend-error.ts";
import { listEnquiries, readDetails } from "../desk/calls.ts";
import { useDeskToast } from "../desk/desk-toast.ts";
import { isErased } from "../desk/erased.ts";
import { forgetKept } from "../desk/forget-erased.ts";
import { neighbourKey, shownNeighbour } from "../desk/loaded-rows.ts";
import { detailsKey, findEnquiry, takeAnswer } from "../desk/patch-enquiry.ts";
import { asShown } from "../desk/unsaved.ts";
import { change, readView } from "../desk/use-view.ts";
import { formatView, isDescending, toFilter, type View } from "../desk/view.ts";

/** All that is known of the enquiry that a view has open. One that is gone is not asked for again. */
export function useDetails(view: View) {
  return useQuery({
    ...detailsQuery(view),
    staleTime: 0,
    retry: (failures, error) => !(error instanceof GoneError) && failures < 3,
  });
}

function detailsQuery({ enquiry, sort }: View) {
  return queryOptions({
    queryKey: [...detailsKey, enquiry, sort],
    queryFn: async ({ client, signal }) => {
      const details = await readDetails(enquiry, sort, signal).catch((error) => {
        const isNews = !isErased(client, enquiry) && findEnquiry(client, enquiry);
        if (error instanceof GoneError && isNews) forgetKept(client, [enquiry]);
        throw error;
      });
      const shown = asShown(client, details.enquiry);
      // The list beside it may have been read before somebody else changed it.
      const known = findEnquiry(client, enquiry);
      if (known && known.version < shown.version) takeAnswer(client, shown);
      return { ...details, enquiry: shown };
    },
  });
}

/**
 * The steps to the enquiries before and behind the open one in the list, which the list itself need not have loaded;
 * undefined where it ends. Quick presses are taken one after the other; those left are given up where the reader
 * has closed the enquiry or gone elsewhere meanwhile.
 */
export function useSteps(view: View) {
  const client = useQueryClient();
  const showToast = useDeskToast();
  const { data: details } = useDetails(view);
  const key = details?.enquiry.key;
  const isLast = (backwards: boolean) => ({
    ...neighbourQuery(client, view, key ?? [], backwards),
    enabled: key !== undefined,
  });
  const previous = useQuery(isLast(true));
  const next = useQuery(isLast(false));
  const steps = useRef({ from: view, turn: Promise.resolve() });

  function step(backwards: boolean): void {
    if (!isHere(steps.current.from)) steps.current = { from: readView(), turn: Promise.resolve() };
    const walk = steps.current;
    walk.turn = walk.turn
      .then(async () => {
        walk.from = await goToNeighbour(client, walk.from, backwards);
      })
      .catch(() => {
        // Closed, it is asked for no longer.
        if (!isHere(walk.from)) return;
        showToast({ ...enrollmentList.failure, failed: true });
      });
  }

  return {
    previous: previous.data === null ? undefined : () => step(true),
    next: next.data === null ? undefined : () => step(false),
  };
}

/** Gives where this has led: from where it began, unless the reader has gone elsewhere. */
async function goToNeighbour(client: QueryClient, from: View, backwards: boolean): Promise<View> {
  if (!from.enquiry || !isHere(from)) return from;
  const { enquiry } = await client.ensureQueryData(detailsQuery(from));
  const id = await client.ensureQueryData(neighbourQuery(client, from, enquiry.key, backwards));
  if (!id || !isHere(from)) return from;
  change({ enquiry: id }, "replace");
  return readView();
}

function isHere(view: View): boolean {
  return formatView(readView()) === formatView(view);
}

/** The id of the enquiry before or behind the open one, which has this key, or null; its details are fetched ahead. */
function neighbourQuery(client: QueryClient, view: View, key: string[], backwards: boolean) {
  return queryOptions({
    queryKey: [...neighbourKey, { ...view, enquiry: "" }, key, backwards],
    // Others may have come between by the next visit.
    gcTime: 60_000,
    queryFn: async ({ signal }) => {
      const shown = shownNeighbour(client, view, view.enquiry, backwards);
      const id = shown?.id ?? (await fetchNeighbour(view, key, backwards, signal));
      if (id) void client.prefetchQuery(detailsQuery({ ...view, enquiry: id }));
      return id;
    },
  });
}

async function fetchNeighbour(
  view: View,
  cursor: string[],
  backwards: boolean,
  signal: AbortSignal,
): Promise<string | null> {
  const { rows } = await listEnquiries(
    {
      filter: toFilter(view),
      sort: view.sort,
      descending: isDescending(view),
      cursor,
      backwards,
      page_size: 1,
      counted: false,
    },
    signal,
  );
  return rows[0]?.id ?? null;
}
