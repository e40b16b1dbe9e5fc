import * as v from "valibot";
import { statusNames } from "../../../content/enrollments.ts";
import { callDatabase } from "../../backend.ts";

/** What a list can be sorted by. */
export const columns = ["date", "name", "email", "phone", "course", "status"] as const;

export type Column = (typeof columns)[number];
export type Status = keyof typeof statusNames;
export type Enquiry = v.InferOutput<typeof enquirySchema>;
export type EnquiryPage = v.InferOutput<typeof pageSchema>;
export type Counts = v.InferOutput<typeof countsSchema>;
export type Picture = v.InferOutput<typeof pictureSchema>;
export type Details = v.InferOutput<typeof detailsSchema>;
export type Change = { status?: Status; follow_up_on?: string | null; note?: string };

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

const moment = v.pipe(v.string(), v.isoTimestamp());
const day = v.pipe(v.string(), v.isoDate());
const number = v.number();
const status = v.picklist(Object.keys(statusNames) as Status[]);
/** The place of a row in its order, handed back as it came. */
const key = v.array(v.string());

export const enquirySchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  course_name: v.string(),
  date_of_enquiry: moment,
  status,
  follow_up_on: v.nullable(day),
  version: number,
  source: v.string(),
  utm_source: v.nullable(v.string()),
  utm_medium: v.nullable(v.string()),
  utm_campaign: v.nullable(v.string()),
  referrer_host: v.nullable(v.string()),
  came_by: v.picklist(["chat", "page"]),
  same_person: v.nullable(number),
  key,
});

const pageSchema = v.object({
  rows: v.array(enquirySchema),
  total: v.nullable(number),
  about: v.boolean(),
  next: v.nullable(key),
  previous: v.nullable(key),
});

const countsSchema = v.object({
  waiting: v.object({ enquiries: number, since: v.nullable(moment) }),
  due: number,
  statuses: v.nullable(v.record(status, number)),
  courses: v.nullable(
    v.array(v.object({ course: v.string(), title: v.string(), enquiries: number })),
  ),
  sources: v.nullable(v.array(v.object({ source: v.string(), enquiries: number }))),
});

const waySchema = v.object({ enquiries: number, contacted: number, enrolled: number });

const pictureSchema = v.object({
  from: day,
  to: day,
  days: v.array(v.object({ day, course: v.string(), title: v.string(), enquiries: number })),
  chats: v.nullable(number),
  ways: v.object({ chat: waySchema, page: waySchema }),
});

const fieldsSchema = v.nullable(
  v.object({ status: v.optional(status), follow_up_on: v.optional(v.nullable(day)) }),
);

const detailsSchema = v.object({
  enquiry: enquirySchema,
  mails: v.array(
    v.object({
      id: number,
      kind: v.picklist(["enrollment_notice", "enrollment_confirmation"]),
      state: v.picklist(["sent", "waiting", "given_up"]),
      created_at: moment,
      sent_at: v.nullable(moment),
      next_attempt_at: v.nullable(moment),
      given_up_at: v.nullable(moment),
      attempts: number,
      last_error: v.nullable(v.string()),
    }),
  ),
  history: v.array(
    v.object({
      id: number,
      at: moment,
      admin: v.string(),
      kind: v.picklist(["changed", "noted", "mail_again"]),
      was: fieldsSchema,
      became: fieldsSchema,
      note: v.nullable(v.string()),
      mail: v.nullable(v.string()),
    }),
  ),
  others: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      course_name: v.string(),
      date_of_enquiry: moment,
      status,
      same_email: v.boolean(),
      same_phone: v.boolean(),
    }),
  ),
  chats: v.array(
    v.object({
      id: v.string(),
      first_name: v.string(),
      last_name: v.string(),
      started_at: moment,
    }),
  ),
});

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

/** Has a mail go out once more. */
export async function sendMailAgain(mail: number): Promise<void> {
  await callDatabase("send_mail_again", { mail }, v.object({ state: v.literal("waiting") }));
}

/** Erases an enquiry for good and gives how many others of its address are left. */
export async function eraseEnquiry(enquiry: string): Promise<number> {
  return (await callDatabase("erase_enquiry", { enquiry }, v.object({ others: number }))).others;
}
