import type { AuthError, GoTrueClient } from "@supabase/auth-js";
import { auth, clientFor, hasClient, isKept, storageKey, takeSession } from "./backend-auth.ts";
import { BackendError, TooManyError, unreachableError } from "./backend-error.ts";

/** Seconds before its end in which a session may be renewed. */
const renewal = 120;

/**
 * Whether somebody is signed in; whatever goes wrong on the way counts as no (SPEC §8). `meanwhile` is called where
 * there is a session, while the server is asked about it.
 */
export async function isSignedIn(meanwhile?: () => void): Promise<boolean> {
  try {
    const token = await accessToken();
    if (!token) return false;
    const user = (await auth()).getUser(token);
    meanwhile?.();
    return (await user).data.user !== null;
  } catch {
    return false;
  }
}

/**
 * Sends a sign-in link to an admin's address; no new user is ever made (SPEC §6). Resolves alike for an address that is no
 * admin's, so that the page tells no stranger who is one, and for who asks again while the first mail is on its way.
 */
export async function sendSignInLink(email: string): Promise<void> {
  const { error } = await (await auth()).signInWithOtp({
    email,
    options: { shouldCreateUser: false },
  });
  if (error && !isLikeSent(error)) throw new BackendError(error.message);
}

/** What hosted Supabase says where our own server says that the mail was sent; over other limits none goes out. */
function isLikeSent({ code, message }: AuthError): boolean {
  const isTooSoon = code === "over_email_send_rate_limit" && /^For security purposes/.test(message);
  return code === "otp_disabled" || isTooSoon;
}

/**
 * Spends the token of a sign-in link and keeps the session. False when the token is used, expired or unknown; throws a
 * TooManyError where the server hears nobody for a while, and fails when it could not be asked: the token is still good.
 */
export async function spendSignInToken(tokenHash: string): Promise<boolean> {
  const { error } = await (await auth()).verifyOtp({ token_hash: tokenHash, type: "magiclink" });
  if (error?.status === 429) throw new TooManyError();
  // Only the auth server itself knows tokens, not what stands before it.
  if (error && error.name !== "AuthApiError") throw unreachableError();
  // A token that the server has refused may have been known before.
  known = undefined;
  return error === null;
}

/**
 * Ends this browser's session: at once, whatever is under way, and then at the server, which is told although the page
 * is left meanwhile, as far as the browser does that. Where it cannot be told, nobody here holds the session any more.
 */
export async function signOut(): Promise<void> {
  const left = takeSession();
  known = undefined;
  // With nothing left to end it tells this page and the other tabs, whose renewals count for nothing any more.
  await (await auth()).signOut({ scope: "local" });
  if (left) await (await clientFor(left)).signOut({ scope: "local" });
}

/** Calls back when the session has ended: here, in another tab or because it could not be renewed. */
export async function onSignedOut(callback: () => void): Promise<() => void> {
  const { data } = (await auth()).onAuthStateChange((event) => {
    known = undefined;
    if (event === "SIGNED_OUT") callback();
  });
  return () => data.subscription.unsubscribe();
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

/** `fetch` as the signed-in user where there is one, otherwise as a visitor. */
export async function fetchAsUser(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  if (!hasClient()) return fetch(input, init);
  const token = await accessToken();
  if (!token) return fetch(input, init);
  const headers = new Headers(init.headers);
  headers.set("authorization", `Bearer ${token}`);
  const response = await fetch(input, { ...init, headers });
  // Whose session was ended elsewhere is refused by the database first: asking about it lets go of it here.
  if (response.status === 403) (await auth()).getUser(token).catch(() => {});
  return response;
}

/**
 * The token that the session had last, for as long as nobody has to renew it, in milliseconds. Forgotten where the
 * session changes, and not by one subscription where the client is made: to subscribe renews a session out of turn.
 */
let known: { token: string; until: number } | undefined;

/** The token of whoever is signed in. Waits for its turn only where the session may have to be renewed. */
async function accessToken(): Promise<string | undefined> {
  if (known && Date.now() < known.until) return known.token;
  const { session } = (await inTurn((client) => client.getSession())).data;
  const token = session?.access_token;
  known = token ? { token, until: ((session?.expires_at ?? 0) - renewal) * 1000 } : undefined;
  return token;
}
