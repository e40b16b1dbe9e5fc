import { keepingOf } from "../../../../../content/privacy.ts";
import type { Program } from "../../../../../content/programs.ts";
import type { Content } from "../../content.ts";
import { list, type Values } from "./fill.ts";

/** What answers may name in braces; what the provider does not have is missing. */
export function factsOf(content: Content): Values {
  const { site, launch, benefits, callToAction, about, testimonials, countries } = content;
  const [keepEnquiries, keepChats] = keepingOf(site);
  const mail = `[${site.enquiryEmail}](mailto:${site.enquiryEmail})`;
  return {
    mail,
    city: site.city,
    country: new Intl.DisplayNames("en", { type: "region" }).of(site.country),
    provider: site.name,
    tagline: site.tagline,
    assistant: content.assistantName,
    about: about.paragraphs.join(" "),
    statement: about.statement,
    keepEnquiries,
    keepChats,
    formSubmit: content.registrationForm.submit,
    brochure: content.brochure.text,
    enterpriseDetails: listed(detailsOf(content.enterpriseDraft.body)),
    social: listed(content.footer.social.map(({ label }) => label)),
    quotes: quotesOf(testimonials.items),
    callToAction: callToAction.text,
    perks: listed(callToAction.perks.map(({ text }) => text)),
    benefits: benefits.items.map(({ title, text }) => `${title}: ${text}`).join("\n") || undefined,
    testimonialRoles: rolesOf(testimonials.items.map(({ name, role }) => `${name} (${role})`)),
    countries: listed(countries.map(({ name, code }) => `${name} (${code})`)),
    launch: launch?.title,
    launchSeats: launch?.seats,
    launchAccept: launch?.accept,
    launchDecline: launch?.decline,
    ...named("perk", callToAction.perks),
    ...named(
      "benefit",
      benefits.items.map(({ id, title, text }) => ({ id, text: `${title}: ${text}` })),
    ),
    ...named("highlight", launch?.highlights ?? []),
  };
}

/** What the draft of a mail asks for: its lines that end with a colon. */
function detailsOf(draft: string): string[] {
  return draft
    .split("\n")
    .filter((line) => line.endsWith(":"))
    .map((line) => line.slice(0, -1).toLowerCase());
}

/** What lines about a program may name besides. */
export function programFacts(program: Program): Values {
  const { title, hours, description, audience, features } = program;
  return { title, hours, description, audience, features: list(features) };
}

function named(kind: string, items: readonly { id: string; text: string }[]): Values {
  return Object.fromEntries(items.map(({ id, text }) => [`${kind}.${id}`, text]));
}

/** "a, b and c"; of nothing there is no list. */
function listed(items: readonly string[]): string | undefined {
  return items.length > 0 ? list(items) : undefined;
}

/** What learners say, a line each; undefined where there is nothing. */
export function quotesOf(
  items: readonly { name: string; role: string; quote: string }[],
): string | undefined {
  return (
    items.map(({ name, role, quote }) => `${name}, ${role}: "${quote}"`).join("\n") || undefined
  );
}

/** As they stand below the quotes: what a role is called ("Nurse, Muscat") may fit into no list. */
export function rolesOf(roles: readonly string[]): string | undefined {
  return roles.some((role) => role.includes(",")) ? roles.join("; ") : listed(roles);
}
