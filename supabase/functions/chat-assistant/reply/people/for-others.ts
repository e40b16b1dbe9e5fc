import type { Program } from "../../../../../content/programs.ts";
import { noun } from "../../understanding/entities/programs-named.ts";
import { meetingHours } from "../../understanding/references/selection.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { isProgram, type Token } from "../../understanding/tokens/token.ts";
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

const makes = /\b(?:build|make|create|develop|write)(?:ing)?(?: \w+){0,3}$/;

/** "I was an accountant and want to build an AI app": what they want to make tells more than who they are. */
function namesWhatToMake(message: readonly Token[]): boolean {
  return message.some(
    (token, at) =>
      isProgram(token) &&
      (makes.test(textOf(message.slice(Math.max(0, at - 5), at))) ||
        /^ban[ae]n/.test(message[at + 1]?.text ?? "")) &&
      !noun.test(message[at + 1]?.text ?? ""),
  );
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
  return namesWhatToMake(question.message)
    ? []
    : suited.filter((program) => !isRuledOut(question, program));
}
