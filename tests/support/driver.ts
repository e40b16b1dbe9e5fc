import { migrate } from "../../server/database/migrations.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { asCaller } from "../../server/rest/as-caller.ts";
import { insertReturningText } from "../../server/rest/sql.ts";
import { readSettings } from "../../server/settings.ts";
import { silentLog } from "./silent-log.ts";

export type Driver = {
  /** Inserts one enquiry in the very transaction that the server would use for it, and gives its JSON. */
  insert(enquiry: Record<string, string>, address: string): Promise<string>;
  close(): Promise<void>;
};

/** The database without the server around it, as a measure for what HTTP costs. */
export async function openDriver(environment: Record<string, string>): Promise<Driver> {
  const database = await openDatabase(readSettings(environment), silentLog);
  await migrate(database);
  return {
    async insert(enquiry, address) {
      const text = insertReturningText("enrollment_inquiries", Object.keys(enquiry), [
        "id",
        ...Object.keys(enquiry),
        "date_of_enquiry",
      ]);
      const json = JSON.stringify([enquiry]);
      const [written] = await asCaller(
        database,
        { role: "anon" },
        { "x-forwarded-for": address },
        (query) => query<{ object: string }>(text, [json]),
      );
      return written?.object ?? "";
    },
    close: () => database.close(),
  };
}
