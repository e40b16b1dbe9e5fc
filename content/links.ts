import { programs } from "./programs.ts";
import { site } from "./site.ts";

/** The sections of the home page (SPEC §2), as links lead to them. */
export const sections = {
  home: "#home",
  courses: "#courses",
  about: "#about",
  testimonials: "#testimonials",
  contact: "#contact",
  brochure: "#brochure",
};

/** Writes to the provider. */
const enquiryLink = `mailto:${site.enquiryEmail}`;

/** Where a link in an answer of the assistant may lead; whatever looks like any other link stays text. */
export const answerTargets: ReadonlySet<string> = new Set([
  ...Object.values(sections),
  ...programs.map(({ slug }) => `#${slug}`),
  enquiryLink,
]);
