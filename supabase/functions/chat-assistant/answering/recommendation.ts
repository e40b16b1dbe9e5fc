import { assistantWords as words } from "../../../../content/assistant.ts";
import { type Program, programs } from "../../../../content/programs.ts";
import type { Reading } from "../reading/read.ts";
import { audiences } from "./program-facts.ts";

/** Whom each program suits, as far as a visitor says what they are after or who they are; goals come first. */
const suits = {
  goalAgents: ["agentic-ai"],
  goalLead: ["ai-business"],
  goalApplication: ["ai-application"],
  personaBusiness: ["ai-business"],
  codingNeed: ["ai-business"],
  personaAnalyst: ["ai-application"],
  personaDeveloper: ["ai-application", "agentic-ai"],
  personaBeginner: ["ai-application", "ai-business"],
} as const satisfies Record<string, readonly Program["slug"][]>;

/**
 * The programs for a visitor who says what they want or do, among those named if any are; all that are named,
 * or none, when they do not say.
 */
export function suitable({ concepts }: Reading, named: readonly Program[]): readonly Program[] {
  const signs = Object.keys(suits) as (keyof typeof suits)[];
  const sign = signs.find((candidate) => concepts.has(candidate));
  const slugs: readonly string[] = sign ? suits[sign] : [];
  const fitting = (named.length > 0 ? named : programs).filter(({ slug }) => slugs.includes(slug));
  return fitting.length > 0 ? fitting : named;
}

/** Recommends these programs with the reason; without any, says whom each is for. */
export function recommendation(fitting: readonly Program[]): string {
  const [only] = fitting;
  return only && fitting.length === 1
    ? `${words.fits}\n${only.title} (${only.hours} hours): ${only.description} ${only.audience}`
    : audiences(fitting);
}
