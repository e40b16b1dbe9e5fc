export interface Site {
  name: string;
  enquiryEmail: string;
  adminEmails: readonly [string, ...string[]];
  city: string;
  /** Two letters (ISO 3166), for search engines and shared links. */
  country: string;
  tagline: string;
  copyright: string;
  timeZone: { name: string; label: string };
  keepMonths: { enquiries: number | null; chatVisitors: number | null };
  /** What tabs, search results and shared links say; behind the title stands the name. */
  title: string;
  description: string;
}

/**
 * Who the provider is. The site, the mails, the assistant and the server read the addresses here and
 * nowhere else. `npm run build` names what is still a placeholder, here and in the other files.
 */
export const site: Site = {
  name: "AI Bootcamp",
  /** Where enquiries arrive; shown in the footer (SPEC §2) and in error messages (SPEC §8). */
  enquiryEmail: "hello@example.com",
  /** Who may sign in to /enrollments (SPEC §6), one or several. */
  adminEmails: ["admin@example.com"],
  city: "Hyderabad",
  country: "IN",
  tagline: "India's premier AI training bootcamp.",
  copyright: "Copyright 2024",
  /** What a day is in the enrollment list, and the time in mails. */
  timeZone: { name: "Asia/Kolkata", label: "IST" },
  /** Months after which enquiries and chat visitors are erased for good; null: never by itself. */
  keepMonths: { enquiries: null, chatVisitors: null },
  title: "Master AI & Transform Your Career",
  description:
    "Hands-on AI programs for professionals and business leaders in India: AI application development, agentic AI and AI strategy, with expert mentors and real projects.",
};
