import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { embeddedPublishableKey } from "../../content/backend.ts";
import { type Claims, verifyAccessToken } from "../auth/access-token.ts";
import { type Database, isEndedForAnother, type Query } from "../database/database.ts";
import type { Settings } from "../settings.ts";
import { clientAddress, headersForSql } from "./client-address.ts";

/** What the API routes know of a request besides the request itself. */
export type ApiEnvironment = { Bindings: HttpBindings; Variables: { address: string } };

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

/** The bearer token of a request; none when the publishable key stands in its place, as clients send it. */
export function bearerToken(context: Context): string | undefined {
  const token = /^Bearer +(\S+)$/i.exec(context.req.header("authorization") ?? "")?.[1];
  return token === embeddedPublishableKey ? undefined : token;
}

/** Who calls: a visitor without a token or the user of a valid one. Throws a TokenError. */
export async function readClaims(context: Context, signingKey: Uint8Array): Promise<Claims> {
  const token = bearerToken(context);
  return token ? verifyAccessToken(token, signingKey) : { role: "anon" };
}

/**
 * One request, one transaction: runs `work` as the caller, with role, claims and address set for it alone. A
 * transaction that PostgreSQL ended for the sake of another one runs again, so `work` must bear to run twice.
 */
export async function asCaller<Result>(
  database: Database,
  claims: Claims,
  address: string,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  const attempt = () =>
    database.transaction(async (query) => {
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
  return attempt().catch((error) => {
    if (isEndedForAnother(error)) {
      return attempt();
    }
    throw error;
  });
}
