import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Asks anew for what is shown and has changed. So it does for what is on its way for the first time: the answer that
 * comes may be from before the change, and would be taken for the newest.
 */
export function askAnew(client: QueryClient, queryKey: QueryKey): void {
  const isFirst = { queryKey, type: "active", predicate: hasNothing } as const;
  client.cancelQueries(isFirst, { silent: true, revert: false });
  client.invalidateQueries({ queryKey });
}

function hasNothing({ state }: { state: { data: unknown } }): boolean {
  return state.data === undefined;
}
