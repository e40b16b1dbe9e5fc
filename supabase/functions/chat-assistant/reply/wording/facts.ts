import { keepingOf } from "../../../../../content/privacy.ts";
import type { Program } from "../../../../../content/programs.ts";
import type { Content } from "../../content.ts";
import { list, type Values } from "./fill.ts";
import { countriesListed, listsOf } from "./lists.ts";

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
    about: about.paragraphs.map(({ text }) => text).join(" "),
    statement: about.statement,
    picture: about.picture,
    keepEnquiries,
    keepChats,
    formSubmit: content.registrationForm.submit,
    brochure: content.brochure.text,
    quotes: quotesOf(testimonials.items),
    callToAction: callToAction.text,
    ...whole(content),
    countries: countriesListed(countries),
    launch: launch?.title,
    launchSeats: launch?.seats,
    launchAccept: launch?.accept,
    launchDecline: launch?.decline,
    ...named("about", about.paragraphs),
    ...named("perk", callToAction.perks),
    ...named(
      "benefit",
      benefits.items.map(({ id, title, text }) => ({ id, text: `${title}: ${text}` })),
    ),
    ...named("highlight", launch?.highlights ?? []),
  };
}

/** Each list with all that it holds. */
function whole(content: Content): Values {
  return Object.fromEntries(
    Object.entries(listsOf(content)).map(([fact, { names, tell }]) => [fact, tell(names)]),
  );
}

/** What lines about a program may name besides. */
export function programFacts(program: Program): Values {
  const { title, hours, description, audience, features } = program;
  return { title, hours, description, audience, features: list(features) };
}

function named(kind: string, items: readonly { id: string; text: string }[]): Values {
  return Object.fromEntries(items.map(({ id, text }) => [`${kind}.${id}`, text]));
}

/** What learners say, a line each; undefined where there is nothing. */
export function quotesOf(
  items: readonly { name: string; role: string; quote: string }[],
): string | undefined {
  return (
    items.map(({ name, role, quote }) => `${name}, ${role}: "${quote}"`).join("\n") || undefined
  );
}
