import type { Program } from "../../../../../content/programs.ts";
import { isLimit, jointIn } from "../conditions/sum-cues.ts";
import { programsOf } from "../entities/programs-named.ts";
import { paceIn } from "../tokens/pace.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { bySlugs } from "./by-slugs.ts";
import type { Context } from "./context.ts";

/** Programs whose hours are added up, what that is said to make, and where the message says so. */
export type SumClaimed = {
  programs: readonly Program[];
  hours: number | undefined;
  from: number;
  to: number;
};

const besideThat =
  /\b(?:(?:after|with|plus|and|then|besides|to) (?:it|that|this)|(?:it|that|this)(?: one)? (?:and|plus|with|then)|as well|also|too|both|together)\b/;
const joins = /^(?:then|plus|and|with|after|phir|fir|aur|by|first|followed|the|both)$/;
/** So many words and numbers are all that is said: "I mean two courses, 40 + 10". */
const few = 14;

/** "If I take the one first and then the other, is that 50 hours?": nothing that one program has to be. */
export function sumClaimed(
  tokens: readonly Token[],
  context: Context,
  programs: readonly Program[],
): SumClaimed | undefined {
  return (
    ofNames(tokens, context, programs) ??
    ofThose(tokens, context, programs) ??
    ofTold(tokens, context, programs) ??
    ofNumbers(tokens, context, programs)
  );
}

const those =
  /\b(?:both|dono|(?:the|those|these|all) (?:two|three|of (?:them|those))|they|them|teeno)\b/;

/** "So both together 50 hours?", of those that were told of. */
function ofThose(tokens: readonly Token[], context: Context, programs: readonly Program[]) {
  const focus = bySlugs(programs, context.focus);
  const at = tokens.findIndex((token, place) => isClaim(token, textOf(tokens.slice(0, place))));
  const claim = tokens[at];
  const text = textOf(tokens);
  const isCounted = tokens.some(({ kind }) => kind === "program" || kind === "number");
  const isOfTwo = !/\b(?:both|two|dono)\b/.test(text) || focus.length === 2;
  if (claim?.kind !== "hours" || focus.length < 2 || !isOfTwo || isCounted) return undefined;
  if (!those.test(text) || jointIn(text) !== "in turn" || tokens.length > few) return undefined;
  return { programs: focus, hours: claim.value, from: 0, to: tokens.length - 1 };
}

const inAll =
  /^(?:(?:so|and|ok|okay|then|that|it|this|is|makes|total|is|matlab|toh|to) )*\d+(?: hours)? (?:(?:in|for) (?:all|total|both|the two)|total|altogether|all together|combined|sum)\b|^(?:(?:so|and|ok|okay|then|matlab|toh|to) )*(?:the )?(?:total|sum)(?: (?:is|of|comes to|hours))* \d+\b/;

/** "(How long is the one? And the other?) So 50 in all?": of the one the talk is of, and the one before. */
function ofTold(tokens: readonly Token[], context: Context, programs: readonly Program[]) {
  const held = bySlugs(programs, context.focus);
  const [other] = bySlugs(programs, context.seen.slice(0, 1));
  const [one] = held;
  const claim = tokens.find(({ kind }) => kind === "hours" || kind === "number");
  const isCount = claim?.kind === "hours" || claim?.kind === "number";
  const isOfHours = context.topics[0] === "duration" && inAll.test(textOf(tokens));
  if (!isOfHours || !isCount || !one || !other || held.length > 1 || claim.value === one.hours)
    return undefined;
  return { programs: [other, one], hours: claim.value, from: 0, to: tokens.length - 1 };
}

function ofNames(tokens: readonly Token[], context: Context, programs: readonly Program[]) {
  const to = tokens.findLastIndex((token, at) => isClaim(token, textOf(tokens.slice(0, at))));
  const claim = tokens[to];
  const all = tokens.flatMap((_, at) => (namedAt(tokens, at, programs) ? [at] : []));
  const before = all.filter((at) => at < to);
  // "(…, is that 50 hours?) And does the third one need code?"
  const places = before.length > 1 ? before : all;
  const [first] = places;
  const last = places.at(-1);
  if (first === undefined || last === undefined || claim?.kind !== "hours") return undefined;
  // "So if I take it": where it begins to speak of them
  const from = startOf(tokens, Math.min(first, to));
  const end = Math.max(last, to);
  const text = textOf(tokens.slice(from, end + 1).filter(({ kind }) => kind !== "program"));
  const said = tokens.slice(from, sentenceEnd(tokens, end) + 1);
  const way = jointIn(textOf(said.filter(({ kind }) => kind !== "program")));
  if (!way || paceIn(textOf(tokens))) return undefined;
  const named = places.flatMap((at) => namedAt(tokens, at, programs) ?? []);
  const held = bySlugs(programs, context.focus);
  const isMore = new Set(named).size === 1 && held.length === 1 && besideThat.test(text);
  const added = [...new Set(isMore ? [...held, ...named] : named)];
  const hours = claim.value;
  const isOfEach = way === "beside" && added.some((program) => program.hours === hours);
  const others = tokens.filter(
    (token, at) =>
      token.kind === "hours" && at !== to && !added.some(({ hours: own }) => own === token.value),
  );
  if (added.length < 2 || isOfEach || others.length > 0) return undefined;
  return { programs: added, hours, from, to: end };
}

/** "40 + 10, so 50?", of two that the talk is of, by how long they take. */
function ofNumbers(tokens: readonly Token[], context: Context, programs: readonly Program[]) {
  const focus = bySlugs(programs, context.focus);
  const isOfHours = context.topics.includes("duration") && focus.length > 1;
  const isNamed = tokens.some(({ kind }) => kind === "program");
  const numbers = tokens.flatMap((token) =>
    token.kind === "hours" || token.kind === "number" ? [token.value] : [],
  );
  const own = focus.map(({ hours }) => hours).toSorted();
  const told = numbers.slice(0, own.length).toSorted();
  const isTheirs = own.length === told.length && own.every((hours, at) => hours === told[at]);
  if (!isOfHours || isNamed || !isTheirs || numbers.length > own.length + 1) return undefined;
  if (tokens.length > few || jointIn(`and ${textOf(tokens)}`) === undefined) return undefined;
  return { programs: focus, hours: numbers[own.length], from: 0, to: tokens.length - 1 };
}

function isClaim(token: Token, before: string): boolean {
  return token.kind === "hours" && !isLimit(before);
}

/** The one program that is named here: by its name, or by what is taught behind "and then". */
function namedAt(tokens: readonly Token[], at: number, programs: readonly Program[]) {
  const token = tokens[at];
  if (!token || token.excluded) return undefined;
  const isTaught = token.kind === "word" || token.kind === "skill";
  const isJoined = isTaught && joins.test(tokens[at - 1]?.text ?? "");
  if (token.kind !== "program" && !isJoined) return undefined;
  const found = programsOf(token, programs);
  return found.length === 1 ? found[0] : undefined;
}

/** "(That is 50 hours) for both" belongs to it. */
function sentenceEnd(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex(({ ends }, place) => place >= at && ends !== undefined);
  return end < 0 ? tokens.length - 1 : end;
}

function startOf(tokens: readonly Token[], at: number): number {
  return tokens.findLastIndex(({ ends }, place) => place < at && ends !== undefined) + 1;
}
