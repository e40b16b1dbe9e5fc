import { stated } from "../provider/stated-answers.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";

/** "Could I go straight to the second, or should I begin with the first?": whom each is for, beside that no more is known. */
export function order(provider: Provider, question: Question): Part {
  const { named } = question.selection;
  const part = stated(provider, question);
  const isOfStart = ofStart.test(question.clause.text) && named.length > 1 && !part.text;
  return isOfStart ? { ...part, text: audienceLines(provider, named) } : part;
}

const ofStart = /\b(?:start|begin|first|straight|directly|before|skip)\b/;
