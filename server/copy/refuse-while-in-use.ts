import type { Database } from "../database/database.ts";
import { countOthersAtWork } from "../database/others-at-work.ts";

/** Throws a one-line error while a server works on this PostgreSQL. */
export async function refuseWhileInUse({ query }: Database): Promise<void> {
  if (await countOthersAtWork(query)) {
    throw new Error("A server is using this database. Stop every one of them first.");
  }
}
