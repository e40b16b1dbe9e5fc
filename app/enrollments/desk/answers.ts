import * as v from "valibot";
import { statusNames } from "../../../content/enrollments/enquiry.ts";

/** What the database answers the desk, as it is checked where it enters; the calls themselves stand in calls.ts. */
export type Status = keyof typeof statusNames;
export type Enquiry = v.InferOutput<typeof enquirySchema>;
export type EnquiryPage = v.InferOutput<typeof pageSchema>;
export type Counts = v.InferOutput<typeof countsSchema>;
export type Picture = v.InferOutput<typeof pictureSchema>;
export type MailTrouble = v.InferOutput<typeof mailTroubleSchema>;
export type Details = v.InferOutput<typeof detailsSchema>;
export type PersonData = v.InferOutput<typeof personDataSchema>;

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

export const pageSchema = v.object({
  rows: v.array(enquirySchema),
  total: v.nullable(number),
  about: v.boolean(),
  next: v.nullable(key),
  previous: v.nullable(key),
});

export const countsSchema = v.object({
  waiting: v.object({ enquiries: number }),
  due: number,
  statuses: v.nullable(v.record(status, number)),
  courses: v.nullable(
    v.array(v.object({ course: v.string(), title: v.string(), enquiries: number })),
  ),
  sources: v.nullable(v.array(v.object({ source: v.string(), enquiries: number }))),
});

const waySchema = v.object({ enquiries: number, contacted: number, enrolled: number });

export const pictureSchema = v.object({
  from: day,
  to: day,
  days: v.array(v.object({ day, course: v.string(), title: v.string(), enquiries: number })),
  chats: v.nullable(number),
  ways: v.object({ chat: waySchema, page: waySchema }),
});

export const mailTroubleSchema = v.object({
  given_up: number,
  /** Whose enquiries they belong to: the newest, at most six. */
  enquiries: v.array(v.object({ id: v.string(), name: v.string() })),
  waiting: number,
  since: v.nullable(moment),
  error: v.nullable(v.string()),
});

const fieldsSchema = v.nullable(
  v.object({ status: v.optional(status), follow_up_on: v.optional(v.nullable(day)) }),
);

/** What somebody did with an enquiry, and when. */
const entrySchema = v.object({
  id: number,
  at: moment,
  admin: v.string(),
  kind: v.picklist(["changed", "noted", "mail_again"]),
  was: fieldsSchema,
  became: fieldsSchema,
  note: v.nullable(v.string()),
  mail: v.nullable(v.string()),
});

const chatSchema = v.object({
  id: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  started_at: moment,
});

export const detailsSchema = v.object({
  enquiry: enquirySchema,
  mails: v.array(
    v.object({
      id: number,
      kind: v.picklist(["enrollment_notice", "enrollment_confirmation"]),
      state: v.picklist(["sent", "waiting", "given_up"]),
      sent_at: v.nullable(moment),
      next_attempt_at: v.nullable(moment),
      given_up_at: v.nullable(moment),
      last_error: v.nullable(v.string()),
    }),
  ),
  history: v.array(entrySchema),
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
  chats: v.array(chatSchema),
});

export const personDataSchema = v.object({
  enquiries: v.array(enquirySchema),
  /** The oldest first, each with the id of its enquiry. */
  history: v.array(v.object({ ...entrySchema.entries, enquiry: v.string() })),
  chats: v.array(v.object({ ...chatSchema.entries, email: v.string() })),
  mails: v.array(
    v.object({
      id: number,
      kind: v.picklist(["enrollment_notice", "enrollment_confirmation", "chat_visitor_notice"]),
      created_at: moment,
      sent_at: v.nullable(moment),
    }),
  ),
  /** Addresses with which the same number was given. */
  same_phone: v.array(v.string()),
});
