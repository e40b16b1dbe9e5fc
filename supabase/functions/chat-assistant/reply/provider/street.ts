import type { Part, Provider, Question } from "../wording/answer.ts";
import { stated } from "./stated-answers.ts";

/** "Where exactly are you?": where no street is told, the city is. */
export function street(provider: Provider, question: Question): Part {
  const part = stated(provider, question);
  if (part.text || !provider.content.answers.location) return part;
  return { ...stated(provider, { ...question, intent: "location", yesOrNo: false }), ...part };
}
