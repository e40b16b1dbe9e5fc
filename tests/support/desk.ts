import type { SupabaseClient } from "@supabase/supabase-js";
import { insertEnquiries, type StoredEnquiry } from "./many-enquiries.ts";
import { runSql } from "./restart.ts";
import type { RunningServer } from "./server.ts";

export type Row = {
  id: string;
  name: string;
  email: string;
  phone: string;
  course_name: string;
  date_of_enquiry: string;
  status: string;
  follow_up_on: string | null;
  version: number;
  source: string;
  came_by: string;
  same_person: number | null;
  key: string[];
};

export type Page = {
  rows: Row[];
  total: number | null;
  about: boolean;
  next: string[] | null;
  previous: string[] | null;
};

/** Calls a function of the desk and gives its answer; throws the error that came instead. */
export async function call<Answer = Page>(
  client: SupabaseClient,
  name: string,
  given: object = {},
): Promise<Answer> {
  const { data } = await client.rpc(name, given).throwOnError();
  return data as Answer;
}

/** Puts these enquiries into the server's database, without mails. */
export async function fillWith(
  server: RunningServer,
  enquiries: readonly StoredEnquiry[],
): Promise<void> {
  const json = JSON.stringify(enquiries).replaceAll("'", "''");
  await runSql(
    server,
    `alter table private.enquiries disable trigger write_emails;
    ${insertEnquiries(`'${json}'`)};
    alter table private.enquiries enable trigger write_emails`,
  );
}
