import { partStart, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

/** Whether what stands here says something of a thing that was only named so far, or says which one is meant. */
export function staysWithItsThing(tokens: readonly Token[], at: number): boolean {
  return (
    isVerbOfQuestion(tokens, at) ||
    isVerbOfThing(tokens, at) ||
    isWhereInIt(tokens, at) ||
    isAnyOf(tokens, at) ||
    isWhatYouHave(tokens, at) ||
    orMore.test(textOf(tokens.slice(at, at + 2)))
  );
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

/** "15 hours or more" */
const orMore = /^or (?:more|less|so|longer|shorter|fewer|over|above|below|under)\b/;

/** "(The shortest thing you) have that involves programming" */
function isWhatYouHave(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return (
    !before?.ends &&
    before?.text === "you" &&
    /^(?:have|offer|run|teach|provide)$/.test(tokens[at]?.text ?? "")
  );
}

/** "(Must I be an engineer to join) any of your courses?" */
function isAnyOf(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const takes =
    /^(?:join|take|do|attend|enter|start|get|for|of|in|into|to|with|need|needs|have|has)$/;
  return !before?.ends && tokens[at]?.text === "any" && takes.test(before?.text ?? "");
}

const inWhich = /^(?:one|ones|course|courses|program|programs|programme|something|anything)$/;

/** "(Which is the shortest one) where I write code?" */
function isWhereInIt(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    !before?.ends &&
    token?.text === "where" &&
    inWhich.test(before?.text ?? "") &&
    /^(?:i|we|you|he|she|they|one|no|there|coding|code)$/.test(next?.text ?? "")
  );
}
