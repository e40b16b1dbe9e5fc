import type { knownWords } from "./lexicon/known.ts";
import { unknownWords } from "./lexicon/unknown.ts";
import type { Concept } from "./lexicon.ts";
import type { Reading } from "./read.ts";
import { skillsIn } from "./skills.ts";

/** What content/ does not have; entry requirements apart, for which it has at least whom each program is for. */
export type UnknownTopic = Exclude<keyof typeof unknownWords, "prerequisites">;

type KnownTopic = Exclude<keyof typeof knownWords, "startDate">;

/** What a visitor can ask for: facts that we have, facts that we lack, and what lies between. */
export type Topic =
  | KnownTopic
  | UnknownTopic
  | "prerequisites"
  | "coverage"
  | "notListed"
  | "recommendation"
  | "count"
  | "trust"
  | "rival";

const unknownTopics = Object.keys(unknownWords).filter(isUnknown);

/** Whether a topic is one that content/ has nothing on. */
export function isUnknown(topic: string): topic is UnknownTopic {
  return topic in unknownWords && topic !== "prerequisites";
}

/** Topics that need no more than a word of theirs. */
const plain = [
  "afterRegister",
  "formFields",
  "register",
  "location",
  "otherCity",
  "contact",
  "curriculum",
  "audience",
  "testimonials",
  "brochure",
  "seats",
  "launch",
  "enterprise",
  "certificate",
  "mentor",
  "projects",
  "access",
  "benefits",
  "perks",
  "career",
  "about",
  "codingNeed",
  "duration",
  "trust",
  "rival",
  "prerequisites",
  ...unknownTopics,
] as const satisfies readonly (Topic & Concept)[];

/** A topic on the left leaves no room for those on the right: they are only part of how it is asked. */
const outweighed: Partial<Record<Topic, readonly Topic[]>> = {
  afterRegister: [
    "register",
    "contact",
    "start",
    "duration",
    "curriculum",
    "phone",
    "perks",
    "summary",
  ],
  myRegistration: ["register", "afterRegister", "contact", "phone", "seats", "account"],
  formFields: ["register", "summary", "curriculum", "contact", "phone"],
  account: ["register", "contact", "phone", "formFields", "curriculum"],
  deadline: ["register", "start", "location"],
  access: ["curriculum", "duration", "perks", "support"],
  launch: ["start", "duration", "schedule", "mode", "location"],
  seats: ["classSize", "register"],
  classSize: ["seats", "company", "audience"],
  company: [
    "start",
    "duration",
    "about",
    "location",
    "placement",
    "enterprise",
    "contact",
    "benefits",
  ],
  instructors: ["mentor", "curriculum", "about"],
  mentor: ["audience"],
  enterprise: [
    "audience",
    "register",
    "contact",
    "about",
    "company",
    "placement",
    "curriculum",
    "future",
  ],
  discount: ["price"],
  payment: ["price", "register"],
  refund: ["price", "curriculum", "register", "career"],
  salary: ["start", "career", "placement"],
  placement: ["career", "register", "start", "location"],
  recordings: ["access", "curriculum", "placement"],
  accreditation: ["company", "register"],
  language: ["curriculum"],
  codingNeed: ["prerequisites", "curriculum", "audience", "benefits", "recommendation", "coverage"],
  prerequisites: ["audience", "recommendation", "register"],
  projects: ["curriculum", "enterprise", "coverage"],
  brochure: ["curriculum", "summary"],
  partnership: ["placement", "register", "instructors", "mentor", "about", "contact"],
  order: ["register", "recommendation", "prerequisites"],
  transfer: ["register", "seats", "refund"],
  street: ["location", "contact"],
  phone: ["contact", "register"],
  privacy: ["contact", "register", "phone"],
  accommodation: ["location", "perks"],
  rival: ["benefits", "location", "certificate", "prerequisites", "recommendation"],
  trust: ["benefits", "about", "company"],
  future: ["curriculum", "audience"],
  invoice: ["price", "payment"],
  support: ["mentor"],
  schedule: ["duration", "placement"],
  testimonials: ["company", "about"],
  assessment: ["prerequisites"],
  perks: ["access"],
  attendance: ["mode"],
};

/**
 * What a message, or a part of one, asks for. A word of a topic is enough; only where there is none does the
 * bare question count ("when?" asks for the start, "how much?" for the price), and after that a request to
 * be told about something.
 */
export function topicsIn(reading: Reading): Topic[] {
  const found: Topic[] = plain.filter((topic) => reading.concepts.has(topic));
  if (asksWhoMentors(reading)) {
    found.push("instructors");
  }
  if (asksForStart(reading)) {
    found.push("start");
  }
  if (asksWhatIsTaught(reading, found)) {
    found.push(skillsIn(reading).length > 0 ? "coverage" : "notListed");
  }
  const losers = new Set(found.flatMap((topic) => outweighed[topic] ?? []));
  const kept = found.filter((topic) => !losers.has(topic));
  return kept.length > 0 ? [...new Set(kept)] : bareQuestion(reading);
}

function asksWhoMentors({ concepts }: Reading): boolean {
  return concepts.has("mentor") && (concepts.has("names") || concepts.has("who"));
}

function asksForStart({ concepts }: Reading): boolean {
  if (concepts.has("startDate")) {
    return true;
  }
  if (concepts.has("when")) {
    return concepts.has("start") || concepts.has("register") || concepts.has("course");
  }
  const otherwise = concepts.has("howto") || concepts.has("best") || concepts.has("register");
  return concepts.has("start") && !otherwise;
}

function asksWhatIsTaught(reading: Reading, found: readonly Topic[]): boolean {
  const { concepts, foreign } = reading;
  const asked = concepts.has("teach") || concepts.has("which") || found.length === 0;
  if (skillsIn(reading).length > 0) {
    return asked && !found.includes("codingNeed");
  }
  if (concepts.has("otherSkill")) {
    return asked;
  }
  return concepts.has("teach") && foreign > 0 && found.length === 0;
}

function bareQuestion({ concepts }: Reading): Topic[] {
  if (concepts.has("howmany") && (concepts.has("course") || concepts.has("programs"))) {
    return ["count"];
  }
  if (concepts.has("howlong")) {
    return ["duration"];
  }
  if (concepts.has("best")) {
    return ["recommendation"];
  }
  if (concepts.has("when")) {
    return ["start"];
  }
  if (concepts.has("where")) {
    return ["location"];
  }
  if (concepts.has("howmuch")) {
    return ["price"];
  }
  return [];
}
