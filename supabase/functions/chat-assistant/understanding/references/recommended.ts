import type { Program } from "../../../../../content/programs.ts";
import { bySlugs } from "./by-slugs.ts";
import type { Context } from "./context.ts";

/** Two at most are recommended to somebody. */
const few = 2;

/**
 * What was recommended last: to whoever writes, to somebody else of whom they spoke, or to nobody in particular; none
 * where nothing was.
 */
export function recommendedIn(
  { mine, theirs, topics, focus, not = [] }: Context,
  programs: readonly Program[],
): readonly Program[] {
  const spoken = bySlugs(programs, focus);
  // What they have refused since is theirs no more, where anything else is spoken of.
  const isLeft = (one: Program, number: string) => spoken.includes(one) || !not.includes(number);
  const numbered = [mine, theirs]
    .map((numbers = []) =>
      programs.filter((one, at) => numbers.includes(String(at)) && isLeft(one, String(at))),
    )
    .filter(({ length }) => length > 0);
  const inTalk = numbered.find((some) => some.some((one) => spoken.includes(one)));
  const isOfNobody = topics[0] === "recommendation" && focus.length <= few;
  return inTalk ?? (isOfNobody ? spoken : (numbered[0] ?? []));
}

/** That, or the one program that the talk is of. */
export function inHand(context: Context, programs: readonly Program[]): readonly Program[] {
  const recommended = recommendedIn(context, programs);
  if (recommended.length > 0 || context.focus.length !== 1) return recommended;
  return bySlugs(programs, context.focus);
}
