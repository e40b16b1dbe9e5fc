import type { Program } from "../../../content/programs.ts";
import { joinSum } from "./understanding/clauses/claimed-sum.ts";
import { isForBeginners } from "./understanding/entities/programs-for-people.ts";
import { bySlugs } from "./understanding/references/by-slugs.ts";
import type { Context } from "./understanding/references/context.ts";
import { deniedIn, markDeniedAudience } from "./understanding/references/denied-audience.ts";
import { inHand } from "./understanding/references/recommended.ts";
import { refusedIn, stillRefused } from "./understanding/references/refused-programs.ts";
import { sumClaimed } from "./understanding/references/sum-claimed.ts";
import type { Understanding } from "./understanding/understand.ts";

type Heard = {
  understanding: Understanding;
  /** What they will have none of, from here on. */
  refused: readonly Program[];
  /** What of it they have just refused in so many words, so that it is no recommendation of theirs any more. */
  givenUp: readonly Program[];
};

/**
 * A message as it is understood behind what was recommended: for whom that is said to be are not those who write ("that
 * is for managers, I am a student"); and what they refuse, now or before.
 */
export function heardInTalk(
  understood: Understanding,
  context: Context,
  programs: readonly Program[],
): Heard {
  const { tokens } = understood;
  const focus = bySlugs(programs, context.focus);
  const recommended = inHand(context, programs);
  const spoken = [...recommended, ...(focus.length < programs.length ? focus : [])];
  const isDenied = markDeniedAudience(tokens, spoken);
  // Where beginners begin, nobody is kept out by what they are not.
  const denied = deniedIn(tokens, spoken).filter((one) => !isForBeginners(one));
  const givenUp = refusedIn(tokens, focus, programs);
  const refused = [...stillRefused(context, tokens, programs), ...givenUp, ...denied];
  const sum = sumClaimed(tokens, context, programs);
  const heard = sum ? joinSum(understood, sum.from, sum.to) : understood;
  return {
    understanding: isDenied ? { ...heard, voices: [] } : heard,
    refused: programs.filter((one) => refused.includes(one)),
    givenUp,
  };
}
