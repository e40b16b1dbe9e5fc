import type { Context } from "hono";
import { type Claims, verifyAccessToken } from "../auth/access-token.ts";
import type { Database, Query } from "../database/database.ts";
import { bearerToken } from "../http/api-key.ts";
import { type ApiEnvironment, addressHeader } from "../http/client-address.ts";

/** What the site tells of where a visitor came from; SQL takes nothing longer. */
const sourceHeader = "x-enquiry-source";
const longestSource = 600;

/** Who calls: a visitor without a token or the user of a valid one. Throws a TokenError. */
export async function readClaims(context: Context, signingKey: Uint8Array): Promise<Claims> {
  const token = bearerToken(context);
  return token ? verifyAccessToken(token, signingKey) : { role: "anon" };
}

/**
 * One request, one transaction: runs `work` as the caller, with role, claims and headers set for it alone.
 * `work` must bear to run twice, as {@link Database.transaction} says.
 */
export async function asCaller<Result>(
  database: Database,
  claims: Claims,
  headers: Record<string, string>,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (query) => {
    const [, result] = await Promise.all([
      query(
        `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
          set_config('request.headers', $3, true)`,
        [claims.role, JSON.stringify(claims), JSON.stringify(headers)],
      ),
      work(query),
    ]);
    return result;
  });
}

/** The setting `request.headers` for SQL. Everything else that the client sent stays outside. */
export function headersForSql(context: Context<ApiEnvironment>): Record<string, string> {
  const source = context.req.header(sourceHeader) ?? "";
  return {
    [addressHeader]: context.get("address"),
    ...(source.length > 0 && source.length <= longestSource && { [sourceHeader]: source }),
  };
}
