import { FunctionsHttpError } from "@supabase/functions-js";
import type { PostgrestError } from "@supabase/postgrest-js";
import * as v from "valibot";
import { failures } from "../content/pages.ts";

/** A call that failed; the message is a sentence for a person, or empty when nobody gave one. */
export class BackendError extends Error {}

/** What was to be changed is no longer there. */
export class GoneError extends BackendError {}

/** There were too many of them for a while. */
export class TooManyError extends BackendError {}

/** A change that came too late: somebody else has changed the row meanwhile. */
export class ConflictError extends BackendError {
  /** The row as it is now, as the server sent it. */
  readonly present: unknown;

  constructor(message: string, present: unknown) {
    super(message);
    this.present = present;
  }
}

const failureSchema = v.object({ error: v.string() });

/** The call did not get through to the server. */
export function unreachableError(): BackendError {
  return new BackendError(failures.unreachable);
}

/** SPEC §8: the database's own errors say so; a limit's sentence and a lost connection speak for themselves. */
export function databaseError(
  { code, message, details }: PostgrestError,
  status: number,
): BackendError {
  if (status === 0) return unreachableError();
  if (code === "PT404") return new GoneError(message);
  if (code === "PT409") return new ConflictError(message, details && JSON.parse(details));
  if (status === 429) return new BackendError(message);
  return new BackendError(code ? failures.database(message) : "");
}

/** A function's failure; with the sentence that it answered, where that says what the visitor can do otherwise. */
export async function functionError(error: unknown): Promise<BackendError> {
  if (!(error instanceof FunctionsHttpError)) return unreachableError();
  const { context: response } = error;
  if (response.status !== 429 && response.status !== 400) return new BackendError("");
  const answer = v.safeParse(failureSchema, await response.json().catch(() => undefined));
  return new BackendError(answer.success ? answer.output.error : "");
}

/** The sentence of what was thrown, where it has one for people. */
export function sentenceOf(error: unknown): string {
  return error instanceof BackendError ? error.message : "";
}
