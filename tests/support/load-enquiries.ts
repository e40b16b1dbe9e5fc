import { openDatabase } from "../../server/database/open-database.ts";
import { readSettings } from "../../server/settings.ts";
import { insertEnquiries, type StoredEnquiry } from "./many-enquiries.ts";
import { silentLog } from "./silent-log.ts";

const chunk = 5000;

/**
 * Puts any number of enquiries into the database of a server that has ended, as quickly as it goes: the indexes are
 * made, and everything is counted, when all rows are there.
 */
export async function loadEnquiries(
  environment: Record<string, string>,
  enquiries: Iterable<StoredEnquiry>,
): Promise<void> {
  const database = await openDatabase(readSettings(environment), silentLog);
  await database.atLeisure(async (query) => {
    const indexes = await query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
        where indrelid = 'private.enquiries'::regclass and not indisprimary`,
      [],
    );
    await query("alter table private.enquiries disable trigger user");
    for (const { name } of indexes) {
      await query(`drop index ${name}`);
    }
    for (const rows of inChunks(enquiries)) {
      await query(insertEnquiries("$1::text::json"), [JSON.stringify(rows)]);
    }
    for (const { definition } of indexes) {
      await query(definition);
    }
    await query("alter table private.enquiries enable trigger user");
    await query("select private.recount_enquiries()");
    await query("analyze");
  });
  await database.close();
}

function* inChunks(enquiries: Iterable<StoredEnquiry>): Generator<StoredEnquiry[]> {
  let rows: StoredEnquiry[] = [];
  for (const enquiry of enquiries) {
    rows.push(enquiry);
    if (rows.length === chunk) {
      yield rows;
      rows = [];
    }
  }
  yield rows;
}
