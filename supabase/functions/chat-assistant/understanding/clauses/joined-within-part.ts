import { partStart, restOfPart, sentenceStart, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const relative =
  /\b(?:one|courses?|programs?|programme|training|something|anything) (?:that|which) \S.*$/;
const noun = /^(?:course|program|programme|one|the|your)$/;

/** Whether "and" or "but" goes on with what stands before it, where neither half says anything by itself. */
export function isJoinedWithinPart(tokens: readonly Token[], at: number): boolean {
  return (
    isOfSameOne(tokens, at) ||
    couples(tokens, at) ||
    isOfOneWord(tokens, at) ||
    goesOnInHalf(tokens, at) ||
    endsBetween(tokens, at) ||
    isOnlyChoice(tokens, at) ||
    deniesMore(tokens, at)
  );
}

/** "I can't code (and don't plan to)" */
function deniesMore(tokens: readonly Token[], at: number): boolean {
  const joint = /^(?:and|or|nor)$/;
  const from = joint.test(tokens[at]?.text ?? "") ? at : at - 1;
  if (!joint.test(tokens[from]?.text ?? "")) return false;
  return denies.test(textOf([...tokens.slice(from, at), ...restOfPart(tokens, at)]));
}

const denies =
  /^\w+ (?:do|does|will|would|can) not (?:\w+ ){0,2}(?:to|it|so)$|^\w+ (?:i|we) do not (?:plan|want|wish|intend|care) to(?: \w+)?$/;

/** "(A program that needs no code) but is longer than ten hours": what "but" goes on with is of the same one. */
function isOfSameOne(tokens: readonly Token[], at: number): boolean {
  const start = sentenceStart(tokens, at);
  return (
    tokens[at]?.text === "but" &&
    /^(?:is|has|takes|lasts)$/.test(tokens[at + 1]?.text ?? "") &&
    relative.test(textOf(tokens.slice(start, at)))
  );
}

const joins = /^(?:and|or|vs|versus|aur)$/;
const verb =
  /\b(?:is|are|was|do|does|did|can|will|would|should|has|have|needs?|takes?|costs?|gets?|come|comes|what|which|who|when|where|why|how)\b/;

/** "The difference between the biggest (and the smallest program)", "how many hours are this one (and the long one together)" */
function endsBetween(tokens: readonly Token[], at: number): boolean {
  if (!joins.test(tokens[at]?.text ?? "")) return false;
  const start = partStart(tokens, at);
  const rest = textOf(restOfPart(tokens, at));
  const isBetween = /\bbetween\b(?!.*\b(?:and|or|vs)\b)/.test(textOf(tokens.slice(start, at)));
  return !verb.test(rest) && (isBetween || /\b(?:together|combined|altogether)$/.test(rest));
}

/** What stands before "and" where its half is not said to the end. */
const openHalves: readonly RegExp[] = [
  // "Do the first (and the second take the same time)"
  /^(?:(?:and|so|but) )*(?:do|does|are|is|will|would|can) (?:both )?(?:the |your |this |that )?(?:first|second|third|last|long|short|other|longer|shorter|@?\w+ (?:one|course|program))$/,
  // "Something with deployment (and ten hours)"
  /^(?:(?:is there|do you have|any chance of|give me|show me) )?(?:something|anything|one|a course|a program) with (?:\w+ ?){1,3}$/,
];
const ofHours = /^(?:and|aur|or) (?:only |just |under |over )?(?:\d+|\w+) hours?$/;

/** "Do the first (and the second take the same time)", "roi (aur use cases cover hote hai kya)" */
function goesOnInHalf(tokens: readonly Token[], at: number): boolean {
  if (!joins.test(tokens[at]?.text ?? "")) return false;
  const start = partStart(tokens, at);
  const half = tokens.slice(start, at);
  const [ofSubjects, ofThing] = openHalves.map((open) => open.test(textOf(half)));
  const areNames = half.length < 3 && half.every(({ kind }) => kind === "skill");
  return (
    half.length > 0 &&
    (ofSubjects || areNames || (ofThing && ofHours.test(textOf(tokens.slice(at)))) || false)
  );
}

/** "Which date (and time is the launch)": two nouns under one word that asks. */
function isOfOneWord(tokens: readonly Token[], at: number): boolean {
  const start = partStart(tokens, at);
  const before = textOf(tokens.slice(start, at));
  const [noun, verbNext] = [tokens[at + 1]?.text ?? "", tokens[at + 2]?.text ?? ""];
  return (
    tokens[at]?.text === "and" &&
    /^(?:(?:and|so|but|ok) )*(?:which|what) \w+$/.test(before) &&
    !verb.test(before.replace(/^.*(?:which|what) /, "")) &&
    !verb.test(noun) &&
    /^(?:is|are|was|will|does|do)$/.test(verbNext)
  );
}

/** "Which is shorter, (agents or leaders)?" names what is chosen from. */
function isOnlyChoice(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.ends !== "part") return false;
  const start = partStart(tokens, at - 1);
  const rest = textOf(restOfPart(tokens, at));
  return choosesBy.test(textOf(tokens.slice(start, at))) && isBareChoice(rest);
}

/** "Agents or leaders" */
export function isBareChoice(text: string): boolean {
  return choice.test(text) && !verb.test(text);
}

const choosesBy =
  /^(?:(?:and|so|but|ok) )*(?:which|what|who) .*\b(?:\w{3,}er|more|less|fewer|longest|shortest|best|most|first)(?: \w+)?$/;
const choice = /^(?:the )?\w+(?: \w+){0,2} or (?:the )?\w+(?: \w+){0,2}$/;

/** "The difference between the agents (and the app) course": one thing of both. */
function couples(tokens: readonly Token[], at: number): boolean {
  const isJoined = /^(?:and|or|vs|versus|aur)$/.test(tokens[at]?.text ?? "");
  if (!isJoined || tokens[at - 1]?.ends) return false;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const last = noun.test(before?.text ?? "") ? tokens[at - 2] : before;
  const next = noun.test(after?.text ?? "") ? tokens[at + 2] : after;
  return last?.kind === "program" && next?.kind === "program";
}
