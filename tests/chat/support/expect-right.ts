import { expect } from "vitest";
import type { Assistant } from "../../../supabase/functions/chat-assistant/assistant.ts";
import type { Turn } from "../questions/question.ts";
import { converse } from "./converse.ts";

/** Asks one after the other and expects of each answer what it must and must not contain. */
export function expectRight(assistant: Assistant, turns: readonly Turn[]): void {
  for (const { question, reply } of converse(assistant, turns)) {
    for (const must of question.must) expect(reply, question.ask).toMatch(must);
    for (const mustNot of question.mustNot) expect(reply, question.ask).not.toMatch(mustNot);
  }
}
