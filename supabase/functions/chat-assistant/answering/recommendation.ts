import { type Program, programs } from "../../../../content/programs.ts";
import type { Reading } from "../reading/read.ts";

/** Whom each program suits, as far as a visitor says who they are. */
const suits = {
  personaBusiness: ["ai-business"],
  codingNeed: ["ai-business"],
  personaAnalyst: ["ai-application"],
  personaDeveloper: ["ai-application", "agentic-ai"],
  personaBeginner: ["ai-application", "ai-business"],
} as const satisfies Record<string, readonly Program["slug"][]>;

/**
 * The programs for a visitor who says what they do, among those named if any are; all that are named, or none,
 * when they do not say.
 */
export function suitable({ concepts }: Reading, named: readonly Program[]): readonly Program[] {
  const personas = Object.keys(suits) as (keyof typeof suits)[];
  const persona = personas.find((candidate) => concepts.has(candidate));
  const slugs: readonly string[] = persona ? suits[persona] : [];
  const fitting = (named.length > 0 ? named : programs).filter(({ slug }) => slugs.includes(slug));
  return fitting.length > 0 ? fitting : named;
}
