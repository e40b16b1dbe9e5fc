import type { Program } from "../../../content/programs.ts";
import type { Part } from "./reply/wording/answer.ts";
import type { Asked } from "./understanding/intent-rules/asked-intent.ts";

/** What the talk is of once a part was understood; of what only leads up to another, what it chose. */
export function subjectOf(asked: Asked, part: Part): readonly Program[] {
  const chosen = asked.leadsUp && part.met?.length === 1 ? part.met : part.focus;
  return chosen ?? part.programs;
}
