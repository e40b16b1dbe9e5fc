import type { Clause } from "../clauses/clauses.ts";
import type { Context } from "../references/context.ts";

/** "And after that?", "and the next?", "what comes next", "uske baad?" */
const asksNext =
  /^(?:(?:and|so|ok|okay|then|aur|or|fine|good) )*(?:(?:what|which|which one|who|kaunsa|konsa) (?:is |comes |would be |one is )?)?(?:the )?(?:next(?: one| course| program| biggest| longest| shortest| smallest)?|(?:(?:comes |is )?(?:right |just )?after|behind|following) (?:that|this|it)(?: one)?|second|(?:us|is)(?:ke|se)? (?:ke )?baad(?: (?:wala|wale|kaunsa|konsa|kaun sa|kya|hai|aata))*)(?: (?:then|please|in (?:the )?(?:list|order|line)|hour wise|by hours|in hours|in length|in size|on the list))*$/;

/** After the longest or the shortest of all: which of them is the next? */
export function asksNextByHours(
  { text }: Pick<Clause, "text">,
  { topics: [last], focus, said = [] }: Context,
): boolean {
  // "How long is the agents course? And after that?" may ask what to take then.
  return last === "duration" && focus.length > 0 && said.length === 0 && asksNext.test(text);
}
