import { assistantWords } from "../../../../content/assistant.ts";
import { about, benefits, callToAction, hero, testimonials } from "../../../../content/home.ts";
import { launch } from "../../../../content/launch.ts";
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
  `Next cohort: ${callToAction.text} Perks: ${callToAction.perks.join("; ")}.`,
  `Launch of the ${launch.title}: highlights ${launch.highlights.join(", ")}; session times ${launch.sessions
    .map(({ date, times }) => `${date}: ${times.join(" / ")}`)
    .join("; ")}; ${launch.seats}`,
  `Testimonials from ${testimonials.items.map((item) => `a ${item.role}`).join(" and ")}: #testimonials`,
  `Registering: ${assistantWords.register}`,
  `After registering: ${assistantWords.afterRegister}`,
  `Brochure: ${assistantWords.brochure}`,
  `Teams: ${assistantWords.enterprise}`,
].join("\n");
