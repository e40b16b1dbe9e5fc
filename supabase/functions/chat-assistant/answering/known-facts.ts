import { assistantWords as words } from "../../../../content/assistant.ts";
import { countries } from "../../../../content/countries.ts";
import { about, benefits, callToAction, testimonials } from "../../../../content/home.ts";
import { launch } from "../../../../content/launch.ts";
import { type Program, programs } from "../../../../content/programs.ts";
import { site } from "../../../../content/site.ts";
import type { Topic, UnknownTopic } from "../reading/topics.ts";
import {
  audiences,
  curricula,
  descriptions,
  durations,
  list,
  orAll,
  summaries,
} from "./program-facts.ts";
import { recommendation } from "./recommendation.ts";

type Fact = (named: readonly Program[]) => string;

/** What the assistant says about each topic that content/ knows; `named` are the programs asked about. */
export const knownFacts: Record<Exclude<Topic, UnknownTopic | "coverage" | "rival">, Fact> = {
  duration: durations,
  curriculum: curricula,
  audience: audiences,
  summary: summaries,
  programs: summaries,
  recommendation,
  count: () => summaries([]),
  start: () => `${words.start} ${words.startMore}`,
  launch: () => launchSession(),
  seats: () => `${launch.seats} That is for the ${launch.title}. ${callToAction.text}`,
  location: () => words.location,
  otherCity: () => `${words.location} ${words.otherCity}`,
  contact: () => words.contact,
  register: () => words.register,
  afterRegister: () => words.afterRegister,
  formFields: () => words.formFields,
  brochure: () => words.brochure,
  testimonials: () =>
    `${words.testimonials} They come from ${list(testimonials.items.map((item) => `a ${item.role}`))}.`,
  enterprise: () => words.enterprise,
  certificate: (named) => `${certificate(named)} ${words.certificateMore}`,
  mentor: () => `You get ${perk(/mentor/i)}. ${benefit(/mentor/i)}`,
  projects: (named) =>
    `You work on ${perk(/project/i)}. ${benefit(/project/i)}${projectFeatures(named)}`,
  access: () => `You get ${perk(/access/i)}.`,
  perks: () => `You get ${list(callToAction.perks)}.`,
  benefits: () =>
    `Here is what you get with us:\n${benefits.items.map((item) => `${item.title}: ${item.text}`).join("\n")}`,
  career: () => benefit(/career/i),
  about: () => `${site.tagline} ${about.paragraphs.join(" ")}`,
  codingNeed: (named) =>
    `${descriptions(named.length > 0 ? named : gentlestFirst())}\n${words.formalRequirements}`,
  prerequisites: (named) =>
    `${words.formalRequirements}\nThis is who the programs are for:\n${audiences(named)}`,
  notListed: (named) => `${words.notListed} ${words.notListedMore}\n${curricula(named)}`,
  abroad: () =>
    `${words.abroad} The registration form takes phone numbers from ${list(countries.map(({ name }) => name))}.`,
  trust: () => words.trust,
};

/** The programs that say that they need no code, or begin at its basics: what whoever cannot code looks for. */
function gentlestFirst(): readonly Program[] {
  const promises = [/no code/i, /basics/i];
  return promises.flatMap((promise) =>
    programs.filter(({ description }) => promise.test(description)),
  );
}

function launchSession(): string {
  const sessions = launch.sessions.map(({ date, times }) => `${date}: ${times.join(" / ")}`);
  return `${launch.title} (${launch.badges.join(", ")}), session times:\n${sessions.join("\n")}\nHighlights: ${list(launch.highlights)}. ${launch.seats}\n${words.start}`;
}

function certificate(named: readonly Program[]): string {
  const highlight = launch.highlights.find((item) => /certif/i.test(item)) ?? "";
  const isLaunched = (program: Program) => launch.title.startsWith(program.title);
  const elsewhere = orAll(named).filter((program) => !isLaunched(program));
  const sentence = `${highlight} is one of the highlights of the ${launch.title}.`;
  return named.length > 0 && elsewhere.length > 0
    ? `${sentence} I don't see it mentioned for ${list(elsewhere.map((program) => program.title))}.`
    : sentence;
}

function projectFeatures(named: readonly Program[]): string {
  return orAll(named)
    .flatMap((program) =>
      program.features
        .filter((feature) => /project/i.test(feature))
        .map((feature) => `\n${program.title} includes ${feature}.`),
    )
    .join("");
}

function perk(wanted: RegExp): string {
  return callToAction.perks.find((item) => wanted.test(item)) ?? "";
}

function benefit(wanted: RegExp): string {
  const found = benefits.items.find((item) => wanted.test(item.title));
  return found ? `${found.title}: ${found.text}` : "";
}
