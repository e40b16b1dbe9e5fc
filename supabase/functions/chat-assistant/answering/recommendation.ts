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

/** The programs for a visitor who says what they do; empty when they do not say. */
export function suitable({ concepts }: Reading): readonly Program[] {
  for (const [persona, slugs] of Object.entries(suits)) {
    if (concepts.has(persona as keyof typeof suits)) {
      return programs.filter((program) => (slugs as readonly string[]).includes(program.slug));
    }
  }
  return [];
}
