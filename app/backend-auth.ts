import type { AuthClient, GoTrueClient } from "@supabase/auth-js";
import { backend, timeout } from "./backend-address.ts";

/** Where the browser keeps a session. */
export const storageKey = "session";

let authClient: GoTrueClient | undefined;

/** The client for signing in, fetched only where somebody signs in. */
export async function auth(): Promise<GoTrueClient> {
  const AuthClient = await load();
  authClient ??= new AuthClient({
    ...optionsOf({}),
    storageKey,
    persistSession: canStore(),
  });
  return authClient;
}

/** Whether anybody has asked for it yet. */
export function hasClient(): boolean {
  return authClient !== undefined;
}

/** One that holds a session that this browser has left, to end it, and renew it where that takes it. */
export async function clientFor(left: string): Promise<GoTrueClient> {
  const AuthClient = await load();
  let session: string | null = left;
  const storage = {
    getItem: () => session,
    setItem: (_: string, renewed: string) => {
      session = renewed;
    },
    removeItem: () => {
      session = null;
    },
  };
  return new AuthClient({
    ...optionsOf({ keepalive: true }),
    // Two of one name would warn of each other.
    storageKey: `${storageKey} left at ${Date.now()}`,
    storage,
  });
}

let loaded: typeof AuthClient | undefined;

async function load(): Promise<typeof AuthClient> {
  // A page that is being left has no time to ask a second time for what is there.
  loaded ??= (await import("@supabase/auth-js")).AuthClient;
  return loaded;
}

function optionsOf(request: RequestInit) {
  const { url, key } = backend("auth");
  return {
    url,
    headers: { apikey: key },
    // One that is never answered would keep every tab waiting for its turn.
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      fetch(input, { ...init, ...request, signal: AbortSignal.timeout(timeout) }),
    detectSessionInUrl: false,
    // A session is renewed when it is needed (app/backend-token.ts), not by every tab's clock at once.
    autoRefreshToken: false,
  };
}

/** Takes the session out of what the browser keeps for this site; undefined where there is none. */
export function takeSession(): string | undefined {
  if (!isKept()) return undefined;
  const session = localStorage.getItem(storageKey) ?? undefined;
  localStorage.removeItem(storageKey);
  return session;
}

/** Whether the browser keeps a session. */
export function isKept(): boolean {
  return canStore() && localStorage.getItem(storageKey) !== null;
}

/** Whether the browser keeps anything for this site; where it refuses, the mere question fails. */
function canStore(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}
