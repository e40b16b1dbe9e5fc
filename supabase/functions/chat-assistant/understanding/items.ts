import { textOf } from "./text.ts";
import type { Token } from "./token.ts";

const joins = /^(?:and|plus)$/;
/** "The fee structure", "its contents" */
const thing =
  /^(?:(?:and|plus|also|then|as well as) )*(?:the|its|their) (?!\w+(?:est|er)\b|(?:one|two|three|first|second|third|last|others?|same|only|rest|both|latter|long|short)\b)(?!\w+ (?:one|ones|course|program|programme)\b)\w+(?: (?!(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|i|we|you|he|she|they|it)\b)\w+){0,3}$/;

/** "(The fee), (the certificate) and (the number of hours)": whether a thing of a list begins here. */
export function isItem(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isNext = before?.ends === "part" || joinsAt(tokens, at);
  if (!before || !isNext || before.ends === "sentence") return false;
  const end = tokens.findIndex(
    ({ ends }, place) => place > at && (ends !== undefined || joinsAt(tokens, place + 1)),
  );
  const item = tokens.slice(at, end < 0 ? undefined : end + 1);
  return item.every(({ kind }) => kind === "word") && thing.test(textOf(item));
}

function joinsAt(tokens: readonly Token[], at: number): boolean {
  return joins.test(tokens[at]?.text ?? "") || textOf(tokens.slice(at, at + 3)) === "as well as";
}
