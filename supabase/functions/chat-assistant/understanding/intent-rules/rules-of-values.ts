import type { Rule } from "./demand-facts.ts";

/** Of two, or of all. */
export const cheaper =
  /\b(?:cheap(?:er|est)|costl(?:ier|iest)|dearer|pricier|(?:more|less|least|most) expensive|sast[aei]|meh?[an]?ng[aei])\b/;
const where = /\b(?:online|offline|class ?rooms?|in person)\b/;
const asksOne = /\b(?:which|whichever|kaun\w*|kons\w*|jo)\b/;
const compares = /\b(?:compar\w+|differ\w*|farak|fark|antar)\b/;

/** "Between the two whichever is cheaper", "dono me se online kaunsa hai?": of two only that is asked, not all about them. */
export const choosesByValue: Rule = (intent, { clause: { text } }) => {
  if (intent !== "compare" || compares.test(text)) return undefined;
  if (cheaper.test(text)) return "price";
  return asksOne.test(text) && where.test(text) ? "mode" : undefined;
};
