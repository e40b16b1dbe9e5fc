import { numberInWords } from "../../language/numbers.ts";
import { sumClaimed } from "../../understanding/references/sum-claimed.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { durationLines } from "../wording/duration-lines.ts";
import { hoursOf } from "./hours-of.ts";

/** "The one first and then the other, is that 50 hours?": whether it is, with what they take together. */
export function claimedTotal(provider: Provider, question: Question): Part | undefined {
  if (!question.clause.isSum) return undefined;
  const { programs } = provider.content;
  const claimed = sumClaimed(question.clause.tokens, question.context, programs);
  if (!claimed) return undefined;
  const hours = hoursOf(claimed.programs);
  const count = numberInWords(claimed.programs.length);
  const text = say(provider, "together", { count, hours });
  const verdict = claimed.hours && `${say(provider, claimed.hours === hours ? "yes" : "no")} `;
  const told = programs.filter((program) => claimed.programs.includes(program));
  return {
    text: `${verdict ?? ""}${text}\n${durationLines(provider, told)}`,
    isWorkedOut: true,
    programs: told,
  };
}
