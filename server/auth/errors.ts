import type { ContentfulStatusCode } from "hono/utils/http-status";
import {
  isDatabaseError,
  isReadOnly,
  isUnavailable,
  unavailableSentence,
} from "../../supabase/functions/_shared/database-failure.ts";
import { TokenError } from "./access-token.ts";

/** An answer in the error shape of Supabase's auth server. */
export class AuthError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  constructor(status: ContentfulStatusCode, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * Any error of a request as one that may be shown. What the caller did not cause is `unexpected` and says nothing
 * about the inside: a 503 when the database cannot serve, a 500 otherwise.
 */
export function asAuthError(error: unknown): { answer: AuthError; unexpected: boolean } {
  const answer = callersFault(error);
  if (answer) {
    return { answer, unexpected: false };
  }
  return {
    answer: isUnavailable(error)
      ? new AuthError(503, "unexpected_failure", unavailableSentence(error))
      : new AuthError(500, "unexpected_failure", "Something went wrong on our side"),
    unexpected: !isReadOnly(error),
  };
}

function callersFault(error: unknown): AuthError | undefined {
  if (error instanceof AuthError) {
    return error;
  }
  if (error instanceof TokenError) {
    return new AuthError(401, "bad_jwt", `invalid JWT: ${error.message}`);
  }
  if (isDatabaseError(error) && error.code === "PT429") {
    return new AuthError(429, "over_email_send_rate_limit", error.message);
  }
  return undefined;
}
