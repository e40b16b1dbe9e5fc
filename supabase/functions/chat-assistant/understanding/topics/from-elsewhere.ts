import type { Clause } from "../clauses/clauses.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

/** "(…) Can I still join?", "still can join?", "is it possible even so?", but not "which ones can I attend?" */
const asksToJoin =
  /^(?:(?:if )?(?:i|we|he|she|they) (?!.*\bwhich\b).*(?=\b(?:can|could|may|will|would) (?:i|we|he|she|they)\b))?(?:(?:and|so|but|then|sir) )*(?:(?:still |also )*(?:can|could|may|will) (?:(?:i|we|he|she|they) )?(?:still |also |even |then )*(?:join|attend|enroll|participate|take part|do (?:it|this))(?: (?:it|this|the (?:class|classes|course|sessions?|training)))?|(?:can|could|would|will) (?:i|we|he|she|they) (?:still |also |even |then )*be (?:able|allowed) to (?:join|attend|enroll|participate|take part)|(?:is|would|will) (?:it|that|this) (?:still |even |be )*possible)(?: for (?:me|us|him|her))?(?: (?:from )?(?:here|there))?(?: still| then| even so| instead)?$/;
/** "Could she join from Pune or must she come to you?" */
const asksFrom =
  /\b(?:can|could|may|will|would) (?:i|we|he|she|they) (?:\w+ )?(?:join|attend|study|learn|participate|take part)\b(?: \w+){0,3}? from \w/;
/** Where somebody is, or cannot come to. */
const tellsPlace =
  /\b(?:(?:am|is|are|not|live|lives|living|stay|stays|staying|based|settled|sit|sitting) (?:in|at|near)|from|side of|phone is|(?:can not|unable to|not able to|never|not) (?:come|travel|relocate|move|go|shift) to)\b/;

/** "So how do I join from Dubai?" asks for the way, and of the place besides. */
const asksHowFrom =
  /\b(?:how (?:do|can|could|should|would|shall|will|to)|what do (?:i|we) do to)\b(?: \w+){0,3}? (?:join|register|enroll|enrol|sign up|apply|take part|participate)\b(?: \w+){0,4}? (?:from|in|sitting in|living in) \w/;

/** "I am not in your city. Can I still join?": what that asks of where somebody is, after topic `last`. */
export function joinsFromElsewhere(
  { text, tokens }: Pick<Clause, "text" | "tokens">,
  message: readonly Token[],
  last: string,
): string | undefined {
  const isPlaced = tokens.some(({ kind, excluded }) => kind === "place" && !excluded);
  if (isPlaced && asksHowFrom.test(text)) return "register";
  const isTold = asksToJoin.test(text) && tellsPlace.test(textOf(message));
  // "(A branch in Chennai?) So can I attend from there?"
  if (last === "otherCity" && asksToJoin.test(text)) return "otherCity";
  if (!isTold && !asksFrom.test(text)) return undefined;
  const places = (isTold ? message : tokens).flatMap((token) =>
    token.kind === "place" ? [token] : [],
  );
  const theirs = places.findLast(({ excluded }) => !excluded);
  if (places.length === 0) return undefined;
  return theirs && theirs.zone !== "IST" ? "abroad" : "otherCity";
}
