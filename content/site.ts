export interface Site {
  name: string;
  enquiryEmail: string;
  adminEmail: string;
  registrationFormUrl: string;
  city: string;
  /** Two letters (ISO 3166), for search engines. */
  country: string;
  tagline: string;
  copyright: string;
  /** What tabs, search results and shared links say. */
  title: string;
  description: string;
}

/**
 * Who the provider is. The site, the mails, the assistant and the server read the addresses here and
 * nowhere else. Entries marked PLACEHOLDER are to be replaced before the site goes live;
 * `npm run build` names those that are left.
 */
export const site: Site = {
  /** PLACEHOLDER: the provider's name. */
  name: "AI Bootcamp",
  /** PLACEHOLDER: where enquiries arrive; shown in the footer (SPEC §2) and in error messages (SPEC §8). */
  enquiryEmail: "hello@example.com",
  /** PLACEHOLDER: the one address that may sign in to /enrollments (SPEC §6). */
  adminEmail: "admin@example.com",
  /** PLACEHOLDER: the external registration form that the launch pop-up opens (SPEC §2). */
  registrationFormUrl: "https://example.com/register",
  city: "Hyderabad",
  country: "IN",
  tagline: "India's premier AI training bootcamp.",
  copyright: "Copyright 2024",
  title: "Master AI & Transform Your Career",
  description:
    "Hands-on AI programs for professionals and business leaders in India: AI application development, agentic AI and AI strategy, with expert mentors and real projects.",
};
