import type { Clause } from "./clauses.ts";
import type { Context } from "./context.ts";
import { asksOfOthers } from "./of-other-people.ts";
import { isOfCountry } from "./places.ts";
import type { Guess } from "./scorer.ts";
import { wordSet } from "./word-set.ts";

const ofPhones =
  /\b(?:phone|mobile|number|numbers|digits?|figures|sim|cell|code|codes|form|dropdown|list|listed|whatsapp|country|countries|field|zero|0)\b/;
const phoneTopics = new Set(["phoneFormat", "formFields", "formLocked", "register", "account"]);

export const ofForm = wordSet(
  "formFields phone account register offTopic unclear abroad otherPeople afterRegister",
);

/** "Is a Brazilian number OK in the form?" */
export function namesNumber({ tokens, text }: Clause): boolean {
  const isPlaced = tokens.some((token) => token.kind === "place" || isOfCountry(token.text));
  // "Is a +49 number fine?"
  const isByCode = /\b(?:a|an|my|our|his|her|with) \d{1,3} (?:number|mobile|phone|sim)\b/.test(
    text,
  );
  return isByCode || (isPlaced && /\b(?:numbers?|mobiles?|sim|digits?)\b/.test(text));
}

/** Of a place alone, nobody asks for its telephone numbers, and without a word of others nobody asks for theirs. */
export function isAnchored({ intent }: Guess, clause: Clause, { topics }: Context): boolean {
  const { text } = clause;
  if (intent === "otherPeople") return asksOfOthers(clause);
  return intent !== "phoneFormat" || ofPhones.test(text) || phoneTopics.has(topics[0] ?? "");
}
