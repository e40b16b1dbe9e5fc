import type { Content } from "../../content.ts";
import { list } from "./fill.ts";

/** Things of the content that answers list by one name in braces: what each is called, and what is told of all or some. */
export type Listed = {
  names: readonly string[];
  tell(kept: readonly string[]): string | undefined;
};

/** By what answers call them, whatever of the content is told as a list. */
export function listsOf(content: Content): Readonly<Record<string, Listed>> {
  const { benefits, callToAction, testimonials, footer, enterpriseDraft } = content;
  return {
    enterpriseDetails: inOneLine(detailsOf(enterpriseDraft.body)),
    social: inOneLine(footer.social.map(({ label }) => label)),
    perks: inOneLine(callToAction.perks.map(({ text }) => text)),
    benefits: {
      names: benefits.items.map(({ title }) => title),
      tell: (kept) =>
        benefits.items
          .filter(({ title }) => kept.includes(title))
          .map(({ title, text }) => `${title}: ${text}`)
          .join("\n") || undefined,
    },
    testimonialRoles: {
      names: testimonials.items.map(({ role }) => role),
      tell: (kept) =>
        rolesOf(
          testimonials.items
            .filter(({ role }) => kept.includes(role))
            .map(({ name, role }) => `${name} (${role})`),
        ),
    },
  };
}

function inOneLine(names: readonly string[]): Listed {
  return { names, tell: listed };
}

/** "a, b and c"; of nothing there is no list. */
export function listed(items: readonly string[]): string | undefined {
  return items.length > 0 ? list(items) : undefined;
}

/** "UK (+44) and Germany (+49)" */
export function countriesListed(
  countries: readonly { name: string; code: string }[],
): string | undefined {
  return listed(countries.map(({ name, code }) => `${name} (${code})`));
}

/** As they stand below the quotes: what a role is called ("Nurse, Muscat") may fit into no list. */
export function rolesOf(roles: readonly string[]): string | undefined {
  return roles.some((role) => role.includes(",")) ? roles.join("; ") : listed(roles);
}

/** What the draft of a mail asks for: its lines that end with a colon. */
function detailsOf(draft: string): string[] {
  return draft
    .split("\n")
    .filter((line) => line.endsWith(":"))
    .map((line) => line.slice(0, -1).toLowerCase());
}
