import type { Program } from "../../../../../content/programs.ts";
import { meetingHours } from "../../understanding/references/selection.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { fits } from "./fitting.ts";

/** Asked of one that is for others, she says for whom that is, and what fits; asked of all, or of what is left, only what fits. */
export function forOthers(
  provider: Provider,
  question: Question,
  pool: readonly Program[],
  others: readonly Program[],
): Part {
  const part = fits(provider, { ...question, yesOrNo: false }, others);
  if (pool.length === provider.content.programs.length || question.selection.isRest) return part;
  return {
    ...part,
    text: `${audienceLines(provider, pool)}\n\n${part.text}`,
    focus: pool,
    met: others,
  };
}

/** "I am a manager, but not the managers' course", "I have ten hours": what suits all the same is not what is wanted. */
function isRuledOut({ message, conditions, selection }: Question, program: Program): boolean {
  const out = message.filter(({ excluded }) => excluded);
  // "I am no founder, no manager" waves off nothing but what somebody is.
  const isNamed = out.length > 0 && out.every(({ kind }) => kind !== "person");
  const isWavedOff = isNamed && !selection.open.includes(program);
  const isTooLong =
    selection.named.length === 0 && meetingHours([program], conditions).length === 0;
  return isWavedOff || isTooLong;
}

/** What suits who writes beside what they ask about. */
export function othersFor(question: Question, suited: readonly Program[]): readonly Program[] {
  return suited.filter((program) => !isRuledOut(question, program));
}
