import type { Assistant } from "../../../supabase/functions/chat-assistant/assistant.ts";
import type { Question, Turn } from "../questions/question.ts";

export type Answered = { question: Question; reply: string };

/** Asks one after the other, handing the context back as the widget does. */
export function converse(assistant: Assistant, turns: readonly Turn[]): Answered[] {
  let header: string | null = null;
  return turns.map(([ask, must, mustNot = []]) => {
    const { reply, context } = assistant.respond(ask, assistant.readContext(header));
    header = JSON.stringify(context);
    return { question: { kind: "known", ask, must, mustNot }, reply };
  });
}
