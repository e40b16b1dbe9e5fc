import { assistantWords } from "../../../../content/assistant.ts";
import { about, benefits, callToAction, hero, testimonials } from "../../../../content/home.ts";
import { type Launch, launch } from "../../../../content/launch.ts";
import { programs } from "../../../../content/programs.ts";
import { site } from "../../../../content/site.ts";

/** Everything that the model may state, one fact a line, from content/ alone. */
export const facts = [
  `Provider: ${site.name}, ${site.tagline} City: ${site.city}. E-mail: ${site.enquiryEmail}.`,
  hero.intro,
  ...about.paragraphs,
  ...programs.map(
    (program) =>
      `Program "${program.title}": ${program.hours} hours. ${program.description} ${program.audience} Covers: ${program.features.join("; ")}.`,
  ),
  ...benefits.items.map((item) => `Benefit: ${item.title}. ${item.text}`),
  `Next cohort: ${callToAction.text} Perks: ${callToAction.perks.map(({ text }) => text).join("; ")}.`,
  ...(launch ? [launchFact(launch)] : []),
  `Testimonials from ${testimonials.items.map((item) => `a ${item.role}`).join(" and ")}: #testimonials`,
  `Registering: ${assistantWords.register}`,
  `After registering: ${assistantWords.afterRegister}`,
  `Brochure: ${assistantWords.brochure}`,
  `Teams: ${assistantWords.enterprise}`,
].join("\n");

function launchFact({ title, highlights, sessions, seats }: Launch): string {
  const times = sessions.map((session) => `${session.date}: ${session.times.join(" / ")}`);
  return `Launch of the ${title}: highlights ${highlights.map(({ text }) => text).join(", ")}; session times ${times.join("; ")}; ${seats}`;
}
