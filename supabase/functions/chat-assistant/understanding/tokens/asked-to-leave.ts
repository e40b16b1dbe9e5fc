import { sentenceStart, textOf } from "./text.ts";
import type { Token } from "./token.ts";

/** "Should I stay away from (the one on agents)?" is asked of that one. */
const asksIfToLeave =
  /\b(?:should|shall|must|do|does|ought) (?:i|we|he|she|they|one|my \w+|beginners?|people) (?:\w+ )?(?:(?:stay|keep|steer|shy) (?:away|clear)(?: (?:from|of))?|avoid|skip|rule out|leave out|forget(?: about)?|drop)(?: (?:the|your|that|this))?$/;

/** Whether it is asked if what stands here is to be left aside, which leaves nothing aside yet. */
export function isAskedToLeave(tokens: readonly Token[], at: number): boolean {
  return asksIfToLeave.test(textOf(tokens.slice(sentenceStart(tokens, at), at)));
}
