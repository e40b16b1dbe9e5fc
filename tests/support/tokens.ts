import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SignJWT } from "jose";
import type { RunningServer } from "./server.ts";

/** An access token that only a holder of the server's own key could make, for any user and any end (seconds from now). */
export function makeToken(
  server: RunningServer,
  { user, lifetime, key }: { user: string; lifetime: number; key?: Uint8Array },
): Promise<string> {
  const own = readFileSync(join(server.environment.DATA_DIR ?? "", "signing-key"), "utf8");
  return new SignJWT({ role: "authenticated", session_id: crypto.randomUUID() })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(user)
    .setAudience("authenticated")
    .setExpirationTime(Math.floor(Date.now() / 1000) + lifetime)
    .sign(key ?? Buffer.from(own.trim(), "base64url"));
}
