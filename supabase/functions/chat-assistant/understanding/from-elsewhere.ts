import { textOf } from "./text.ts";
import type { Token } from "./token.ts";

/** "(…) Can I still join?", "is it possible even so?" */
const asksToJoin =
  /^(?:(?:and|so|but|then|sir) )*(?:(?:can|could|may|will) (?:i|we|he|she|they) (?:still |also |even |then )*(?:join|attend|enroll|participate|take part|do (?:it|this))(?: (?:it|this|the (?:class|classes|course|sessions?|training)))?|(?:is|would|will) (?:it|that|this) (?:still |even |be )*possible)(?: for (?:me|us|him|her))?(?: from (?:here|there))?(?: still| then| even so)?$/;
/** Where somebody is, or cannot come to. */
const tellsPlace =
  /\b(?:(?:am|is|are|not|live|lives|living|stay|stays|staying|based|settled|sit|sitting) (?:in|at|near)|from|side of|phone is|(?:can not|unable to|not able to|never|not) (?:come|travel|relocate|move|go|shift) to)\b/;

/** "I am not in your city. Can I still join?": what that asks of where somebody is. */
export function joinsFromElsewhere(text: string, message: readonly Token[]): string | undefined {
  if (!asksToJoin.test(text) || !tellsPlace.test(textOf(message))) return undefined;
  const places = message.flatMap((token) => (token.kind === "place" ? [token] : []));
  const theirs = places.findLast(({ excluded }) => !excluded);
  if (places.length === 0) return undefined;
  return theirs && theirs.zone !== "IST" ? "abroad" : "otherCity";
}
