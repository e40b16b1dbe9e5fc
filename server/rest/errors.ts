import type { ContentfulStatusCode } from "hono/utils/http-status";
import {
  isDatabaseError,
  isReadOnly,
  isUnavailable,
  unavailableSentence,
} from "../../supabase/functions/_shared/database-failure.ts";
import { TokenError } from "../auth/access-token.ts";
import { namingRequest } from "../http/request-id.ts";

type RestErrorBody = {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
};

/** An answer in PostgREST's error shape. */
export class RestError extends Error {
  status: ContentfulStatusCode;
  body: RestErrorBody;
  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    more: Partial<Pick<RestErrorBody, "details" | "hint">> = {},
  ) {
    super(message);
    this.status = status;
    this.body = { code, message, details: null, hint: null, ...more };
  }
}

/** SQLSTATEs a caller may cause; by class or in full, with PostgREST's status. */
const callersFault: [prefix: string, status: ContentfulStatusCode][] = [
  ["22", 400],
  ["23503", 409],
  ["23505", 409],
  ["23", 400],
  ["42703", 400],
  ["54", 400],
];

/**
 * Any error of a request as PostgREST would answer it. What the caller did not cause (and anything that is not
 * listed) says nothing about the inside: a 503 when the database cannot be reached, a 500 otherwise.
 * `unexpected` is then true.
 */
export function asRestError(
  error: unknown,
  signedIn: boolean,
): { answer: RestError; unexpected: boolean } {
  if (error instanceof RestError) {
    return { answer: error, unexpected: false };
  }
  if (error instanceof TokenError) {
    const code = error.expired ? "PGRST303" : "PGRST301";
    return { answer: new RestError(401, code, error.message), unexpected: false };
  }
  if (isUnavailable(error)) {
    const answer = new RestError(503, "PGRST000", unavailableSentence(error));
    return { answer, unexpected: !isReadOnly(error) };
  }
  if (!isDatabaseError(error)) {
    const message = namingRequest("Something went wrong on our side. Please try again.");
    return { answer: new RestError(500, "PGRSTX00", message), unexpected: true };
  }
  const { code, message, detail: details = null, hint = null } = error;
  if (code === "42501") {
    return { answer: denied(signedIn, message), unexpected: false };
  }
  const raised = /^PT([45]\d\d)$/.exec(code)?.[1];
  const status = raised
    ? (Number(raised) as ContentfulStatusCode)
    : callersFault.find(([prefix]) => code.startsWith(prefix))?.[1];
  if (status) {
    const answer = new RestError(status, code, message, { details, hint });
    return { answer, unexpected: false };
  }
  return {
    answer: new RestError(500, code, namingRequest("The database refused the request.")),
    unexpected: true,
  };
}

/** "Permission denied": 401 for visitors, who might sign in, and 403 for users, who have done so. */
export function denied(signedIn: boolean, message: string): RestError {
  return new RestError(signedIn ? 403 : 401, "42501", message);
}
