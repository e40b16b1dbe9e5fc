import type { Program } from "../../../../../content/programs.ts";
import { sentenceStart, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { bySize } from "./by-size.ts";

/**
 * What stands behind "the", how many tokens it takes, and the programs for which it holds. What tells a size or a place
 * is not read as one again (`isRead`).
 */
export type Phrase = { length: number; programs: readonly Program[]; isRead?: true };

/** What a description of a program ends with, or begins with. */
export const noun =
  /^(?:one|ones|course|courses|program|programs|programme|bootcamp|training|class|wala|wale|wali)$/;

const long = /^(?:long|longer|longest|big|bigger|biggest|lengthier|lengthiest|largest)$/;
const short = /^(?:short|shorter|shortest|small|smaller|smallest|quick|quicker|quickest)$/;

/** "The shorter developer one": of several that are called so. */
export function sized(
  tokens: readonly Token[],
  at: number,
  programs: readonly Program[],
): Phrase | undefined {
  const [size, name, behind] = tokens.slice(at, at + 3);
  if (!size || size.ends || name?.kind !== "program" || name.slugs.length < 2) return undefined;
  const called = programs.filter(({ slug }) => name.slugs.includes(slug));
  const found = ofSize(size, called);
  const isNoun = !name.ends && noun.test(behind?.text ?? "");
  return found && { length: isNoun ? 3 : 2, programs: found, isRead: true };
}

function ofSize(size: Token, programs: readonly Program[]): readonly Program[] | undefined {
  if (size.kind === "hours") return programs.filter(({ hours }) => hours === size.value);
  if (long.test(size.text)) return bySize(programs, "longest");
  return short.test(size.text) ? bySize(programs, "shortest") : undefined;
}

const superlative = /^(?:longest|biggest|largest|lengthiest|shortest|smallest|quickest)$/;
/** Behind these "the longest one" is not asked for, but meant. */
const before =
  /^(?:in|of|for|from|about|with|without|except|than|and|or|but|besides|does|do|can|take|takes|skip|drop|out|join|want|after|before|then|minus|plus|not|finish|finished|done|did|by|if|barring|excluding|via|to|leave|need|i|would|will|between|leaving|mean|meant|drop|remove|instead|rather|plus|only|just|like)$/;

/** "What is taught in the shortest?", "no, I meant the longest" */
const beforeBare = /^(?:in|inside|of|for|from|mean|meant|want|take|join)$/;

/** "What is the cheapest … I mean the quickest course" asks for that too. */
const askedInstead = /\b(?:what|which)\b.* (?:the|your) \w+est\b.* i (?:mean|meant) the$/;

/** "Without the longest one", but not "which is the longest one?" */
export function sizedMost(
  tokens: readonly Token[],
  at: number,
  programs: readonly Program[],
): Phrase | undefined {
  const [size, behind] = tokens.slice(at, at + 2);
  if (!size || !superlative.test(size.text)) return undefined;
  if (askedInstead.test(textOf(tokens.slice(0, at)))) return undefined;
  const found = ofSize(size, programs) ?? [];
  const isBare = (size.ends || !behind) && beforeBare.test(tokens[at - 2]?.text ?? "");
  if (isBare) return { length: 1, programs: found, isRead: true };
  if (size.ends || !noun.test(behind?.text ?? "")) return undefined;
  return isMost(tokens, at, 2) ? { length: 2, programs: found, isRead: true } : undefined;
}

/** Whether it is meant, and not asked for, by what stands before and behind it. */
function isMost(tokens: readonly Token[], at: number, length: number): boolean {
  const isSaid = /^(?:is|are|was)$/.test(tokens[at - 2]?.text ?? "");
  if (!isSaid) return before.test(tokens[at - 2]?.text ?? "in");
  const next = tokens[at + length - 1]?.ends ? "" : (tokens[at + length]?.text ?? "");
  return at - 2 === sentenceStart(tokens, at) || isFor.test(next);
}

/** "Whom is your longest program meant for?" */
const isFor = /^(?:meant|intended|made|designed|aimed|for|about|good|suitable|like)$/;

const mostHours =
  /^(?:with|having|of|(?:that|which) (?:has|takes|needs)) (?:the )?(most|highest|maximum|largest|least|fewest|lowest|minimum)(?: (?:number|amount|count) of)? (?:hours|time|duration|length)\b/;

/** "The contents of the program with the highest number of hours" */
export function withMostHours(
  tokens: readonly Token[],
  at: number,
  programs: readonly Program[],
): Phrase | undefined {
  const one = tokens[at];
  if (!one || one.ends || !noun.test(one.text)) return undefined;
  const [found, most = ""] = mostHours.exec(textOf(tokens.slice(at + 1, at + 9))) ?? [];
  if (!found) return undefined;
  const length = 1 + found.split(" ").length;
  const is = /^(?:most|highest|maximum|largest)/.test(most) ? "longest" : "shortest";
  return isMost(tokens, at, length)
    ? { length, programs: bySize(programs, is), isRead: true }
    : undefined;
}

/** "Is the longest one …", "how long is the first one?", but not "the agents course is the longest one" */
function isMeantAt(tokens: readonly Token[], at: number): boolean {
  const isSaid = /^(?:is|are|was)$/.test(tokens[at - 2]?.text ?? "");
  const isAsked = asksOf.test(tokens[at - 3]?.text ?? "");
  return !isSaid || isAsked || at - 2 === sentenceStart(tokens, at);
}

const asksOf = /^(?:who|whom|how|long|many|much|hours|where|when|why)$/;

const places: Readonly<Record<string, number>> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  last: -1,
};
/** "The second one you named" is told by what was said. */
const ofTalk = /^(?:i|we|you|that|which)$/;

/** "The third one", "the long one" */
export function atPlace(
  tokens: readonly Token[],
  at: number,
  programs: readonly Program[],
): Phrase | undefined {
  const found = inOrder(tokens, at, programs) ?? longOrShort(tokens, at, programs);
  const last = found && tokens[at + found.length - 1];
  const next = last?.ends ? "" : (tokens[at + (found?.length ?? 0)]?.text ?? "");
  return found && isMeantAt(tokens, at) && !ofTalk.test(next) ? found : undefined;
}

function inOrder(
  tokens: readonly Token[],
  at: number,
  programs: readonly Program[],
): Phrase | undefined {
  const token = tokens[at];
  const [word = "", ...more] = token?.kind === "pointer" ? token.text.split(" ") : [];
  const isMiddle = word === "middle" && programs.length % 2 === 1;
  const place = isMiddle ? (programs.length - 1) / 2 : places[word];
  const found = place === undefined || more.length !== 1 ? undefined : programs.at(place);
  return found && { length: 1, programs: [found], isRead: true };
}

function longOrShort(
  tokens: readonly Token[],
  at: number,
  programs: readonly Program[],
): Phrase | undefined {
  const [size, behind] = tokens.slice(at, at + 2);
  if (!size || size.ends || !noun.test(behind?.text ?? "")) return undefined;
  if (!/^(?:long|big|short|small)$/.test(size.text)) return undefined;
  return { length: 2, programs: ofSize(size, programs) ?? [], isRead: true };
}
