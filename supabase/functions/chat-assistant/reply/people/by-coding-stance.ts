import type { Program } from "../../../../../content/programs.ts";
import { isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import type { Question } from "../wording/answer.ts";

type Told = Pick<Question, "stance">;

/**
 * "I couldn't tell a script from a shopping list": what suits who stands so to writing code; none where that is not
 * told, or tells none of these from the others.
 */
export function byStance(told: Told, among: readonly Program[]): readonly Program[] {
  const stance = told.stance();
  if (!stance) return [];
  const found = among.filter(({ needsCode }) => needsCode !== (stance === "out"));
  const gentle = stance === "begins" ? found.filter(isForBeginners) : [];
  const suited = gentle.length > 0 ? gentle : found;
  return suited.length < among.length ? suited : [];
}

/** Of several that suit by a name or a goal those that suit so, too: "a developer once, now I lead the region". */
export function narrowedByStance(told: Told, suited: readonly Program[]): readonly Program[] {
  if (suited.length < 2 || told.stance() === "begins") return suited;
  const found = byStance(told, suited);
  return found.length > 0 ? found : suited;
}
