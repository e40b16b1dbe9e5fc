import { asksIfWhole } from "../conditions/sums.ts";
import { partStart, restOfPart, sentenceStart, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { isJoinedWithinPart } from "./joined-within-part.ts";

/** What only joins a part to the one before. */
export const joins = /^(?:and|also|plus|then|aur|phir)$/;

/** Whether what stands here goes on with what stands before it. */
export function goesOnHere(tokens: readonly Token[], at: number): boolean {
  return (
    isBehindLead(tokens, at) ||
    isBehindAmong(tokens, at) ||
    isJoinedWithinPart(tokens, at) ||
    isTold(tokens, at) ||
    isOfSame(tokens, at) ||
    asksEither(tokens, at) ||
    isVerbOfQuestion(tokens, at) ||
    isVerbOfThing(tokens, at) ||
    isWhereInIt(tokens, at) ||
    isAnyOf(tokens, at) ||
    isWhatYouHave(tokens, at) ||
    isBehindSubject(tokens, at) ||
    isRelative(tokens, at) ||
    isAwaitedSubject(tokens, at) ||
    isExample(tokens, at) ||
    orNot.test(textOf(tokens.slice(at))) ||
    orMore.test(textOf(tokens.slice(at, at + 2))) ||
    demandsMore(tokens, at)
  );
}

const auxiliary = "(?:is|are|was|do|does|did|can|could|will|would|should|has|have)";
const isAuxiliary = new RegExp(`^${auxiliary}$`);
const withoutVerb = new RegExp(
  `\\b(?:which|what|whose|how (?:many|much))(?: (?!${auxiliary}\\b)@?\\w+){1,6}$|\\bhow (?:long|often|soon|far)$`,
);

/** "(I want to know which program) is the longest": what asks there had no verb yet. */
function isVerbOfQuestion(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (before?.ends || !isAuxiliary.test(token?.text ?? "")) return false;
  return withoutVerb.test(textOf(tokens.slice(partStart(tokens, at), at)));
}

const isVerb = /^(?:is|are|was|were|does)$/;
const hasVerb = new RegExp(
  `\\b(?:i|we|you|he|she|they|it|there|that|${auxiliary.slice(3, -1)})\\b`,
);

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

const isSubjectAlone =
  /^(?:(?:and|so|but) )*(?:(?:what|which|how|where|when|who|why)(?: (?!can\b|will\b)\w+)? )?(?:do|does|did|can|could|will|would|should|may|must|shall) (?:i|you|we|they|he|she)(?: as (?:an? |the )?\w+)?$/;

function isBehindSubject(tokens: readonly Token[], at: number): boolean {
  return hasNoVerb(textOf(tokens.slice(sentenceStart(tokens, at), at)));
}

/** "Do you (also have a centre there?)", "what should I, as HR, (put in the mail?)": nothing is asked yet. */
export function hasNoVerb(text: string): boolean {
  return isSubjectAlone.test(text);
}

/** "(What do you do with the address) I just typed in?" */
function isRelative(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isOfData = /^(?:address|mail|email|id|name|names|number|details?|data|information|info)$/;
  return (
    !before?.ends &&
    isOfData.test(before?.text ?? "") &&
    givenOver.test(textOf(tokens.slice(at, at + 4)))
  );
}

/** "(Which of them involve code) and which will not?" */
const orNot =
  /^(?:and|or) (?:in |for )?(?:which|where) (?:ones? )?(?:do|does|will|would|are|is|can|need) not$/;

/** "(Which course needs no code) but is also not for managers" */
function demandsMore(tokens: readonly Token[], at: number): boolean {
  const told = textOf(tokens.slice(partStart(tokens, at), at));
  return (
    /^(?:which|any|a|one|the|is there|something)\b/.test(told) &&
    /^but (?:is|are|does|do|has|needs?) (?:also |still |yet )*not\b/.test(
      textOf(tokens.slice(at, at + 5)),
    )
  );
}

/** "(Do you ask for more,) like my company?" */
function isExample(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at - 1]?.ends === "part" &&
    /^(?:like|such as|for example|e g|say) (?:(?:in|at|my|our|the|an?) )*\w+(?: (?:or )?\w+)*$/.test(
      textOf(restOfPart(tokens, at)),
    )
  );
}

/** "(For which one do) I have to be a programmer?", "something to show my boss before (he lets me go)" */
function isAwaitedSubject(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isPronoun = /^(?:i|we|you|they|he|she|it)$/.test(tokens[at]?.text ?? "");
  return isPronoun && !before?.ends && awaitsSubject.test(before?.text ?? "");
}

const awaitsSubject =
  /^(?:do|does|did|can|could|will|would|should|must|may|shall|before|until|till|unless)$/;

const givenOver =
  /^(?:i|we) (?:have |had |just |already )*(?:typed|gave|given|entered|put|wrote|written|sent|filled|shared|submitted|used)\b/;

/** "(Nothing to do with Python) or code" */
const orCode = /^or (?:any |with )?(?:cod(?:e|ing)|programming)(?: at all)?$/;

/** "Is it ten hours weekly (or is that the total)?", "no Python (or code)" */
function asksEither(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== "or") return false;
  return asksIfWhole(textOf(tokens)) || orCode.test(textOf(restOfPart(tokens, at)));
}

/** "(A sore throat) since sunday", "(anything under 15 hours where) I'd still code" */
function isOfSame(tokens: readonly Token[], at: number): boolean {
  if (at > 1 && tokens[at - 1]?.text === "where" && !tokens[at - 1]?.ends)
    return /(?:^| )(?:hours|courses?|programs?|one|something|anything)$/.test(
      tokens[at - 2]?.text ?? "",
    );
  return /^since (?:\w+day|last|morning|\d+)\b/.test(textOf(tokens.slice(at, at + 2)));
}

/** "(I want to learn) how agents talk to each other", "(I know that one of your programs) is agentic" */
function isTold(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!before || before.ends) return false;
  if (/^(?:how|what|which)$/.test(token?.text ?? ""))
    return /^(?:learn|understand)$/.test(before.text);
  const start = partStart(tokens, at);
  return (
    /^(?:is|are|was)$/.test(token?.text ?? "") &&
    /\bthat (?:one|some|two|three|all|both) of (?:\w+ ){0,4}\w+$/.test(
      textOf(tokens.slice(start, at)),
    )
  );
}

/** "Of the two short ones, (which is without code?)": among which is asked is no part of its own. */
function isBehindAmong(tokens: readonly Token[], at: number): boolean {
  const text = textOf(tokens.slice(partStart(tokens, at - 1), at));
  return (tokens[at - 1]?.ends === "part" && among.test(text)) || ofYours.test(text);
}

/** "Out of your courses (which one takes longest?)" */
const ofYours =
  /^(?:(?:and|so|but|ok) )*(?:out of|of|among|from) (?:all )?(?:your|the|these|those) (?:\w+ )?(?:courses|programs|programmes|trainings|options|ones)$/;

export const among =
  /^(?:(?:and|so|but|ok|then) )*(?:of|among|amongst|between|from|out of) (?:(?!which|what|how|who)\w+ ){0,6}\w+$/;

/** "(…), and then (how long is it)": what joins stands for nothing by itself. */
export function isBehindLead(tokens: readonly Token[], at: number): boolean {
  const start = partStart(tokens, at);
  return at > start && tokens.slice(start, at).every(({ text }) => joins.test(text));
}
