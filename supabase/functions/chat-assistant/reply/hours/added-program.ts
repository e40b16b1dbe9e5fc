import type { Program } from "../../../../../content/programs.ts";
import type { Part, Question } from "../wording/answer.ts";

/** "That one and the longest together? Too much.": the talk has come to the one that was added. */
export function cameTo(
  { conditions, context }: Pick<Question, "conditions" | "context">,
  told: readonly Program[],
): Pick<Part, "focus"> {
  const isAdded = conditions.size !== undefined && context.focus.length === 1;
  const added = isAdded ? told.filter(({ slug }) => !context.focus.includes(slug)) : [];
  return added.length === 1 && told.length === 2 ? { focus: added } : {};
}
