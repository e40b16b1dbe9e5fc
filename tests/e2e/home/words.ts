import {
  about,
  benefits,
  brochure,
  callToAction,
  footer,
  hero,
  navigation,
  programsSection,
  testimonials,
} from "../../../content/home.ts";
import { launch } from "../../../content/launch.ts";
import { durationUnit } from "../../../content/pages.ts";
import { programs } from "../../../content/programs.ts";
import { site } from "../../../content/site.ts";

/** Every text that content/ gives the home page, section by section, in the order in which they stand there. */
export const homeWords = [
  { section: "header", words: [site.name, ...navigation.map(({ label }) => label)] },
  { section: "#home", words: [hero.heading, hero.intro] },
  {
    section: "#benefits",
    words: [benefits.heading, ...benefits.items.flatMap(({ title, text }) => [title, text])],
  },
  {
    section: "#courses",
    words: [
      programsSection.heading,
      ...programs.flatMap(({ title, description, audience, hours, features }) => [
        title,
        `${hours} ${durationUnit(hours)}`,
        description,
        audience,
        ...features,
        programsSection.enroll,
      ]),
      programsSection.enterpriseQuestion,
      programsSection.enterpriseText,
      programsSection.enterpriseAction,
      brochure.heading,
      brochure.text,
      brochure.action,
    ],
  },
  {
    section: "#about",
    words: [about.heading, about.statement, ...about.paragraphs.map(({ text }) => text)],
  },
  ...(testimonials.items.length > 0 ? [ofTestimonials()] : []),
  {
    section: "section:has(#call-heading)",
    words: [
      callToAction.heading,
      callToAction.text,
      callToAction.action,
      ...callToAction.perks.map(({ text }) => text),
    ],
  },
  {
    section: "#contact",
    words: [
      site.name,
      site.tagline,
      site.enquiryEmail,
      site.city,
      ...labelsOf(footer.quickLinks),
      footer.programs.heading,
      ...programs.map(({ title }) => title),
      ...labelsOf(footer.resources),
      site.copyright,
    ],
  },
];

function labelsOf({ heading, items }: typeof footer.resources): string[] {
  return [heading, ...items.map(({ label }) => label)];
}

function ofTestimonials() {
  const said = testimonials.items.flatMap(({ quote, name, role }) => [quote, name, role]);
  return { section: "#testimonials", words: [testimonials.heading, ...said] };
}

/** SPEC §9: 0.1 s more for each card. */
export const benefitDelays = benefits.items.map((_, index) => `${index / 10}s`);

/** The texts of the launch pop-up, in their order. */
export const launchWords = launch
  ? [
      ...launch.badges,
      launch.title,
      ...launch.highlights.map(({ text }) => text),
      ...launch.sessions.flatMap(({ date, times }) => [date, ...times]),
      launch.seats,
      launch.accept,
      launch.decline,
    ]
  : [];
