import { isAskedToLeave } from "../tokens/asked-to-leave.ts";
import { asksForIt } from "../tokens/asks-for-it.ts";
import { canBeExcluded } from "../tokens/name-kinds.ts";
import { partStart, sentenceStart, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import type { Marking } from "./learned.ts";
import { createSeeAround, seenOf } from "./token-surroundings.ts";

/** What is learned to be marked, each told by itself. */
export const kindsOfMarks = ["out", "begins"] as const;
export type Mark = (typeof kindsOfMarks)[number];

/** Takes tokens; gives how likely such a mark is of each, from 0 to 1. */
export type ChancesOf = (tokens: readonly Token[], mark: Mark) => number[];

/** From here on a token is taken as marked by those that follow. */
const likely = 0.5;
/** From here on what is said is taken as waved off. */
const sure = 0.7;

/** A way to tell from what was learned which names a message waves off, and where it begins to say something else. */
export function createChancesOf(marking: Marking): ChancesOf {
  const seeAround = createSeeAround(marking.symbols);
  return function chancesOf(tokens, mark) {
    const sumOf = (buckets: readonly number[]) =>
      buckets.reduce(
        (sum, bucket) => sum + (marking[mark][placeOf(bucket, marking.buckets)] ?? 0),
        0,
      );
    let before = false;
    return seeAround(tokens.map(seenOf)).map(({ buckets, behind }) => {
      const chance = chanceOf((sumOf(buckets) + sumOf(behind(before))) / 10);
      before = chance > likely;
      return chance;
    });
  };
}

/** The place of a bucket among these, which stand in order; -1 where it is not among them. */
function placeOf(bucket: number, buckets: Uint32Array): number {
  let [from, to] = [0, buckets.length - 1];
  while (from <= to) {
    const middle = (from + to) >>> 1;
    const found = buckets[middle] as number;
    if (found === bucket) return middle;
    if (found < bucket) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
}

/** Marks what is likely waved off: names as excluded, other words as out. */
export function markOut(tokens: readonly Token[], chances: readonly number[]): void {
  tokens.forEach((token, at) => {
    if ((chances[at] ?? 0) <= sure || isDoubted(tokens, at) || isSubject(tokens, at)) return;
    if (isKept(tokens, at) || isOnly(tokens, at)) return;
    token.isOut = true;
    if (canBeExcluded(token)) token.excluded = true;
  });
}

/** "Two are developer courses, I don't mean the agentic one", "not the first but the second": of what is left one is meant. */
function isKept(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (isBehindBut(tokens, at) || beforeButNot.test(textOf(tokens.slice(at + 1, at + 4))))
    return true;
  if (token.kind !== "program") return false;
  if (asksForIt.test(textOf(tokens.slice(at + 1, at + 6)))) return true;
  if (token.slugs.length < 2) return false;
  const { slugs } = token;
  return tokens.some(
    (other) =>
      other !== token &&
      other.kind === "program" &&
      other.excluded &&
      other.slugs.length < slugs.length &&
      other.slugs.every((slug) => slugs.includes(slug)),
  );
}

/** "The developer one (, but not the 40 hour one)" */
const beforeButNot = /^(?:(?:one|ones|course|courses|program|programs) )?but not\b/;

/** "(Not EST.) India time only" */
function isOnly(tokens: readonly Token[], at: number): boolean {
  const [before, last] = tokens.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  // "Don't list everything, only deployment"
  if (last === "only" && before !== "not") return true;
  if (behindOnly.test(textOf(tokens.slice(partStart(tokens, at), at)))) return true;
  return onlyBehind.test(tokens[at]?.ends ? "" : (tokens[at + 1]?.text ?? ""));
}

/** "Only building (apps)" */
const behindOnly = /^(?:and |but )?only \S+(?: \S+)?$/;
const onlyBehind = /^(?:only|alone|please)$/;

function isBehindBut(tokens: readonly Token[], at: number): boolean {
  const start = sentenceStart(tokens, at);
  const but = tokens.findLastIndex(({ text }, place) => place < at && text === "but");
  const isNear = but > start && at - but < 4;
  const isOut = tokens.slice(start, Math.max(start, but)).some(({ excluded }) => excluded);
  return isNear && isOut;
}

/** "Isn't the app course 10 hours?": what is in doubt is meant. */
function isDoubted(tokens: readonly Token[], at: number): boolean {
  const start = partStart(tokens, at);
  const before = textOf(tokens.slice(start, Math.min(at, start + 4)));
  return (
    asksAllOf.test(textOf(tokens.slice(start, at))) ||
    asksIfNot.test(before) ||
    isAskedToLeave(tokens, at)
  );
}

/** "Agentic is for managers, right?": of what something is claimed, that is asked. */
function isSubject(tokens: readonly Token[], at: number): boolean {
  const end = tokens.findIndex(({ ends }, place) => place >= at && ends === "sentence");
  const start = partStart(tokens, at);
  const isFirst = /^(?:(?:so|but|and|the|your|ok) ?)*$/.test(textOf(tokens.slice(start, at)));
  const isClaimed = tokens[end]?.claims !== undefined || tokens[end]?.asks === true;
  const verb = tokens[at + (isNoun.test(tokens[at + 1]?.text ?? "") ? 2 : 1)];
  return isFirst && isClaimed && says.test(verb?.text ?? "");
}

const isNoun = /^(?:course|program|programme|one|training|bootcamp)$/;
const says =
  /^(?:is|are|does|do|has|have|needs?|takes?|lasts?|covers?|teach(?:es)?|includes?|involves?|requires?|suits?)$/;

const asksIfNot =
  /^(?:(?:and|but|so|wait|hmm|ok) )*(?:is|are|was|were|does|do|did|will|would|can) (?:it |they |that )?not(?! (?:tell|want|need|mean|give|send|show|ask|talk))\b/;
/** "List everything in the (agents program)" */
const asksAllOf =
  /^(?:please )?(?:list|name|tell me|show me|give me) (?:everything|all)\b(?!.*\b(?:but|except|besides|apart|other|not|without|bar|barring|minus|skip|no)\b)/;

/** How likely that is for which so much speaks (logistic). */
export function chanceOf(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}
