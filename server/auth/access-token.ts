import { randomUUID } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";

/** How long an access token is good for, in seconds. */
export const accessTokenLifetime = 3600;

/** What SQL sees of the caller: `auth.jwt()`. */
export type Claims = { role: "anon" } | UserClaims;
type UserClaims = { role: "authenticated"; sub: string; email: string; session_id: string };

/** Why a bearer token is not accepted. */
export class TokenError extends Error {
  readonly expired: boolean;
  constructor(expired: boolean) {
    super(expired ? "JWT expired" : "JWT could not be verified");
    this.expired = expired;
  }
}

/** An access token as Supabase issues it, signed with HS256. `issuer` is the address of `auth/v1`. */
export function signAccessToken(
  claims: UserClaims,
  issuer: string,
  signingKey: Uint8Array,
): Promise<string> {
  return (
    new SignJWT({ ...claims, is_anonymous: false })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setIssuer(issuer)
      .setAudience("authenticated")
      .setIssuedAt()
      // No two are the same, not even of one second: who had one refused knows the next for a new one.
      .setJti(randomUUID())
      .setExpirationTime(`${accessTokenLifetime}s`)
      .sign(signingKey)
  );
}

/** The claims of a token that this server has signed and that is still good. Throws a TokenError. */
export async function verifyAccessToken(
  token: string,
  signingKey: Uint8Array,
): Promise<UserClaims> {
  try {
    const { payload } = await jwtVerify<UserClaims>(token, signingKey, {
      algorithms: ["HS256"],
      audience: "authenticated",
      requiredClaims: ["sub", "exp", "role", "session_id"],
    });
    if (payload.role !== "authenticated") {
      throw new TokenError(false);
    }
    return payload;
  } catch (error) {
    throw new TokenError(error instanceof errors.JWTExpired);
  }
}
