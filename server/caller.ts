import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { errors, jwtVerify } from "jose";
import { embeddedPublishableKey } from "../content/backend.ts";
import { clientAddress, headersForSql } from "./client-address.ts";
import type { Database, Query } from "./database.ts";
import type { Settings } from "./settings.ts";

/** What the API routes know of a request besides the request itself. */
export type ApiEnvironment = { Bindings: HttpBindings; Variables: { address: string } };

export type Claims = {
  role: "anon" | "authenticated";
  sub?: string;
  email?: string;
  session_id?: string;
};

/** Why a bearer token is not accepted. */
export class TokenError extends Error {
  expired: boolean;
  constructor(expired: boolean) {
    super(expired ? "JWT expired" : "JWSError JWSInvalidSignature");
    this.expired = expired;
  }
}

/** Notes the client's address for the routes that follow. */
export function noteAddress(
  proxies: Settings["TRUSTED_PROXIES"],
): MiddlewareHandler<ApiEnvironment> {
  return (context, next) => {
    const peer = context.env.incoming.socket.remoteAddress;
    context.set("address", clientAddress(peer, context.req.header("x-forwarded-for"), proxies));
    return next();
  };
}

/** Answers 401 in the words of Supabase's gateway unless the request carries the publishable key. */
export const requireApiKey: MiddlewareHandler = async (context, next) => {
  const key = context.req.header("apikey") ?? context.req.query("apikey");
  if (key === embeddedPublishableKey) {
    return next();
  }
  return key
    ? context.json({ message: "Invalid API key", hint: "Double check your API key." }, 401)
    : context.json(
        {
          message: "No API key found in request",
          hint: "No `apikey` request header or url param was found.",
        },
        401,
      );
};

/**
 * Who calls: a visitor without a token (or with the publishable key in its place, as the clients send it),
 * or the user of a valid access token. Throws a TokenError.
 */
export async function readClaims(context: Context, signingKey: Uint8Array): Promise<Claims> {
  const token = /^Bearer +(\S+)$/i.exec(context.req.header("authorization") ?? "")?.[1];
  if (!token || token === embeddedPublishableKey) {
    return { role: "anon" };
  }
  try {
    const { payload } = await jwtVerify<Claims>(token, signingKey, {
      algorithms: ["HS256"],
      audience: "authenticated",
      requiredClaims: ["sub", "exp", "session_id"],
    });
    return payload;
  } catch (error) {
    throw new TokenError(error instanceof errors.JWTExpired);
  }
}

/** One request, one transaction: runs `work` as the caller, with role, claims and address set for it alone. */
export async function asCaller<Result>(
  database: Database,
  claims: Claims,
  address: string,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (query) => {
    const [, result] = await Promise.all([
      query(
        `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
          set_config('request.headers', $3, true)`,
        [claims.role, JSON.stringify(claims), headersForSql(address)],
      ),
      work(query),
    ]);
    return result;
  });
}
