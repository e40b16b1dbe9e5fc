import { assistantWords as words } from "../../../../content/assistant.ts";
import { countries } from "../../../../content/countries.ts";
import { about, benefits, callToAction, testimonials } from "../../../../content/home.ts";
import { type Launch, launch } from "../../../../content/launch.ts";
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
  launch: () => (launch ? launchSession(launch) : words.start),
  seats: () =>
    launch
      ? `${launch.seats} That is for the ${launch.title}. ${callToAction.text}`
      : callToAction.text,
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
  mentor: () => `You get ${perk("mentors")}. ${benefit("mentors")}`,
  projects: (named) =>
    `You work on ${perk("projects")}. ${benefit("projects")}${projectFeatures(named)}`,
  access: () => `You get ${perk("access")}.`,
  perks: () => `You get ${list(callToAction.perks.map(({ text }) => text))}.`,
  benefits: () =>
    `Here is what you get with us:\n${benefits.items.map((item) => `${item.title}: ${item.text}`).join("\n")}`,
  career: () => benefit("career"),
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

/** The programs that need no code, then those that take beginners: what whoever cannot code looks for. */
function gentlestFirst(): readonly Program[] {
  return [
    ...programs.filter(({ needsCode }) => !needsCode),
    ...programs.filter(({ needsCode, suits }) => needsCode && suits.includes("beginners")),
  ];
}

function launchSession(launched: Launch): string {
  const sessions = launched.sessions.map(({ date, times }) => `${date}: ${times.join(" / ")}`);
  return `${launched.title} (${launched.badges.join(", ")}), session times:\n${sessions.join("\n")}\nHighlights: ${list(launched.highlights.map(({ text }) => text))}. ${launched.seats}\n${words.start}`;
}

function certificate(named: readonly Program[]): string {
  const highlight = launch?.highlights.find(({ id }) => id === "certification");
  if (!launch || !highlight) {
    return "";
  }
  const launched = launch.program;
  const elsewhere = orAll(named).filter(({ slug }) => slug !== launched);
  const sentence = `${highlight.text} is one of the highlights of the ${launch.title}.`;
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

function perk(wanted: string): string {
  return callToAction.perks.find(({ id }) => id === wanted)?.text ?? "";
}

function benefit(wanted: string): string {
  const found = benefits.items.find(({ id }) => id === wanted);
  return found ? `${found.title}: ${found.text}` : "";
}
