import type { Program } from "../../../../content/programs.ts";
import type { Content } from "../content.ts";
import { list, type Values } from "./fill.ts";

/** What answers may name in braces; what the provider does not have is missing. */
export function factsOf(content: Content): Values {
  const { site, launch, benefits, callToAction, about, testimonials, countries } = content;
  const mail = `[${site.enquiryEmail}](mailto:${site.enquiryEmail})`;
  return {
    mail,
    city: site.city,
    provider: site.name,
    tagline: site.tagline,
    assistant: content.assistantName,
    about: about.paragraphs.join(" "),
    callToAction: callToAction.text,
    perks: list(callToAction.perks.map(({ text }) => text)),
    benefits: benefits.items.map(({ title, text }) => `${title}: ${text}`).join("\n"),
    testimonialRoles: list(testimonials.items.map(({ role }) => withArticle(role))),
    countries: list(countries.map(({ name }) => name)),
    launch: launch?.title,
    launchSeats: launch?.seats,
    ...named("perk", callToAction.perks),
    ...named(
      "benefit",
      benefits.items.map(({ id, title, text }) => ({ id, text: `${title}: ${text}` })),
    ),
    ...named("highlight", launch?.highlights ?? []),
  };
}

/** What lines about a program may name besides. */
export function programFacts(program: Program): Values {
  const { title, hours, description, audience, features } = program;
  return { title, hours, description, audience, features: list(features) };
}

function named(kind: string, items: readonly { id: string; text: string }[]): Values {
  return Object.fromEntries(items.map(({ id, text }) => [`${kind}.${id}`, text]));
}

function withArticle(role: string): string {
  return `${/^[aeiou]/i.test(role) ? "an" : "a"} ${role}`;
}
