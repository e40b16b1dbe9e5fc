import { partStart, restOfPart, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const asking = "(?:what|which|who|whom|whose|when|where|why|how)";
const auxiliary = "(?:is|are|do|does|did|can|could|will|would|should|may|must|am|has|have)";
const subject =
  "(?:i|you|we|there|the|your|my|our|a|an|any|it|this|that|these|those|they|he|she|one|all|some\\w+|any\\w+)";
const question = `(?:${asking}|${auxiliary} ${subject})\\b`;
const before =
  "(?:if|in|for|on|at|by|to|from|with|through|till|until|since|once|after|before|inside)";
const and = "^(?:and|also|plus|aur) (?:(?:also|then|so|btw|between) )?";

/** How often a part begins with such words, of some thousand places in labelled messages each. */
const joints: readonly { says: RegExp; chance: number; behindQuestion?: true }[] = [
  // "And what time do you pick up", "and by what date", "and if I drop out, do I"
  { says: new RegExp(`${and}(?:${question}|${before} (?:\\S+ ){0,8}?${question})`), chance: 0.98 },
  // "And is gst extra", not "(which has Python) and is under 15 hours"
  {
    says: /^and (?:is|are|do|does|did|can|could|will|would|should|has|have) (?!not|also|in|on|at|for|under|over|less|more|within|about|from|to|with|without|of|by|no|\d)\w/,
    chance: 0.9,
    behindQuestion: true,
  },
  { says: new RegExp(`^or ${auxiliary} ${subject}\\b`), chance: 0.4 },
  // "The hours as well as whether projects are included"
  { says: /^as well as (?:whether|if|what|which|who|when|where|how)\b/, chance: 0.95 },
  // "The fees along with the mode of payment"
  { says: /^along with (?:the|your|its) /, chance: 0.5 },
];

/**
 * "(What does it cost,) do the mentors help", "(is it live,) will we get notes": behind a comma a question with a verb of
 * its own, after one that has its own too.
 */
const asksAnew = new RegExp(`^${auxiliary} (?!not\\b)\\S+(?: \\S+){2}`);
const ofOther = 0.5;
const whole = new RegExp(
  `^(?:(?:and|also|so|but|ok|hi|hello|then) )*(?:${asking}\\b.*\\b${auxiliary}\\b|${auxiliary} )(?:.* )?\\S+ \\S+$`,
);

/** "(I can't code and don't plan to.) What is there?" */
const anew = new RegExp(`^${question}`);
const behindStop = 0.5;

/** So much stands before it at least. */
const least = 3;
/** How far ahead it is looked. */
const ahead = 12;
const asks = new RegExp(`\\b${asking}\\b|(?:^|\\b(?:so|but|ok|hi) )${auxiliary}\\b|^any\\b`);

/**
 * How likely a part begins at least with what joins a question: "(can I ring you) and what time do you pick up",
 * whatever clear meaning the whole seems to have.
 */
export function jointChance(tokens: readonly Token[], at: number): number {
  if (at < least) return 0;
  const text = textOf(tokens.slice(at, at + ahead));
  const isBehindStop = tokens[at - 1]?.ends === "sentence";
  if (isBehindStop && (anew.test(text) || restOfPart(tokens, at).at(-1)?.asks)) return behindStop;
  if (tokens[at - 1]?.ends === "part") {
    const before = textOf(tokens.slice(partStart(tokens, at - 1), at));
    if (asksAnew.test(text) && whole.test(before)) return ofOther;
  }
  const found = joints.find(
    ({ says, behindQuestion }) =>
      says.test(text) && (!behindQuestion || asks.test(textOf(tokens.slice(0, at)))),
  );
  return found?.chance ?? 0;
}
