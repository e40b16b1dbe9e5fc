import type { Context } from "./context.ts";
import { wordSet } from "./word-set.ts";

/** "And for my colleague?" */
const forOther =
  /^(?:(?:what|how) about |for |and for |and |what about for )?(?:me|myself|us|(?:my|our) (?:\w+ )?(?:colleague|friend|wife|husband|brother|sister|son|daughter|boss|partner|cousin|father|mother|team mate|junior|roommate))$/;

function forSame(last: string): string {
  return last === "phoneFormat" || last === "launch" || last === "certificate"
    ? last
    : "tellsAboutSelf";
}

/** "And me?", after what somebody else would learn. */
const forMe = /^(?:me|mine|myself)(?: was| is)?(?: again| then)?$/;
const ofProgram = wordSet("duration curriculum codingNeed summary price audience");

/** What was asked last, where so few words ask it for somebody else, or for whoever writes. */
export function sameForPeople(
  text: string,
  { mine = [] }: Context,
  last: string,
): string | undefined {
  if (mine.length > 0 && forMe.test(text) && ofProgram.has(last)) return last;
  return forOther.test(text) ? forSame(last) : undefined;
}
