import type { Database } from "./database/database.ts";
import { isMigrated } from "./database/migrations.ts";

/** Whether a load balancer should send visitors here, or why not. */
export type Readiness =
  | "ready"
  | "stopping"
  | "database does not answer"
  | "migrations are missing";

/** Looks, each time it is called, whether this process can serve: it is not going away and its database is as it knows it. */
export function watchReadiness(database: Database, stopping: AbortSignal) {
  return async function readiness(): Promise<Readiness> {
    if (stopping.aborted) return "stopping";
    try {
      return (await isMigrated(database)) ? "ready" : "migrations are missing";
    } catch {
      return "database does not answer";
    }
  };
}
