import { durationUnit } from "../../../../content/pages.ts";
import type { Content } from "../content.ts";
import { factsOf, programFacts } from "../reply/wording/facts.ts";
import { fill, fillAnswer, list } from "../reply/wording/fill.ts";
import { rolesOf } from "../reply/wording/lists.ts";

/** Everything that the model may state, one fact a line, from content/ alone. */
export function factLines(content: Content): string {
  const { site, hero, programs, benefits, callToAction, launch, testimonials } = content;
  const perks = callToAction.perks.map(({ text }) => text);
  const roles = rolesOf(testimonials.items.map(({ role }) => role));
  return [
    `Provider: ${site.name}, ${site.tagline} City: ${site.city}. E-mail: ${site.enquiryEmail}.`,
    hero.intro,
    ...content.about.paragraphs.map(({ text }) => text),
    ...programs.map(
      (program) =>
        `Program "${program.title}": ${program.hours} ${durationUnit(program.hours)}. ${program.description} ${program.audience} Covers: ${program.features.join("; ")}.`,
    ),
    ...benefits.items.map((item) => `Benefit: ${item.title}. ${item.text}`),
    `Next: ${callToAction.text}${perks.length > 0 ? ` Perks: ${list(perks)}.` : ""}`,
    ...(launch
      ? [
          `Launch of the ${launch.title}: highlights ${list(launch.highlights.map(({ text }) => text))}; session times ${launch.sessions
            .map(({ date, times }) => `${date}: ${times.join(" / ")}`)
            .join("; ")}; ${launch.seats}`,
        ]
      : []),
    ...(roles ? [`Testimonials (#testimonials) from: ${roles}`] : []),
    ...statedAnswers(content),
  ].join("\n");
}

/** What content/assistant says that it has a reply to, filled in. */
function statedAnswers(content: Content): string[] {
  const facts = factsOf(content);
  return Object.entries(content.answers).flatMap(([intent, { reply, each, values = {} }]) => {
    if (!reply) return [];
    const lines = each
      ? content.programs.map((program) =>
          fill(reply, { ...facts, ...programFacts(program), value: values[program.slug] }),
        )
      : [fillAnswer(reply, facts)];
    return lines.flatMap((line) => (line ? `${intent}: ${line}` : []));
  });
}
