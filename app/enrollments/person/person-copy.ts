import { statusNames } from "../../../content/enrollments/enquiry.ts";
import { personalDataCopy as words } from "../../../content/enrollments/personal-data.ts";
import type { Enquiry, PersonData } from "../desk/answers.ts";
import { dayFromToday, formatMoment } from "../desk/dates.ts";
import { describeEntry, describeSource } from "../desk/describe.ts";

/** All that is kept about a person as a text that they can read: who of the team did what is not theirs. */
export function toCopy(address: string, data: PersonData): string {
  const parts = [
    [words.heading(address, dayFromToday(0))],
    ...data.enquiries.map((enquiry) => [
      words.enquiry,
      ...factsOf(enquiry),
      ...data.history.filter((entry) => entry.enquiry === enquiry.id).map(lineOf),
    ]),
    ...data.chats.map(({ first_name, last_name, email, started_at }) => [
      words.chat,
      `${words.name}: ${first_name} ${last_name}`,
      `${words.email}: ${email}`,
      `${words.date}: ${formatMoment(started_at)}`,
    ]),
    ...data.mails.map(({ kind, created_at, sent_at }) => [
      `${words.mail}: ${words.mailKinds[kind]}, ${formatMoment(created_at)}, ${sent_at ? words.sent(formatMoment(sent_at)) : words.notSent}`,
    ]),
  ];
  return parts.map((lines) => `${lines.join("\r\n")}\r\n`).join("\r\n");
}

function factsOf(enquiry: Enquiry): string[] {
  const facts = [
    [words.name, enquiry.name],
    [words.email, enquiry.email],
    [words.phone, enquiry.phone],
    [words.course, enquiry.course_name],
    [words.date, formatMoment(enquiry.date_of_enquiry)],
    [words.source, describeSource(enquiry)],
    [words.status, statusNames[enquiry.status]],
    ...(enquiry.follow_up_on ? [[words.followUp, enquiry.follow_up_on]] : []),
  ];
  return facts.map((fact) => fact.join(": "));
}

function lineOf(entry: PersonData["history"][number]): string {
  const what = describeEntry(entry);
  return `${words.history}: ${formatMoment(entry.at)}, ${what}${entry.note ? `: ${entry.note}` : ""}`;
}
