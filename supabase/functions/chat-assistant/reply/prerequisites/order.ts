import type { Program } from "../../../../../content/programs.ts";
import { isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import { bySlugs } from "../../understanding/references/by-slugs.ts";
import { asksForNext } from "../../understanding/topics/next-steps.ts";
import { stated } from "../provider/stated-answers.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";

/** "Could I go straight to the second, or should I begin with the first?": whom each is for, beside that no more is known. */
export function order(provider: Provider, question: Question): Part {
  const { named } = question.selection;
  const part = stated(provider, question);
  const isOfStart = ofStart.test(question.clause.text) && named.length > 1 && !part.text;
  if (isOfStart) return { ...part, text: audienceLines(provider, named) };
  const next = part.text ? [] : goingFurther(provider, question);
  return next.length > 0 ? { ...part, text: audienceLines(provider, next), programs: next } : part;
}

const ofStart = /\b(?:start|begin|first|straight|directly|before|skip)\b/;

/** "(Analytics suits a beginner.) After that one, which would be the next?": whatever does not begin at the beginning. */
function goingFurther({ content }: Provider, { clause, context }: Question): readonly Program[] {
  const [only, ...others] = bySlugs(content.programs, context.focus);
  const isAsked = only && others.length === 0 && isForBeginners(only) && asksForNext(clause.text);
  return isAsked
    ? content.programs.filter((one) => one.needsCode === only.needsCode && !isForBeginners(one))
    : [];
}
