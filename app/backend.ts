import type { GoTrueClient } from "@supabase/auth-js";
import { FunctionsClient } from "@supabase/functions-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import * as v from "valibot";
import { embeddedPublishableKey } from "../content/backend.ts";
import { BackendError, databaseError, functionError, unreachableError } from "./backend-error.ts";

export type Registration = { name: string; email: string; phone: string; course: string };
export type ChatVisitor = { firstName: string; lastName: string; email: string };
export type Enrollment = v.InferOutput<typeof enrollmentSchema>;
export type AssistantAnswer = v.InferOutput<typeof answerSchema>;

const enrollmentSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  course_name: v.string(),
  date_of_enquiry: v.pipe(v.string(), v.isoTimestamp()),
});
const answerSchema = v.object({
  reply: v.pipe(v.string(), v.nonEmpty()),
  /** What the talk is of: for the next question, as it stands. */
  context: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Questions to go on with. */
  suggestions: v.optional(v.array(v.string()), []),
  /** The slug of the program that the visitor wants to join. */
  register: v.optional(v.string()),
});

/** Milliseconds after which a call counts as failed. */
const timeout = 30_000;
const table = "enrollment_inquiries";

/**
 * Inserts an enquiry and gives the row that the database made of it. Where its visitor comes from goes beside it, in
 * a header: the payload is SPEC §7's.
 */
export async function insertEnrollment(
  registration: Registration,
  source: Record<string, string>,
): Promise<Enrollment> {
  const { course, ...row } = registration;
  const insert = rest()
    .from(table)
    .insert({ ...row, course_name: course })
    .select()
    .single();
  if (Object.keys(source).length > 0) insert.setHeader("x-enquiry-source", toHeader(source));
  const { data, error, status } = await insert;
  if (error) throw databaseError(error, status);
  return v.parse(enrollmentSchema, data);
}

/** Asks for the mails of an enquiry to go out now; without it they go out a little later. */
export function sendEnrollmentEmail({ course, ...rest }: Registration): Promise<unknown> {
  return invoke("send-enrollment-email", { courseName: course, ...rest });
}

/** Tells the provider that a visitor starts a chat. */
export function sendUserAlert(visitor: ChatVisitor): Promise<unknown> {
  return invoke("send-user-alert", { ...visitor, timestamp: new Date().toISOString() });
}

/**
 * Gives the assistant's answer to one message of 1 to 500 characters. `context` is that of her last answer; it
 * goes in a header, because the body is `{ message }` and nothing else (SPEC §7).
 */
export async function askAssistant(
  message: string,
  context: AssistantAnswer["context"],
): Promise<AssistantAnswer> {
  const headers: Record<string, string> = context
    ? { "x-chat-context": JSON.stringify(context) }
    : {};
  return v.parse(answerSchema, await invoke("chat-assistant", { message }, headers));
}

/**
 * Calls a function of the database as the signed-in admin and gives its answer as the schema has it. Throws a
 * ConflictError for what somebody else has changed meanwhile and a GoneError for what is no longer there.
 */
export async function callDatabase<Schema extends v.GenericSchema>(
  name: string,
  parameters: Record<string, unknown>,
  schema: Schema,
  signal?: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const call = rest().rpc(name, parameters);
  const { data, error, status } = await (signal ? call.abortSignal(signal) : call);
  if (error) throw databaseError(error, status);
  return v.parse(schema, data);
}

/** Whether somebody is signed in; whatever goes wrong on the way counts as no (SPEC §8). */
export async function isSignedIn(): Promise<boolean> {
  try {
    const { data } = await inTurn((client) => client.getUser());
    return data.user !== null;
  } catch {
    return false;
  }
}

/** Sends a sign-in link to an admin's address; no new user is ever made (SPEC §6). */
export async function sendSignInLink(email: string): Promise<void> {
  const { error } = await (await auth()).signInWithOtp({
    email,
    options: { shouldCreateUser: false },
  });
  if (error) throw new BackendError(error.message);
}

/**
 * Spends the token of a sign-in link and keeps the session. False when the token is used, expired or unknown;
 * fails when the server could not be asked, and the token is still good.
 */
export async function spendSignInToken(tokenHash: string): Promise<boolean> {
  const { error } = await (await auth()).verifyOtp({ token_hash: tokenHash, type: "magiclink" });
  if (error?.name === "AuthRetryableFetchError") throw unreachableError();
  return error === null;
}

/** Ends this browser's session, also when the server cannot be told. */
export async function signOut(): Promise<void> {
  await inTurn((client) => client.signOut({ scope: "local" }));
}

/** Calls back when the session has ended: here, in another tab or because it could not be renewed. */
export async function onSignedOut(callback: () => void): Promise<() => void> {
  const { data } = (await auth()).onAuthStateChange((event) => {
    if (event === "SIGNED_OUT") callback();
  });
  return () => data.subscription.unsubscribe();
}

function backend(service: string): { url: string; key: string } {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY } = import.meta.env;
  const url = new URL(`${service}/v1`, VITE_SUPABASE_URL ?? location.origin).href;
  return { url, key: VITE_SUPABASE_PUBLISHABLE_KEY ?? embeddedPublishableKey };
}

let authClient: GoTrueClient | undefined;

/** The client for signing in, fetched only where somebody signs in. */
async function auth(): Promise<GoTrueClient> {
  const { AuthClient } = await import("@supabase/auth-js");
  const { url, key } = backend("auth");
  authClient ??= new AuthClient({
    url,
    headers: { apikey: key },
    storageKey: "session",
    detectSessionInUrl: false,
    // A session is renewed when it is needed (`inTurn`), not by every tab's clock at once.
    autoRefreshToken: false,
    persistSession: canStore(),
  });
  return authClient;
}

/**
 * Works with the session while no other tab does, and renews it when it has run out: a second tab would spend a
 * token that the first has used up already (docs/decisions/012-tabs-take-turns-to-renew-a-session.md).
 */
async function inTurn<T>(work: (client: GoTrueClient) => Promise<T>): Promise<T> {
  const client = await auth();
  // Browsers have locks only where the connection is secure; without storage tabs share no session.
  if (!navigator.locks || !canStore()) return work(client);
  return navigator.locks.request("session", () => work(client));
}

/** Whether the browser keeps anything for this site; where it refuses, the mere question fails. */
function canStore(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

/** The client for data: as the signed-in user where there is one, otherwise as a visitor. */
function rest(): PostgrestClient {
  const { url, key } = backend("rest");
  return new PostgrestClient(url, {
    headers: { apikey: key },
    fetch: fetchAsUser,
    timeout,
    retry: false,
  });
}

async function fetchAsUser(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  if (!authClient) return fetch(input, init);
  const { data } = await inTurn((client) => client.getSession());
  if (!data.session) return fetch(input, init);
  const headers = new Headers(init.headers);
  headers.set("authorization", `Bearer ${data.session.access_token}`);
  return fetch(input, { ...init, headers });
}

/** As JSON in ASCII, which is all that a header may hold. */
function toHeader(value: Record<string, string>): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

async function invoke(
  name: string,
  body: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const { url, key } = backend("functions");
  const functions = new FunctionsClient(url, { headers: { apikey: key } });
  const { data, error } = await functions.invoke(name, { body, headers, timeout });
  if (error) throw await functionError(error);
  return data;
}
