import type { Marking } from "./learned.ts";
import { canBeExcluded } from "./negation-cues.ts";
import { textOf } from "./text.ts";
import { symbolOf, type Token } from "./token.ts";

/** A token as what marks it sees it: its symbol, and whether something ends behind it. */
export type Seen = { symbol: string; ends: "" | "part" | "sentence" };

/** What is learned to be marked, each told by itself. */
export const kindsOfMarks = ["out", "begins"] as const;
export type Mark = (typeof kindsOfMarks)[number];

/** Takes tokens; gives how likely such a mark is of each, from 0 to 1. */
export type ChancesOf = (tokens: readonly Token[], mark: Mark) => number[];

/** From here on a token is taken as marked by those that follow. */
const likely = 0.5;
/** From here on what is said is taken as waved off. */
const sure = 0.7;

/** How a token looks to what marks it. */
export function seenOf(token: Token): Seen {
  return { symbol: symbolOf(token), ends: token.ends ?? "" };
}

/** A way to tell from what was learned which names a message waves off, and where it begins to say something else. */
export function createChancesOf(marking: Marking): ChancesOf {
  const weights = new Map(
    marking.names.map((name, at) => [
      name,
      { out: (marking.out[at] as number) / 10, begins: (marking.begins[at] as number) / 10 },
    ]),
  );
  const known = new Set(marking.symbols);
  const weightsOf = (name: string) => weights.get(name) ?? [];
  return function chancesOf(tokens, mark) {
    const seen = tokens.map(seenOf);
    let before = false;
    return seen.map((_, at) => {
      const names = [...namesAt(seen, at, known), ...namesGoingOn(seen, at, before)];
      const chance = chanceOf(names.flatMap(weightsOf).reduce((sum, one) => sum + one[mark], 0));
      before = chance > likely;
      return chance;
    });
  };
}

/** Marks what is likely waved off: names as excluded, other words as out. */
export function markOut(tokens: readonly Token[], chances: readonly number[]): void {
  tokens.forEach((token, at) => {
    if ((chances[at] ?? 0) <= sure || isDoubted(tokens, at)) return;
    token.isOut = true;
    if (canBeExcluded(token)) token.excluded = true;
  });
}

/** "Isn't the app course 10 hours?", "the developer one, but not the long one": what is in doubt or kept is meant. */
function isDoubted(tokens: readonly Token[], at: number): boolean {
  const start = tokens.findLastIndex(({ ends }, place) => place < at && ends !== undefined) + 1;
  const before = textOf(tokens.slice(start, Math.min(at, start + 4)));
  const behind = textOf(tokens.slice(at + 1, at + 4));
  return (
    asksIfNot.test(before) ||
    asksOf.test(before) ||
    keeps.test(behind) ||
    /\bor (?:perhaps|maybe)\b/.test(before)
  );
}

const asksIfNot =
  /^(?:(?:and|but|so|wait|hmm|ok) )*(?:is|are|was|were|does|do|did|will|would|can) (?:it |they |that )?not(?! (?:tell|want|need|mean|give|send|show|ask|talk))\b/;
/** "Does the app course (…)?" */
const asksOf =
  /^(?:(?:and|but|so|ok) )*(?:is|are|was|were|does|do|did|will|would|can|could|has|have)(?: (?:the|that|this|your|a))?$/;
const keeps = /^(?:(?:one|ones|course|program|programme) )?but not\b/;

/** How likely that is for which so much speaks (logistic). */
export function chanceOf(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

/** So many words before and behind tell whether one is marked, wherever they stand there. */
const reach = 10;

/** What speaks for and against a mark at this place where the token before it is marked, or is not. */
export function namesGoingOn(seen: readonly Seen[], at: number, before: boolean): string[] {
  const [last, one] = [seen[at - 1], seen[at]];
  return [`k ${before} ${one?.symbol}`, `K ${before} ${last?.symbol} ${last?.ends}`];
}

/** What else speaks for and against a mark at this place. */
export function namesAt(seen: readonly Seen[], at: number, known: ReadonlySet<string>): string[] {
  const symbol = (step: number) => {
    const one = seen[at + step]?.symbol ?? "$";
    return one.startsWith("@") || one === "$" || known.has(one) ? one : "?";
  };
  const ends = (step: number) => seen[at + step]?.ends ?? "";
  const names = ["*"];
  names.push(`e ${ends(-1)}`, `e0 ${ends(0)}`, `ee ${ends(-1)} ${symbol(0)}`);
  for (let step = -4; step <= 4; step++) names.push(`${step} ${symbol(step)}`);
  for (let step = -3; step <= 2; step++) names.push(`${step}+ ${symbol(step)} ${symbol(step + 1)}`);
  names.push(`-3. ${symbol(-3)} ${symbol(-2)} ${symbol(-1)}`);
  names.push(`-1. ${symbol(-1)} ${symbol(0)} ${symbol(1)}`);
  names.push(`0. ${symbol(0)} ${symbol(1)} ${symbol(2)}`);
  names.push(`1. ${symbol(1)} ${symbol(2)} ${symbol(3)}`);
  names.push(`_ ${symbol(-1)} ${symbol(1)}`);
  return [...names, ...namesBefore(seen, at, symbol), ...namesBehind(seen, at, symbol)];
}

type SymbolAt = (step: number) => string;

/** The words before it, nearer ones told apart from those of another part. */
function namesBefore(seen: readonly Seen[], at: number, symbol: SymbolAt): string[] {
  const names: string[] = [];
  let isNear = true;
  for (let step = -1; step >= -reach && at + step >= 0; step--) {
    const ends = seen[at + step]?.ends;
    if (ends) isNear = false;
    if (ends === "sentence" && step < -1) break;
    if (isNear) names.push(`l ${symbol(step)}`);
    names.push(`L ${symbol(step)}`);
  }
  return names;
}

/** The words behind it. */
function namesBehind(seen: readonly Seen[], at: number, symbol: SymbolAt): string[] {
  const names: string[] = [];
  let isNear = true;
  for (let step = 1; step <= reach && at + step < seen.length; step++) {
    if (seen[at + step - 1]?.ends) isNear = false;
    names.push(`${isNear ? "r" : "R"} ${symbol(step)}`);
  }
  return names;
}
