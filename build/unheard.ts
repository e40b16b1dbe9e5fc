import { suggestions as firstQuestions } from "../content/chat.ts";
import { createAssistant } from "../supabase/functions/chat-assistant/assistant.ts";
import { ownContent } from "../supabase/functions/chat-assistant/content.ts";

type Offered = { place: string; topic: string; questions: readonly string[] };

/**
 * What the assistant offers to be asked and takes for something else than it stands for, or cannot answer: a line for
 * each, with the first such question. She has to have learned from content/ as it stands.
 */
export async function listUnheard(content = ownContent): Promise<string[]> {
  const assistant = await createAssistant(content);
  const misheard = offeredIn(content).flatMap(({ place, topic, questions }) => {
    for (const question of questions) {
      const [heard = "something else"] = assistant.respond(question).context.topics;
      if (heard !== topic)
        return `content/assistant/suggestions.ts: suggestions.${place}  "${question}" is heard as ${heard}: put it otherwise, or add it to the examples of the answer "${topic}"`;
    }
    return [];
  });
  const unanswered = firstQuestions
    .filter((question) => assistant.respond(question).kind !== "answered")
    .map((question) => `content/chat.ts: suggestions  "${question}" has no answer`);
  return [...misheard, ...unanswered];
}

/** What is offered of one program, of each. */
function offeredIn({ suggestions, programs }: typeof ownContent): Offered[] {
  const { program, general, unsure } = suggestions;
  return [
    ...Object.entries(program).map(([topic, question]) => ({
      place: `program.${topic}`,
      topic,
      questions: programs.map(({ title }) => question.replaceAll("{title}", title)),
    })),
    ...Object.entries({ general, unsure }).flatMap(([group, texts]) =>
      Object.entries(texts).map(([topic, question]) => ({
        place: `${group}.${topic}`,
        topic,
        questions: [question],
      })),
    ),
  ];
}
