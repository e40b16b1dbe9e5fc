import { partStart, splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

/** With these it is said of something that it does, is or has. */
const says = /^(?:do|does|did|is|are|was|were|will|would|can|could|has|have|need|needs)$/;
/** What asks something else than whether that is so. */
const asksElse =
  /^(?:(?:so|but|and|ok|oh|wait|hmm|then|well|just|to|be|sure|clear) )*(?:what|which|who|whom|whose|when|where|why|how|if|do|does|did|is|are|was|were|will|would|can|could|has|have|should|shall|tell|show|give|kya|kaun\w*|kitn\w*|kab)\b/;
/** "I am no beginner", "we do not code": says who somebody is. */
const ofSelf =
  /\b(?:i|we|he|she|who|that|which)(?: \w+)? (?:am|are|is|was|were|do|does|did|has|have|had|can|could|will|would) not(?! (?:need|have to|get|require|be asked|be expected|lose|pay))\b/;
/** "The longest one that doesn't need code?" asks for one. */
const relative =
  /\b(?:one|ones|courses?|programs?|programmes?|trainings?|something|anything|class) (?:that|which|who) (?:do|does|did|is|are|will|would|can|has|have|needs?|involves?) (?:not|no|nothing|zero)\b/;
/** "Any course of more than 20 hours where I don't have to write code?" */
const whereNot =
  /\b(?:one|ones|courses?|programs?|programmes?|trainings?|something|anything|class)\b.* (?:where|in which) (?:i|we|one|you|he|she|they|people) (?:do|does|will|would|can|could|need) not\b/;
/** "(…), right", "(…), does it" */
const tag =
  /^(?:(?:right|correct|true|na|no|hai na|ya|yes|or)|(?:or )?(?:is|are|does|do|did|will|can|would|has|have) (?:it|they|you|he|she|that|this|there|i|we))$/;
const tagBehind =
  / (?:right|correct|true|na|hai na|(?:is|are|does|do|did|will|can|has) (?:it|they|you|there))$/;

/**
 * Takes a message's tokens; gives what is said not to be so, and asked about ("the agents course has no Python, right?"),
 * without its "not", and marked: what holds then is told not to be as was said, and the other way about.
 */
export function withoutDenials(tokens: readonly Token[]): Token[] {
  return splitAfter(tokens, (_, at) => endsAt(tokens, at)).flatMap((sentence) => {
    const said = withoutTag(sentence);
    const at = isAsked(sentence) ? Math.max(deniedOfAll(said), deniedAt(said)) : -1;
    const last = said.at(-1);
    if (at < 0 || !last || last.claims === "doubted") return [...sentence];
    const left = said.filter((_, place) => place !== at);
    return [...left.slice(0, -1), { ...last, ends: "sentence", asks: true, claims: "denied" }];
  });
}

/** "I cannot code yet, so the agents course is not for me?": what follows from what is told is said by itself. */
function endsAt(tokens: readonly Token[], at: number): boolean {
  const [token, so, next] = tokens.slice(at, at + 3);
  const concludes =
    so?.text === "so" &&
    (next?.kind === "program" || /^(?:the|your|this|that)$/.test(next?.text ?? ""));
  return token?.ends === "sentence" || (at > 1 && concludes);
}

/** "(…)?", "(…), right", "my boss says (…). True?" */
function isAsked(sentence: readonly Token[]): boolean {
  const last = sentence.at(-1);
  return last?.asks === true || last?.claims === "said" || withoutTag(sentence) !== sentence;
}

/** What is said, without what asks whether it holds. */
function withoutTag(sentence: readonly Token[]): readonly Token[] {
  const cut = sentence.findLastIndex(({ ends }, at) => ends && at < sentence.length - 1);
  const tail = textOf(sentence.slice(cut + 1));
  if (cut >= 0 && tag.test(tail)) return sentence.slice(0, cut + 1);
  const [found] = tagBehind.exec(textOf(sentence)) ?? [];
  return found ? sentence.slice(0, -found.trim().split(" ").length) : sentence;
}

/** "So not every program takes 40 hours?": where that "not" stands, or -1. */
function deniedOfAll(sentence: readonly Token[]): number {
  const [found] = notAll.exec(textOf(sentence)) ?? [];
  return found ? found.split(" ").length - 2 : -1;
}

const notAll = /^(?:(?:so|but|and|ok|then|well) )*not (?:all|every|each|both)\b/;

/** Where the word stands that denies what is said; -1 where nothing is denied. */
function deniedAt(sentence: readonly Token[]): number {
  const at = sentence.findIndex((_, place) => denies(sentence, place));
  if (at < 0) return -1;
  const begin = partStart(sentence, at);
  const said = textOf(sentence.slice(begin, at + 5));
  const rest = sentence.slice(at + 1);
  const isPlain =
    at - begin > 1 &&
    !asksElse.test(textOf(sentence.slice(begin))) &&
    !rest.some((_, place) => denies(rest, place)) &&
    rest.every(({ ends }, place) => ends === undefined || place === rest.length - 1);
  const asksForOne = relative.test(said) || whereNot.test(textOf(sentence));
  return isPlain && !ofSelf.test(said) && !asksForOne ? at : -1;
}

/** "Does not", "has no Python", "has nothing on agents", but "no code" is a need. */
function denies(sentence: readonly Token[], at: number): boolean {
  const [last, token, next] = sentence.slice(Math.max(0, at - 1), at + 2);
  if (at === 0 || last?.ends || !token || !says.test(last?.text ?? "")) return false;
  if (token.text === "not") return true;
  return (
    /^(?:no|nothing|zero)$/.test(token.text) && !/^(?:cod|program|need|way)/.test(next?.text ?? "")
  );
}
