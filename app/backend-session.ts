import type { AuthError } from "@supabase/auth-js";
import { auth, clientFor, hasClient, storageKey } from "./backend-auth.ts";
import { BackendError, TooManyError, unreachableError } from "./backend-error.ts";
import { accessToken, forgetToken, letGo, renewedToken } from "./backend-token.ts";

/**
 * The address of whoever is signed in; whatever goes wrong on the way counts as nobody (SPEC §8). `meanwhile` is called
 * where there is a session, while the server is asked about it.
 */
export async function whoIsSignedIn(meanwhile?: () => void): Promise<string | undefined> {
  try {
    const token = await accessToken();
    if (!token) return undefined;
    const client = await auth();
    const asked = client.getUser(token);
    meanwhile?.();
    const { data, error } = await asked;
    // A token that is refused before its time says nothing of its session.
    if (error?.code !== "bad_jwt") return data.user?.email;
    const renewed = await renewedToken(token);
    return renewed && (await client.getUser(renewed)).data.user?.email;
  } catch {
    return undefined;
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
 * Spends the token of a sign-in link, keeps the session and gives the address of who is signed in by it: undefined when
 * the token is used, expired or unknown. Throws a TooManyError where the server hears nobody for a while, and fails when
 * it could not be asked: the token is still good.
 */
export async function spendSignInToken(tokenHash: string): Promise<string | undefined> {
  const { data, error } = await (await auth()).verifyOtp({
    token_hash: tokenHash,
    type: "magiclink",
  });
  if (error?.status === 429) throw new TooManyError();
  // Only the auth server itself knows tokens, not what stands before it.
  if (error && error.name !== "AuthApiError") throw unreachableError();
  // A token that the server has refused may have been known before.
  forgetToken();
  return data.user?.email;
}

/**
 * Ends this browser's session: at once, whatever is under way, and then at the server, which is told although the page
 * is left meanwhile, as far as the browser does that. Where it cannot be told, nobody here holds the session any more.
 */
export async function signOut(): Promise<void> {
  const left = await letGo();
  if (left) await (await clientFor(left)).signOut({ scope: "local" });
}

/** Calls back when the session has ended: here, in another tab or because it could not be renewed. */
export async function onSignedOut(callback: () => void): Promise<() => void> {
  const { data } = (await auth()).onAuthStateChange((event) => {
    forgetToken();
    if (event === "SIGNED_OUT") callback();
  });
  return () => data.subscription.unsubscribe();
}

/** Calls back when another tab keeps a session: somebody may have signed in there. */
export function onSessionKept(callback: () => void): () => void {
  // The auth client would tell it as well, and renew a session out of turn for being asked.
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey && newValue !== null) callback();
  };
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

/**
 * `fetch` as the signed-in user where there is one, otherwise as a visitor. Once more where the token was refused and
 * could be renewed: nothing has been done then.
 */
export async function fetchAsUser(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  if (!hasClient()) return fetch(input, init);
  const token = await accessToken();
  if (!token) return fetch(input, init);
  const response = await fetchWith(token, input, init);
  if (response.status === 401) {
    const renewed = await renewedToken(token).catch(() => undefined);
    return renewed ? fetchWith(renewed, input, init) : response;
  }
  // Whose session was ended elsewhere is refused by the database first: asking about it lets go of it here.
  if (response.status === 403) (await auth()).getUser(token).catch(() => {});
  return response;
}

function fetchWith(token: string, input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("authorization", `Bearer ${token}`);
  return fetch(input, { ...init, headers });
}
