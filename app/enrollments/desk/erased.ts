import { type QueryClient, skipToken, useQuery } from "@tanstack/react-query";

const erasedKey = ["erased"];
const none: string[] = [];

/** The ids of the enquiries that are known to be erased, so that nothing goes on with what it has kept of them. */
export function useErased(): string[] {
  return useQuery<string[]>({ queryKey: erasedKey, queryFn: skipToken }).data ?? none;
}

/** The same of one enquiry, for what comes late: an answer on its way, a note that could not be saved. */
export function isErased(client: QueryClient, id: string): boolean {
  return client.getQueryData<string[]>(erasedKey)?.includes(id) ?? false;
}

/** From here on these are erased. */
export function addErased(client: QueryClient, ids: string[]): void {
  client.setQueryData<string[]>(erasedKey, (before = none) => [...before, ...ids]);
}
