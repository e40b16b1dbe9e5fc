import type { Part, Provider, Question } from "../wording/answer.ts";
import { stated } from "./stated-answers.ts";

const figures =
  /\b(?:percent\w*|placement (?:rate|ratio|record|figures?|statistics|stats|numbers?)|success (?:rate|ratio)|(?:how many|kitn\w+)(?: \w+){0,5} (?:jobs?|placed|hired|naukri))\b/;

/** "What percent of your last batch got jobs?": what is said of jobs, and where that holds no figure, that it is not known. */
export function placed(provider: Provider, question: Question): Part | undefined {
  if (question.intent !== "placement" || !figures.test(question.clause.text)) return undefined;
  const part = stated(provider, question);
  const { notKnown } = provider.content.answers.unsaid ?? {};
  return !part.text || part.notKnown || /\d/.test(part.text)
    ? part
    : { ...part, ...(notKnown && { notKnown }) };
}
