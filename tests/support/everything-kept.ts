import { runSql } from "./restart.ts";
import type { RunningServer } from "./server.ts";

/** All that a server has stored of people, as one text in small letters. */
export async function readEverythingKept(server: RunningServer): Promise<string> {
  const tables = [
    "private.enquiries",
    "private.enquiry_events",
    "public.email_outbox",
    "public.chat_visitors",
    "private.limit_uses",
    "private.erasures",
    "private.enquiry_counts",
  ];
  const lines = tables.map(
    (table) => `select lower(row_to_json(each)::text) as line from ${table} as each`,
  );
  const [row] = await runSql<{ everything: string }>(
    server,
    `select coalesce(string_agg(line, ' '), '') as everything from (${lines.join(" union all ")}) as lines`,
  );
  return row?.everything ?? "";
}

/** What is left of what was erased, the latest last: how many, and whether that was by age. */
export function readErasures(server: RunningServer) {
  return runSql<{ enquiries: number; chat_visitors: number; by_age: boolean }>(
    server,
    "select enquiries, chat_visitors, erased_by is null as by_age from private.erasures order by id",
  );
}
