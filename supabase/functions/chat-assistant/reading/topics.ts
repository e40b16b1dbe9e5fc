import { type knownWords, unknownWords } from "./lexicon/all.ts";
import type { Concept } from "./lexicon.ts";

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
export const plainTopics = [
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
  "abroad",
  "prerequisites",
  ...unknownTopics,
] as const satisfies readonly (Topic & Concept)[];
