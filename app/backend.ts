import { FunctionsClient } from "@supabase/functions-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import * as v from "valibot";
import { backend, timeout } from "./backend-address.ts";
import { databaseError, functionError } from "./backend-error.ts";
import { fetchAsUser } from "./backend-session.ts";

export type Registration = { name: string; email: string; phone: string; course: string };
export type ChatStart = { firstName: string; lastName: string; email: string; timestamp: string };
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
  /** What the talk is of: for the next question, as it stands. What is in it is the assistant's own affair. */
  context: v.optional(v.record(v.string(), v.unknown())),
  /** Questions to go on with. */
  suggestions: v.optional(v.array(v.string()), []),
  /** The slug of the program that the visitor wants to join. */
  register: v.optional(v.string()),
});

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

/** Tells the provider that a visitor starts a chat; the same start again is that one. */
export function sendUserAlert(start: ChatStart): Promise<unknown> {
  return invoke("send-user-alert", start);
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

/** As JSON in ASCII, which is all that a header may hold: each other letter takes six characters. */
export function toHeader(value: Record<string, string> | string): string {
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
