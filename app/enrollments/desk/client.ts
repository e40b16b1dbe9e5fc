import { QueryClient } from "@tanstack/react-query";
import { blockQuery } from "./blocks.ts";
import { readView } from "./use-view.ts";

let ahead: QueryClient | undefined;

/** Asks for the first rows of what the address says while the session is still being checked: one wait less. */
export function fetchAhead(): void {
  ahead = createClient();
  ahead.prefetchQuery(blockQuery(ahead, readView(), 0));
}

/** For who turned out not to be signed in: what was asked for is neither awaited nor asked for again. */
export function forgetAhead(): void {
  ahead?.clear();
  ahead = undefined;
}

/** What a desk loads and keeps: with the rows that were asked for ahead, once. */
export function takeClient(): QueryClient {
  const client = ahead ?? createClient();
  ahead = undefined;
  return client;
}

/** SPEC §9: kept five minutes; three retries, each after twice the time, at most 30 s. */
function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * 60_000,
        staleTime: Number.POSITIVE_INFINITY,
        retry: 3,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        networkMode: "always",
      },
    },
  });
}
