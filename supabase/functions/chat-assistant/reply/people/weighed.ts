import type { Program } from "../../../../../content/programs.ts";
import type { Conditions } from "../../understanding/conditions/conditions.ts";
import { meets } from "../../understanding/conditions/hours-demanded.ts";
import { isRefused } from "../../understanding/people/refuses-code.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { isProgram } from "../../understanding/tokens/token.ts";
import type { Provider, Question } from "../wording/answer.ts";

/** The question of somebody who tells of themselves, with no more set beforehand than cannot be weighed with all that. */
export function weighed({ content }: Provider, question: Question): Question {
  const conditions = firmly(question, content.programs);
  const { selection } = question;
  return isAside(question)
    ? { ...question, conditions, selection: { ...selection, named: [] } }
    : { ...question, conditions };
}

/**
 * Of demands only what cannot be meant otherwise: where they stand to code is weighed with all else ("never programmed,
 * but eager to"), and who has 35 hours takes what fits into them.
 */
function firmly({ conditions, message }: Question, programs: readonly Program[]): Conditions {
  const { hours } = conditions;
  const isRefusing = isRefused(textOf(message));
  const isSpare = hours?.is === "exactly" && !programs.some((one) => meets(one.hours, hours));
  return {
    ...conditions,
    codes: conditions.codes && !isRefusing,
    withoutCode: conditions.withoutCode && isRefusing,
    ...(isSpare && { hours: { ...hours, is: "at most" as const } }),
  };
}

/** "Already shipped two apps, now I need agents. Which one?": a name that stands elsewhere asks for none. */
function isAside({ selection, clause, yesOrNo }: Question): boolean {
  return selection.named.length === 1 && !yesOrNo && !clause.tokens.some(isProgram);
}
