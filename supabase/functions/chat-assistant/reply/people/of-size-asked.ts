import type { Program } from "../../../../../content/programs.ts";
import { bySize } from "../../understanding/references/by-size.ts";
import type { Provider, Question } from "../wording/answer.ts";

/**
 * "(Which is the smallest? … These two.) I'm a developer, not a boss": of what suits them what is of the size that was
 * asked for, where they have named none of those told.
 */
export function ofSizeAsked(
  { content }: Provider,
  { context, clause, yesOrNo }: Question,
  fitting: readonly Program[],
): readonly Program[] {
  const { topics, focus, said = [], mine = [], theirs = [] } = context;
  const isFirst = topics[0] === "duration" && !topics.includes("recommendation");
  const isNamed = said.length + mine.length + theirs.length > 0;
  const isAsked = yesOrNo || clause.tokens.some(({ asks }) => asks);
  if (!isFirst || isNamed || isAsked || fitting.length < 2) return fitting;
  const isTold = (of: readonly Program[]) =>
    of.length === focus.length && of.every(({ slug }) => focus.includes(slug));
  const asked = (["shortest", "longest"] as const).find((is) =>
    isTold(bySize(content.programs, is)),
  );
  return asked ? bySize(fitting, asked) : fitting;
}
