import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { unmark } from "./unmark.ts";

const whom =
  "(?:(?:who|whom|whoever)|(?:which|what)(?: (?:kind|sort|type)s? of)? (?:people|persons?|folks|students?|learners?))";
const suited = "(?:for|meant|made|suitable|suited|right|good|ideal|useful|fit|recommended)";
const begin = "^(?:(?:and|but|so|ok|then|also|please|tell me|say|for|to|sir|hi|hello) )*";
const verdict =
  "(?:(?:should|shall|must|ought to) not|(?:can|may|would) not (?:join|enroll|enrol|apply|take|attend)|(?:should|shall|must) (?:avoid|skip|leave)|(?:would|should|do|must) (?:you|we|one) not)";
/** "Who should not join?", "for whom is it not suitable?", "is there anybody who should not take it?", "kiske liye nahi hai" */
const asks = new RegExp(
  `${begin}${whom} (?:\\w+ )?${verdict}\\b|\\b(?:any|some)(?:one|body) who ${verdict}\\b|${begin}${whom} (?:is|are|would)\\b.* not (?:\\w+ )?${suited}\\b|${begin}${whom} (?:is|are|would)\\b.* (?:bad|wrong|poor) (?:choice|fit|idea|match|for|in)\\b|\\bkis(?:ke|ko)(?: \\w+)? (?:nahi|nahin)\\b`,
);

/** Whether it is asked whom a program is not for. */
export function asksWhomNot(text: string): boolean {
  return asks.test(text);
}

/** "Who should not join the agents' course?" waves off no course. */
export function markWhomNot(tokens: readonly Token[]): void {
  if (!asksWhomNot(textOf(tokens))) return;
  for (const token of tokens) {
    if (token.kind !== "program") continue;
    unmark(token);
  }
}
