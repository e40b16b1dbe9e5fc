import * as v from "valibot";
import { callDatabase } from "../../backend.ts";
import {
  type Counts,
  countsSchema,
  type Details,
  detailsSchema,
  type Enquiry,
  type EnquiryPage,
  enquirySchema,
  type MailTrouble,
  mailTroubleSchema,
  type PersonData,
  type Picture,
  pageSchema,
  personDataSchema,
  pictureSchema,
  type Status,
} from "./answers.ts";

/** What a list can be sorted by. */
export const columns = ["date", "name", "email", "phone", "course", "status"] as const;

export type Column = (typeof columns)[number];
export type Change = {
  status?: Status;
  follow_up_on?: string | null;
  note?: string;
  /** A UUID. The same note under the same key again is that one, with what has been written behind it since. */
  note_key?: string;
};

/** What a list leaves out; what is missing or empty leaves out nothing. */
export type Filter = {
  q: string;
  courses: string[];
  statuses: Status[];
  sources: string[];
  from: string;
  to: string;
  due: boolean;
};

type PageRequest = {
  filter: Filter;
  sort: Column;
  descending: boolean;
  /** The `next` or `previous` of another page, or the `key` of a row. */
  cursor?: string[];
  backwards?: boolean;
  skip?: number;
  page_size: number;
  counted: boolean;
};

/** One page of the enquiries that a filter leaves, in their order. */
export function listEnquiries(request: PageRequest, signal?: AbortSignal): Promise<EnquiryPage> {
  return callDatabase("list_enquiries", request, pageSchema, signal);
}

/** How many wait and are due, and how many each choice of a filter would leave. */
export function countEnquiries(filter: Filter, signal?: AbortSignal): Promise<Counts> {
  return callDatabase("count_enquiries", { filter }, countsSchema, signal);
}

/** What came in the last 30 days or the period of the filter, by day and course, and how far it went. */
export function readPicture(filter: Filter, signal?: AbortSignal): Promise<Picture> {
  return callDatabase("enquiry_picture", { filter }, pictureSchema, signal);
}

/** All that is known of one enquiry, its key being that of `sort`. Throws a GoneError for one that is erased. */
export function readDetails(enquiry: string, sort: Column, signal?: AbortSignal): Promise<Details> {
  return callDatabase("enquiry_details", { enquiry, sort }, detailsSchema, signal);
}

/** Changes one enquiry and gives it as it is now. Throws a ConflictError or a GoneError, and has then changed nothing. */
export function changeEnquiry(enquiry: string, version: number, changes: Change): Promise<Enquiry> {
  return callDatabase("change_enquiry", { enquiry, version, changes }, enquirySchema);
}

/** Sets the status of several; what somebody else has changed or erased meanwhile is left as it is, and told. */
export function changeEnquiries(items: { id: string; version: number; status: Status }[]) {
  const answer = v.object({
    changed: v.array(enquirySchema),
    stale: v.array(enquirySchema),
    gone: v.array(v.string()),
  });
  return callDatabase("change_enquiries", { items }, answer);
}

/** What has come since a moment; some of it may be known already, for a minute before it counts as well. */
export async function listNew(
  since: string,
  filter: Filter,
  signal?: AbortSignal,
): Promise<Enquiry[]> {
  const answer = v.object({ rows: v.array(enquirySchema) });
  return (await callDatabase("new_enquiries", { since, filter }, answer, signal)).rows;
}

/** Which mails did not get through: given up, or waiting for longer than they should. */
export function readMailTrouble(signal?: AbortSignal): Promise<MailTrouble> {
  return callDatabase("mail_trouble", {}, mailTroubleSchema, signal);
}

/** Has a mail go out once more. */
export async function sendMailAgain(mail: number): Promise<void> {
  await callDatabase("send_mail_again", { mail }, v.object({ state: v.literal("waiting") }));
}

/** Erases an enquiry for good and gives how many others of its address are left. */
export async function eraseEnquiry(enquiry: string): Promise<number> {
  return (await callDatabase("erase_enquiry", { enquiry }, v.object({ others: v.number() })))
    .others;
}

/** All that is kept about whoever has this e-mail address, in any spelling of it. */
export function readPersonData(address: string, signal?: AbortSignal): Promise<PersonData> {
  return callDatabase("person_data", { address }, personDataSchema, signal);
}

/** Erases all of that for good and gives how much it was. */
export function erasePerson(address: string) {
  const answer = v.object({ enquiries: v.number(), chats: v.number() });
  return callDatabase("erase_person", { address }, answer);
}
