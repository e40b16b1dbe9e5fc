import { unmark } from "../negation/unmark.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { type Doubt, doubtIn, tellsLack } from "./doubts.ts";

type Said = { tokens: readonly Token[]; text: string };

const them = "(?:me|us|him|her|them|my \\w+)";
const tag = "(?: (?:right|correct|then|no|na|hai na))*$";
/** "Is not for me, right", and what is left of it where the "not" was taken for a claim */
const isFor = new RegExp(
  `\\b(?:is|are|will be|would be) (?:not )?(?:(?:really|even|meant|made|right|good) )*for ${them}${tag}`,
);
/** "Mere liye nahi hai na" */
const inHindi =
  /\b(?:mere|mera|hamare|uske|unke|iske) (?:liye|layak)(?: to| toh)? (?:nahi|nahin) (?:hai|hain|h|hoga|rahega)(?: (?:na|kya|right|fir|phir|hai na))*$/;

/** "(I don't know Python,) so the 40 hour one is not for me, right?": asked, not told. */
function asksIfNotForThem({ tokens, text }: Said): boolean {
  // "I can't code. Which ones are not for me?" asks which.
  if (!tokens.some(({ asks }) => asks) || /\b(?:which|what|who)\b/.test(text)) return false;
  const isDenied = tokens.at(-1)?.claims === "denied" && isFor.test(text);
  return isDenied || inHindi.test(text);
}

/** What a part doubts; of what is said not to be so, whether it is. */
export function doubtOf(clause: Said): Doubt | undefined {
  if (!asksIfNotForThem(clause)) return doubtIn(clause.text);
  return clause.tokens.at(-1)?.claims === "denied" ? "fine" : "hinders";
}

/** What somebody only asks so, because of what they cannot do, is not waved off. */
export function markDoubtedFit(tokens: readonly Token[]): void {
  const [program, ...others] = tokens.filter(({ kind }) => kind === "program");
  if (!program || others.length > 0 || !tellsLack(tokens)) return;
  if (asksIfNotForThem({ tokens, text: textOf(tokens) })) unmark(program);
}
