import { type Program, programs } from "./programs.ts";
import { type Site, site } from "./site.ts";

/** The sections of the home page (SPEC §2), as links lead to them. */
export const sections = {
  home: "#home",
  courses: "#courses",
  about: "#about",
  testimonials: "#testimonials",
  contact: "#contact",
  brochure: "#brochure",
};

/** Where a link in an answer of a provider's assistant may lead; whatever looks like any other link stays text. */
export function targetsOf(provider: {
  programs: readonly Program[];
  site: Site;
}): ReadonlySet<string> {
  return new Set([
    ...Object.values(sections),
    ...provider.programs.map(({ slug }) => `#${slug}`),
    `mailto:${provider.site.enquiryEmail}`,
  ]);
}

export const answerTargets = targetsOf({ programs, site });
