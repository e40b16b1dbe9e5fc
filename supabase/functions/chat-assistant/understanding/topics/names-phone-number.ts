import type { Clause } from "../clauses/clauses.ts";
import { isOfCountry } from "../tokens/places.ts";
import { wordSet } from "../tokens/word-set.ts";

export const ofForm = wordSet(
  "formFields phone account register offTopic unclear abroad otherPeople afterRegister",
);

/** "Is a Brazilian number OK in the form?" */
export function namesPhoneNumber({ tokens, text }: Clause): boolean {
  const isPlaced = tokens.some((token) => token.kind === "place" || isOfCountry(token.text));
  // "Is a +49 number fine?"
  const isByCode = /\b(?:a|an|my|our|his|her|with) \d{1,3} (?:number|mobile|phone|sim)\b/.test(
    text,
  );
  return isByCode || (isPlaced && /\b(?:numbers?|mobiles?|sim|digits?)\b/.test(text));
}
