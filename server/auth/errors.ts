import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isDatabaseError } from "../database/database.ts";
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

/** Any error of a request as one that may be shown; undefined when it was not the caller's doing. */
export function asAuthError(error: unknown): AuthError | undefined {
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
