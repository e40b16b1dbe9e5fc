import type { SupabaseClient } from "@supabase/supabase-js";
import { insertEnquiries, type StoredEnquiry } from "./many-enquiries.ts";
import { restartAfter } from "./restart.ts";
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

/** The server started again with these enquiries in its database, none of which has mails. */
export function restartWith(
  server: RunningServer,
  enquiries: readonly StoredEnquiry[],
): Promise<RunningServer> {
  const json = JSON.stringify(enquiries).replaceAll("'", "''");
  return restartAfter(
    server,
    `alter table private.enquiries disable trigger write_emails;
    ${insertEnquiries(`'${json}'`)};
    alter table private.enquiries enable trigger write_emails`,
  );
}
