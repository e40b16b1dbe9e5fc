import { partStart, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

/** Whether what stands here says something of a thing that was only named so far, or says which one is meant. */
export function staysWithItsThing(tokens: readonly Token[], at: number): boolean {
  return isVerbOfQuestion(tokens, at) || isVerbOfThing(tokens, at);
}

const auxiliary = "is|are|was|do|does|did|can|could|will|would|should|has|have";
const isAuxiliary = new RegExp(`^(?:${auxiliary})$`);
const withoutVerb = new RegExp(
  `\\b(?:which|what|whose|how (?:many|much))(?: (?!(?:${auxiliary})\\b)@?\\w+){1,6}$|\\bhow (?:long|often|soon|far)$`,
);

/** "(I want to know which program) is the longest": what asks there had no verb yet. */
function isVerbOfQuestion(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (before?.ends || !isAuxiliary.test(token?.text ?? "")) return false;
  return withoutVerb.test(textOf(tokens.slice(partStart(tokens, at), at)));
}

const isVerb = /^(?:is|are|was|were|does)$/;
const hasVerb = new RegExp(`\\b(?:i|we|you|he|she|they|it|there|that|${auxiliary})\\b`);

/** "(Anything below 20 hours) is not reimbursed", "(quickies) are useless": where nothing is said of it yet, it is what the verb is of. */
function isVerbOfThing(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(partStart(tokens, at), at);
  const text = textOf(before);
  const isThing = beginsThing.test(text) || (before.length < 3 && !saysItself.test(text));
  const isPlain = !tokens[at - 1]?.ends && isVerb.test(tokens[at]?.text ?? "");
  return isPlain && before.length > 0 && isThing && !hasVerb.test(text);
}

const beginsThing = /^(?:any|every|all|the|an?|your|my)\w*\b/;
const saysItself =
  /\b(?:yes|no|ok|okay|hi|hello|hey|thanks|please|sorry|sir|madam|so|and|but|or|also|then|well|wait|good|great|fine|right|correct|really|first|second|next|what|which|who|how|when|where|why)\b/;
