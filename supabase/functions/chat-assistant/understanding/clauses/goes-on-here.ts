import { asksIfWhole } from "../conditions/sums.ts";
import { partStart, restOfPart, sentenceStart, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { isJoinedWithinPart } from "./joined-within-part.ts";
import { staysWithItsThing } from "./stays-with-its-thing.ts";

/** What only joins a part to the one before. */
export const joins = /^(?:and|also|plus|then|aur|phir)$/;

/** Whether what stands here goes on with what stands before it. */
export function goesOnHere(tokens: readonly Token[], at: number): boolean {
  return (
    isBehindLead(tokens, at) ||
    isBehindRelative(tokens[at - 1]) ||
    isBehindAmong(tokens, at) ||
    isJoinedWithinPart(tokens, at) ||
    staysWithItsThing(tokens, at) ||
    isOfSame(tokens, at) ||
    asksEither(tokens, at) ||
    isBehindSubject(tokens, at) ||
    isAwaitedSubject(tokens, at) ||
    isExample(tokens, at) ||
    isHindiVerb(tokens, at) ||
    orNot.test(textOf(tokens.slice(at))) ||
    orExtra.test(textOf(restOfPart(tokens, at)))
  );
}

/** "The shortest one that (does involve coding)" */
export function isBehindRelative(before: Token | undefined): boolean {
  return before?.ends === undefined && relative.test(before?.text ?? "");
}

const relative = /^(?:that|which|who|whom|jo)$/;

const isSubjectAlone =
  /^(?:(?:and|so|but) )*(?:(?:what|which|how|where|when|who|why)(?: (?!can\b|will\b)\w+)? )?(?:do|does|did|can|could|will|would|should|may|must|shall) (?:i|you|we|they|he|she)(?: as (?:an? |the )?\w+)?$/;

function isBehindSubject(tokens: readonly Token[], at: number): boolean {
  return hasNoVerb(textOf(tokens.slice(sentenceStart(tokens, at), at)));
}

/** "Do you (also have a centre there?)", "what should I, as HR, (put in the mail?)": nothing is asked yet. */
export function hasNoVerb(text: string): boolean {
  return isSubjectAlone.test(text);
}

/** "(Which of them involve code) and which will not?" */
const orNot =
  /^(?:and|or) (?:in |for )*(?:which|where) (?:ones? )?(?:do|does|will|would|are|is|can|need) not$/;

/** "(GST included) or extra?" */
const orExtra =
  /^or (?:(?:is|are|will) (?:it|that|they) (?:be )?)?(?:extra|additional|separate|separately|on top|over and above|excluded|excluding)(?: charges?| cost)?$/;

/** "(Do you ask for more,) like my company?" */
function isExample(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at - 1]?.ends === "part" &&
    /^(?:like|such as|for example|e g|say) (?:(?:in|at|my|our|the|an?) )*\w+(?: (?:or )?\w+)*$/.test(
      textOf(restOfPart(tokens, at)),
    )
  );
}

/** "(A letter likh) do, boss ke liye": one verb, and no English "do" */
function isHindiVerb(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.text === "do" && !tokens[at - 1]?.ends && given.test(tokens[at - 1]?.text ?? "")
  );
}

const given =
  /^(?:likh|bana|bata|bhej|dikha|samjha|suna|dila|kar|karwa|kara|laga|nikal|nikaal|dhund|dhoond|khoj|padha|sikha|bol|de|daal|dal|hata|rakh|khol|mangwa|sujha|chun|jod|badal|theek kar)$/;

/** "(For which one do) I have to be a programmer?", "something to show my boss before (he lets me go)" */
function isAwaitedSubject(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isPronoun = /^(?:i|we|you|they|he|she|it)$/.test(tokens[at]?.text ?? "");
  return isPronoun && !before?.ends && awaitsSubject.test(before?.text ?? "");
}

const awaitsSubject =
  /^(?:do|does|did|can|could|will|would|should|must|may|shall|before|until|till|unless)$/;

/** "(Nothing to do with Python) or code" */
const orCode = /^or (?:any |with )?(?:cod(?:e|ing)|programming)(?: at all)?$/;

/** "Is it ten hours weekly (or is that the total)?", "no Python (or code)" */
function asksEither(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== "or") return false;
  return asksIfWhole(textOf(tokens)) || orCode.test(textOf(restOfPart(tokens, at)));
}

/** "(A sore throat) since sunday" */
function isOfSame(tokens: readonly Token[], at: number): boolean {
  return /^since (?:\w+day|last|morning|\d+)\b/.test(textOf(tokens.slice(at, at + 2)));
}

/** "Of the two short ones, (which is without code?)": among which is asked is no part of its own. */
function isBehindAmong(tokens: readonly Token[], at: number): boolean {
  const text = textOf(tokens.slice(partStart(tokens, at - 1), at));
  return tokens[at - 1]?.ends === "part" && among.test(text);
}

export const among =
  /^(?:(?:and|so|but|ok|then) )*(?:of|among|amongst|between|from|out of) (?:(?!which|what|how|who)\w+ ){0,6}\w+$/;

/** "(…), and then (how long is it)": what joins stands for nothing by itself. */
export function isBehindLead(tokens: readonly Token[], at: number): boolean {
  const start = partStart(tokens, at);
  return at > start && tokens.slice(start, at).every(({ text }) => joins.test(text));
}
