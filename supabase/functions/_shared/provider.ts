import { site } from "../../../content/site.ts";

/** What `private.fill_provider` takes: what a day is, and after how many months personal data is erased. */
export const provider = {
  time_zone: site.timeZone.name,
  enquiry_months: site.keepMonths.enquiries,
  chat_visitor_months: site.keepMonths.chatVisitors,
};
