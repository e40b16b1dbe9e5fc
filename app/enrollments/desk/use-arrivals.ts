import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Enquiry } from "./answers.ts";
import { listNew } from "./calls.ts";
import { loadedRows } from "./loaded-rows.ts";
import { beginning, newest } from "./newest.ts";
import { arrivalsKey, showNew } from "./show-new.ts";
import { isDescending, toFilter, type View } from "./view.ts";

/** How often it is asked for new ones while the page is visible, in milliseconds. */
const pace = 10_000;

type Arrivals = {
  /** What was there before, as far as the loaded rows do not tell. */
  known: string[];
  since: string;
  fresh: Enquiry[];
};

/** What has come since the list was loaded. Nothing of it moves what is being read, until it is asked for. */
export function useArrivals(view: View, isLoaded: boolean) {
  const client = useQueryClient();
  const queryKey = arrivalsKey(view);
  const { data } = useQuery({
    queryKey,
    enabled: isLoaded,
    refetchInterval: pace,
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) => look(client.getQueryData<Arrivals>(queryKey), signal),
  });

  async function look(before: Arrivals | undefined, signal: AbortSignal): Promise<Arrivals> {
    const loaded = loadedRows(client, view);
    const isNewestFirst = view.sort === "date" && isDescending(view);
    const since = before?.since ?? (isNewestFirst ? newest(loaded) : beginning);
    const rows = await listNew(since, toFilter(view), signal);
    const isBaseline = !before && !isNewestFirst;
    const known = isBaseline ? rows.map(({ id }) => id) : (before?.known ?? []);
    // After a burst the last minute holds more than the rows that are loaded.
    const reach = isNewestFirst ? (loaded.at(-1)?.date_of_enquiry ?? beginning) : beginning;
    const old = new Set([...known, ...loaded.map(({ id }) => id)]);
    return {
      known,
      since: isBaseline ? newest(rows) : since,
      fresh: rows.filter(({ id, date_of_enquiry }) => !old.has(id) && date_of_enquiry > reach),
    };
  }

  return { count: data?.fresh.length ?? 0, show: () => showNew(client, view) };
}
