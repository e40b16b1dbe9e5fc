import type { Asked } from "../intent-rules/asked-intent.ts";
import { wordSet } from "../tokens/word-set.ts";
import { isOfNamed } from "./join-questions.ts";

/** What would be told of every program where it is asked of one that there is not. */
const ofAny = wordSet(
  "duration curriculum coverage summary audience compare codingNeed recommendation",
);
const points = /\b(?:it|its|they|them|their|uska|uski|usme|iska|iski|isme)\b/;

/** "Your AWS course, how long is it?": what is not among the programs has no length either. */
export function withoutOfUnknown(asked: readonly Asked[]): readonly Asked[] {
  if (!asked.some(isNotOurs)) return asked;
  return asked.filter((one) => {
    const isOfIt = ofAny.has(one.intent) || points.test(one.clause.text);
    return isNotOurs(one) || !isOfIt || isOfNamed(one.clause);
  });
}

function isNotOurs({ intent }: Asked): boolean {
  return intent === "notOffered";
}
