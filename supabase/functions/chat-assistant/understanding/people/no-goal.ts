import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

/** "I don't want to go back to (building)", up to "but", "only to lead" */
const wantsNot =
  /\b(?:not|never) (?:\w+ )?(?:want|wish|like|care|plan|intend|going|keen|interested|looking)\b(?!.*\b(?:but|only|just|rather|instead)\b)/;

/** "I shall not be building", "what they build", "I manage nobody": whether a word tells no goal of theirs. */
export function isNoGoal(message: readonly Token[], at: number): boolean {
  const from = message.findLastIndex(({ ends }, place) => ends !== undefined && place < at) + 1;
  const before = message.slice(Math.max(from, at - 2), at);
  return (
    before.some(({ text }) => /^(?:not|never|they|nor|neither|nothing|without)$/.test(text)) ||
    message[at + 1]?.text === "nobody" ||
    wantsNot.test(textOf(message.slice(from, at)))
  );
}
