import { statusNames } from "../../../content/enrollments/enquiry.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import type { Details, Enquiry } from "./answers.ts";
import { formatDay } from "./dates.ts";

type Entry = Pick<Details["history"][number], "kind" | "was" | "became" | "mail">;

/** What somebody did with an enquiry, in words; a note itself stands beside it. */
export function describeEntry({ kind, was, became, mail }: Entry): string {
  if (kind === "noted") return openedEnquiry.note;
  if (kind === "mail_again") return openedEnquiry.mailAgain(nameMail(mail));
  const parts: string[] = [];
  if (was?.status && became?.status) {
    const { statusChanged } = openedEnquiry;
    parts.push(statusChanged(statusNames[was.status], statusNames[became.status]));
  }
  if (became?.follow_up_on) parts.push(openedEnquiry.followUpSet(formatDay(became.follow_up_on)));
  else if (became?.follow_up_on === null) parts.push(openedEnquiry.followUpCleared);
  return parts.join(", ");
}

function nameMail(kind: string | null): string {
  const names: Partial<Record<string, string>> = openedEnquiry.mailKinds;
  return names[kind ?? ""] ?? "";
}

/** "newsletter · email · spring · example.org · after a chat with the assistant"; what says the same stands once. */
export function describeSource(enquiry: Enquiry): string {
  const { source, utm_source, utm_medium, utm_campaign, referrer_host, came_by } = enquiry;
  const parts = [utm_source, utm_medium, utm_campaign, referrer_host];
  const named = [...new Set([source, ...parts])].filter(Boolean);
  return [...named, openedEnquiry.cameBy[came_by]].filter(Boolean).join(" · ");
}
