import { randomBytes } from "node:crypto";

/** What several processes on one PostgreSQL, behind a proxy on this machine, have in common. */
export function newSharedSettings(databaseUrl: string) {
  return {
    DATABASE_URL: databaseUrl,
    SIGNING_KEY: randomBytes(32).toString("base64url"),
    TRUSTED_PROXIES: "127.0.0.0/8,::1",
  };
}
