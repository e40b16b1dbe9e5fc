import type { Program } from "../../../../../content/programs.ts";
import {
  byPerson,
  forNamed,
  isForBeginners,
} from "../../understanding/entities/programs-for-people.ts";
import { isGuessed } from "../../understanding/people/guessed.ts";
import type { Reason } from "../../understanding/references/context.ts";
import { isBeginner, isPerson } from "../../understanding/tokens/token.ts";
import type { Question } from "../wording/answer.ts";

type Told = Pick<Question, "message" | "conditions" | "stance">;

/** What speaks for the programs that are recommended to whoever a message tells of. */
export function reasonFor(told: Told, chosen: readonly Program[]): Reason {
  if (isForThem(told, chosen)) return "who";
  const { conditions, stance, message } = told;
  const begins = message.filter(isPerson).some(isBeginner);
  const isNew = begins || conditions.beginsCode || stance() === "begins";
  if ((isNew || conditions.withoutCode) && chosen.every(isForBeginners)) return "begins";
  const isCodeless = chosen.every(({ needsCode }) => !needsCode);
  const wantsNone = conditions.withoutCode || stance() === "out" || isGuessed(message);
  if (isCodeless && wantsNone) return "noCode";
  const codes = conditions.codes || conditions.withCode;
  const isAllCode = chosen.length > 1 && chosen.every(({ needsCode }) => needsCode);
  return codes && isAllCode ? "codes" : "goal";
}

/** Whether these are for the people who are named, by what they are called or do; of a job without code that is a guess. */
function isForThem({ message }: Told, chosen: readonly Program[]): boolean {
  const people = message.filter(isPerson).filter((one) => !isGuessed([one]));
  const others = people.filter((one) => !isBeginner(one));
  return forNamed(people, chosen).length > 0 || byPerson(others, chosen).length > 0;
}
