import type { Program } from "../../../../../content/programs.ts";
import { standingOf } from "../../understanding/tokens/stand.ts";
import type { Question } from "../wording/answer.ts";

/** The one program that needs no code, where just one needs none. */
export function onlyCodeless(programs: readonly Program[]): Program | undefined {
  const [only, ...others] = programs.filter(({ needsCode }) => !needsCode);
  return others.length === 0 ? only : undefined;
}

/** Whether they will write no code, by this message or by what they said before. */
export function wantsNoCode({
  conditions,
  context,
}: Pick<Question, "conditions" | "context">): boolean {
  return conditions.withoutCode || standingOf(context.code) === "out";
}
