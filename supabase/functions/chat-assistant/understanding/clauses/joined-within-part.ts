import { partStart, restOfPart, sentenceStart, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const relative =
  /\b(?:one|courses?|programs?|programme|training|something|anything) (?:that|which|where|with|without) \S.*$/;

/** Whether "and" or "but" goes on with what stands before it, where neither half says anything by itself. */
export function isJoinedWithinPart(tokens: readonly Token[], at: number): boolean {
  return (
    isOfSameOne(tokens, at) ||
    couples(tokens, at) ||
    goesOnInHalf(tokens, at) ||
    endsBetween(tokens, at) ||
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

/** "(A program that needs no code) but (it) is longer than ten hours": what "but" goes on with is of the same one. */
function isOfSameOne(tokens: readonly Token[], at: number): boolean {
  const joint = /^(?:but|and)$/.test(tokens[at]?.text ?? "") ? at : at - 1;
  const before = textOf(tokens.slice(sentenceStart(tokens, at), joint));
  return ofSameOne.test(textOf(tokens.slice(joint, joint + 4))) && relative.test(before);
}

const ofSameOne =
  /^but (?:(?:it|that|which) )?(?:is|has|takes|lasts|runs|goes on)\b|^and (?:is|takes|lasts|runs) (?:under|over|below|above|less|more|shorter|longer|not)\b/;

const joins = /^(?:and|or|vs|versus|aur)$/;
const verb =
  /\b(?:is|are|was|do|does|did|can|will|would|should|has|have|needs?|takes?|costs?|gets?|come|comes|what|which|who|when|where|why|how)\b/;

/** "The difference between the biggest (and the smallest program)" */
function endsBetween(tokens: readonly Token[], at: number): boolean {
  if (!joins.test(tokens[at]?.text ?? "")) return false;
  const start = partStart(tokens, at);
  const rest = textOf(restOfPart(tokens, at));
  const isBetween = /\bbetween\b(?!.*\b(?:and|or|vs)\b)/.test(textOf(tokens.slice(start, at)));
  return !verb.test(rest) && isBetween;
}

/** "Roi (aur use cases cover hote hai kya)" */
function goesOnInHalf(tokens: readonly Token[], at: number): boolean {
  if (!joins.test(tokens[at]?.text ?? "")) return false;
  const start = partStart(tokens, at);
  const half = tokens.slice(start, at);
  return half.length > 0 && half.length < 3 && half.every(({ kind }) => kind === "skill");
}

/** "Agents or leaders" */
export function isBareChoice(text: string): boolean {
  return choice.test(text) && !verb.test(text);
}

const choice = /^(?:the )?\w+(?: \w+){0,2} or (?:the )?\w+(?: \w+){0,2}$/;

/** "The difference between the agents (and the app) course": one thing of both. */
function couples(tokens: readonly Token[], at: number): boolean {
  const isJoined = /^(?:and|or|vs|versus|aur)$/.test(tokens[at]?.text ?? "");
  if (!isJoined || tokens[at - 1]?.ends) return false;
  return tokens[at - 1]?.kind === "program" && tokens[at + 1]?.kind === "program";
}
