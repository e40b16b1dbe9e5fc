import type { AuthError, GoTrueClient } from "@supabase/auth-js";
import { auth, isKept, storageKey, takeSession } from "./backend-auth.ts";

/** Seconds before its end in which a session may be renewed. */
const renewal = 120;

/**
 * The token that the session had last, for as long as nobody has to renew it, in milliseconds. Forgotten where the
 * session changes, and not by one subscription where the client is made: to subscribe renews a session out of turn.
 */
let known: { token: string; until: number } | undefined;

/** The token of whoever is signed in. Waits for its turn only where the session may have to be renewed. */
export async function accessToken(): Promise<string | undefined> {
  if (known && Date.now() < known.until) return known.token;
  return inTurn(readToken);
}

/** Once the session has changed: the next to ask for its token reads it anew. */
export function forgetToken(): void {
  known = undefined;
}

/**
 * The token in the place of one that the server has refused before its time, because the clock here is slow or the key
 * that signs them has changed: that of the session as it has been renewed since, or is now. Undefined where it cannot be
 * renewed; a session that the server refuses to renew is let go of, since the client keeps it as long as it is good by
 * the clock here.
 */
export function renewedToken(refused: string): Promise<string | undefined> {
  return inTurn(async (client) => {
    const before = await readToken(client);
    if (before !== refused) return before;
    const { error } = await client.refreshSession();
    const after = await readToken(client);
    if (after !== refused) return after;
    if (isForGood(error)) await letGo();
    return undefined;
  });
}

/** Whether a renewal was refused by the auth server itself, not by what stands before it, and not for a while. */
function isForGood(error: AuthError | null): boolean {
  const { name, code, status = 0 } = error ?? {};
  return (
    name === "AuthSessionMissingError" || (code !== undefined && status < 500 && status !== 429)
  );
}

/** Lets go of the session here and in the other tabs, and gives what was kept of it. */
export async function letGo(): Promise<string | undefined> {
  const left = takeSession();
  forgetToken();
  // With nothing left to end it tells this page and the other tabs, whose renewals count for nothing any more.
  await (await auth()).signOut({ scope: "local" });
  return left;
}

async function readToken(client: GoTrueClient): Promise<string | undefined> {
  const { session } = (await client.getSession()).data;
  const token = session?.access_token;
  known = token ? { token, until: ((session?.expires_at ?? 0) - renewal) * 1000 } : undefined;
  return token;
}

/**
 * Works with the session while no other tab does, and renews it when it has run out: a second tab would spend a
 * token that the first has used up already (docs/decisions/012-tabs-take-turns-to-renew-a-session.md).
 */
async function inTurn<T>(work: (client: GoTrueClient) => Promise<T>): Promise<T> {
  const client = await auth();
  // Browsers have locks only where the connection is secure; what is not kept is not shared with other tabs.
  if (!navigator.locks || !isKept()) return work(client);
  return navigator.locks.request(storageKey, () => work(client));
}
