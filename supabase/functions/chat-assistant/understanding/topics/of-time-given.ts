import type { Token } from "../tokens/token.ts";

/** "(I have ten days of four hours.) Will the app course get over or not?" */
const getsDone =
  /\b(?:get|gets|be|is) (?:over|done|finished|completed?|through)(?: (?:or (?:not|no)|then|by then|in (?:it|that|this|time)))*$|\b(?:ho|khatam ho) (?:jayega|jaega|payega|paega)(?: kya| ya nahi)*$/;
/** "(12 hours at most,) kya fit hoga?" */
const whatFits =
  /\b(?:kya|kaun ?sa|konsa|which|what)(?: \w+){0,2} fits?(?: (?:hoga|ho|hai|baithega|aayega|in|into|it|that))*$/;

/** What somebody asks who tells in the same message how many hours they have. */
export function askedOfTimeGiven(text: string, message: readonly Token[]): string | undefined {
  if (!message.some(({ kind }) => kind === "hours")) return undefined;
  if (getsDone.test(text)) return "duration";
  return whatFits.test(text) ? "recommendation" : undefined;
}
