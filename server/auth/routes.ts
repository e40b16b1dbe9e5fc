import { type Context, Hono } from "hono";
import * as v from "valibot";
import { emailPattern, limits } from "../../content/limits.ts";
import type { Log } from "../../supabase/functions/_shared/log.ts";
import type { Database } from "../database/database.ts";
import { bearerToken } from "../http/api-key.ts";
import { limitBody } from "../http/body-limit.ts";
import type { ApiEnvironment } from "../http/client-address.ts";
import { errorPlace } from "../http/error-place.ts";
import { hasHungUp } from "../http/hung-up.ts";
import { verifyAccessToken } from "./access-token.ts";
import { sessionAnswer, userAnswer } from "./answers.ts";
import { readBody } from "./body.ts";
import { AuthError, asAuthError } from "./errors.ts";
import { endSessions, openSession, readSessionUser, rotateSession, type User } from "./sessions.ts";

export type AuthDeps = {
  database: Database;
  signingKey: Uint8Array;
  siteUrl: string;
  log: Log;
  /** Whether mails can leave at all. */
  isMailServerThere: () => Promise<boolean>;
  /** Sends a link to this address, if it belongs to a user, after the answer has been given. */
  sendLinkLater: (email: string) => void;
};

const otpBody = v.object({
  email: v.pipe(v.string(), v.trim(), v.maxLength(limits.email), v.regex(emailPattern)),
});
const verifyBody = v.object({
  type: v.picklist(["magiclink", "email"]),
  token_hash: v.pipe(v.string(), v.maxLength(200)),
});
const refreshBody = v.object({ refresh_token: v.pipe(v.string(), v.maxLength(200)) });

/**
 * `auth/v1` as Supabase's auth server answers it, for sign-in by a link in a mail: otp, verify, token
 * (refresh), user, logout. Nobody can sign up.
 */
export function authRoutes(deps: AuthDeps): Hono<ApiEnvironment> {
  const { database, signingKey } = deps;
  const routes = new Hono<ApiEnvironment>();
  routes.use(limitBody(refuseLargeBody));

  // The same answer, at the same pace, whether or not the address is the admin's.
  routes.post("/otp", async (context) => {
    const { email } = await readBody(context, otpBody);
    await database.query("select private.take('sign_in_mail', $1)", [context.get("address")]);
    if (!(await deps.isMailServerThere())) {
      deps.log.error({}, "The mail server cannot be reached: no sign-in mail was sent");
      throw new AuthError(503, "unexpected_failure", "Error sending magic link email");
    }
    deps.sendLinkLater(email);
    return context.json({});
  });

  routes.post("/verify", async (context) => {
    const { token_hash } = await readBody(context, verifyBody);
    const session = await openSession(database, token_hash);
    if (!session) {
      throw new AuthError(403, "otp_expired", "Email link is invalid or has expired");
    }
    return context.json(await sessionAnswer(session, deps));
  });

  routes.post("/token", async (context) => {
    if (context.req.query("grant_type") !== "refresh_token") {
      throw new AuthError(400, "unsupported_grant_type", "Only refresh_token is offered here");
    }
    const { refresh_token } = await readBody(context, refreshBody);
    const session = await rotateSession(database, refresh_token);
    if (session === "unknown") {
      const message = "Invalid Refresh Token: Refresh Token Not Found";
      throw new AuthError(400, "refresh_token_not_found", message);
    }
    if (session === "reused") {
      deps.log.info({}, "An old refresh token was used again: its session has been ended");
      const message = "Invalid Refresh Token: Already Used";
      throw new AuthError(400, "refresh_token_already_used", message);
    }
    return context.json(await sessionAnswer(session, deps));
  });

  routes.get("/user", async (context) => {
    const { user } = await requireSession(context);
    return context.json(userAnswer(user));
  });

  routes.post("/logout", async (context) => {
    const { user, sessionId } = await requireSession(context);
    const scope = context.req.query("scope") ?? "global";
    await endSessions(database, { sessionId, userId: user.id, scope });
    return context.body(null, 204);
  });

  routes.all("*", () => {
    throw new AuthError(404, "not_found", "There is nothing at this address");
  });
  routes.onError((error, context) => {
    if (hasHungUp(context)) return context.body(null, 400);
    const { answer, unexpected } = asAuthError(error);
    if (unexpected) {
      deps.log.error(errorPlace(error), "An auth request failed");
    }
    const { status, code, message } = answer;
    return context.json({ code: status, error_code: code, msg: message }, status);
  });
  return routes;

  async function requireSession(context: Context): Promise<{ user: User; sessionId: string }> {
    const token = bearerToken(context);
    if (!token) {
      throw new AuthError(401, "no_authorization", "This endpoint requires a Bearer token");
    }
    const { session_id: sessionId } = await verifyAccessToken(token, signingKey);
    const user = await readSessionUser(database, sessionId);
    if (!user) {
      const message = "Session from session_id claim in JWT does not exist";
      throw new AuthError(403, "session_not_found", message);
    }
    return { user, sessionId };
  }
}

function refuseLargeBody(): never {
  throw new AuthError(413, "request_too_large", "The request body is larger than 64 KB");
}
