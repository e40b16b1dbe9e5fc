import { expect } from "vitest";
import type { Assistant } from "../../../supabase/functions/chat-assistant/assistant.ts";
import { firstContent } from "../../support/first-provider.ts";
import { secondContent } from "../providers/second-provider.ts";
import { assistantFor } from "./taught.ts";

export const own = await assistantFor(firstContent);
export const second = await assistantFor(secondContent);
export const application = "AI Application Developer";
export const agentic = "Agentic AI Developer";
export const business = "AI for Business Leaders";

/** A question, with what its answer must and must not hold. */
export type Case = [ask: string, must: readonly string[], mustNot?: readonly string[]];

/** Asks once and expects of the answer what it must and must not hold. */
export function expectReply(assistant: Assistant, [ask, must, mustNot = []]: Case): void {
  const { reply } = assistant.respond(ask);
  for (const part of must) expect(reply, ask).toContain(part);
  for (const part of mustNot) expect(reply, ask).not.toContain(part);
}
