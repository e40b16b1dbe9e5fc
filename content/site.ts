export interface Site {
  name: string;
  enquiryEmail: string;
  adminEmail: string;
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
 * nowhere else. `npm run build` names what is still a placeholder, here and in the other files.
 */
export const site: Site = {
  name: "AI Bootcamp",
  /** Where enquiries arrive; shown in the footer (SPEC §2) and in error messages (SPEC §8). */
  enquiryEmail: "hello@example.com",
  /** The one address that may sign in to /enrollments (SPEC §6). */
  adminEmail: "admin@example.com",
  city: "Hyderabad",
  country: "IN",
  tagline: "India's premier AI training bootcamp.",
  copyright: "Copyright 2024",
  title: "Master AI & Transform Your Career",
  description:
    "Hands-on AI programs for professionals and business leaders in India: AI application development, agentic AI and AI strategy, with expert mentors and real projects.",
};
