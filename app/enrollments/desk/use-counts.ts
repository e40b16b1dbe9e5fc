import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Counts } from "./answers.ts";
import { countEnquiries } from "./calls.ts";
import { countsKey } from "./patch-enquiry.ts";
import { toFilter, type View } from "./view.ts";

/** How often they are asked for anew while the page is visible, in milliseconds: others work, and days go by. */
const pace = 60_000;

/** How many wait and are due, and how many each choice would leave; undefined while that is not known. */
export function useCounts(view: View): Counts | undefined {
  const filter = toFilter(view);
  return useQuery({
    queryKey: [...countsKey, filter],
    queryFn: ({ signal }) => countEnquiries(filter, signal),
    placeholderData: keepPreviousData,
    refetchInterval: pace,
    refetchOnWindowFocus: "always",
  }).data;
}
