import { accessTokenLifetime, signAccessToken } from "./access-token.ts";
import type { Session, User } from "./sessions.ts";

/** A session as the clients expect it, with a new access token. */
export async function sessionAnswer(
  { id, user, refreshToken }: Session,
  { siteUrl, signingKey }: { siteUrl: string; signingKey: Uint8Array },
) {
  const claims = {
    role: "authenticated",
    sub: user.id,
    email: user.email,
    session_id: id,
  } as const;
  return {
    access_token: await signAccessToken(claims, `${siteUrl}/auth/v1`, signingKey),
    token_type: "bearer",
    expires_in: accessTokenLifetime,
    expires_at: Math.floor(Date.now() / 1000) + accessTokenLifetime,
    refresh_token: refreshToken,
    user: userAnswer(user),
  };
}

/** A user as the clients expect it. */
export function userAnswer({ id, email, created_at, last_sign_in_at }: User) {
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    email_confirmed_at: created_at,
    last_sign_in_at,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: {},
    identities: [],
    created_at,
    updated_at: created_at,
    is_anonymous: false,
  };
}
