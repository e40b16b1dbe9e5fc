import { numberOf } from "../../language/numbers.ts";
import { noun } from "../entities/programs-named.ts";
import { paceIn } from "../tokens/pace.ts";
import { textOf } from "../tokens/text.ts";
import { timeGivenIn, timesIn } from "../tokens/time-given.ts";
import type { Token } from "../tokens/token.ts";
import { contraryOf, limitOf, ruledOutFar } from "./hour-limit-words.ts";
import { isInNegatedQuestion } from "./negated-question.ts";

/** How long a program must be. */
export type HoursDemand = {
  is:
    | "at most"
    | "under"
    | "at least"
    | "over"
    | "not"
    | "exactly"
    | "between"
    | "strictly between";
  value: number;
  /** Of "between 20 and 50 hours" the second. */
  upTo?: number;
};

const between =
  /\b(?:between|from) (\w+)(?: hours)? (?:and|to) (\w+)(?: hours)?\b|\b(\d+) to (\d+) hours\b/;

/** "More than 10 but fewer than 40 hours", "under 40 but over 10" */
const over = /\b(?:more than|longer than|over|above) (\w+)(?: hours)?\b/;
const under = /\b(?:fewer than|less than|shorter than|under|below) (\w+)(?: hours)?\b/;
const butAlso =
  /\b(?:but|and|yet) (?:also |still )*(?:more|longer|over|above|fewer|less|shorter|under|below)\b/;

/** "Ten is too little and forty too much" */
const tooLittle =
  /\b(\w+)(?: hours)? (?:is |are |seems? |sounds? |feels? )*(?:far |way |a bit )*too (?:little|short|few|less|small|brief)\b/;
const tooMuch =
  /\b(\w+)(?: hours)? (?:is |are |seems? |sounds? |feels? )*(?:far |way |a bit )*too (?:much|long|many|big|heavy)\b/;

/** "At least 10 hours but less than 40" */
const leastToMost =
  /\b(?:at least|minimum(?: of)?|min|no less than|not less than) (\w+)(?: hours)?(?: \w+){0,2} (?:but|and|to)(?: \w+)? (fewer than|less than|shorter than|under|below|at most|not more than|no more than|max(?:imum)?(?: of)?) (\w+)/;

function fromLeastTo(text: string): HoursDemand | undefined {
  const [, low = "", limit = "", high = ""] = leastToMost.exec(text) ?? [];
  const [value = 0, most = 0] = [low, high].map((word) => numberOf(word) ?? 0);
  const upTo = /^(?:fewer|less|shorter|under|below)/.test(limit) ? most - 1 : most;
  return value > 0 && value <= upTo ? { is: "between", value, upTo } : undefined;
}

/** What lies between two lengths; whoever says "between" leaves out both. */
function rangeIn(text: string): HoursDemand | undefined {
  const [found, low, high, from, to] = between.exec(text) ?? [];
  const ways = butAlso.test(text) ? [over, under] : [tooLittle, tooMuch];
  const [least, most] = ways.map((way) => numberOf(way.exec(text)?.[1] ?? ""));
  const value = (found ? numberOf(low ?? from ?? "") : least) ?? 0;
  const upTo = (found ? numberOf(high ?? to ?? "") : most) ?? 0;
  const isOpen = !found || /^between\b/.test(found);
  if (!(value > 0 && value < upTo)) return undefined;
  return { is: isOpen ? "strictly between" : "between", value, upTo };
}

/** "Which cannot be done in 30 hours?" */
const cannotBeDone = /\bnot be (?:done|finished|completed|covered|taken) (?:in|within|under)$/;

/** "I have only 30 hours: which ones drop out?" */
const fallsOut =
  /\b(?:which|what|kaun\w*|kons\w*)(?: \w+){0,4}? (?:drops?|falls?|goes|go|gets?|are|is|would be|will be) (?:then |now |already )*(?:out|off|away|ruled out|left out|knocked out|eliminated|too (?:long|much|big)|impossible|not possible|beyond (?:that|me))\b|\bnot be able to (?:finish|complete|do|fit|take|manage)\b|\bwhich(?: \w+){0,3}? (?:can|could|would|will|do) (?:i |we )*not (?:fit|finish|complete|do|manage|take)\b/;

/** "Five hours a week, and I must be done within three weeks": fifteen at most. */
function atPaceWithin(text: string): HoursDemand | undefined {
  const [pace, given] = [paceIn(text), timeGivenIn(text)];
  if (!pace || !given || !mustEnd.test(text) || pace.unit === "month") return undefined;
  const times = timesIn(given, pace.unit);
  return times >= 1 ? { is: "at most", value: Math.floor(pace.hours * times) } : undefined;
}

/** "I only get two hours on Sundays": so much there is each time, and no program has to be that short. */
function tellsPaceAlone(tokens: readonly Token[], text: string): boolean {
  const [only, ...others] = tokens.filter(({ kind }) => kind === "hours");
  const isOne = only?.kind === "hours" && others.length === 0;
  if (!isOne || only.excluded || isLimitAlone(tokens, only)) return false;
  return !inAllTold.test(text) && paceIn(text) !== undefined;
}

/** "Anything shorter than ten hours? A weekend thing": what follows is no time in which there are so many. */
function isLimitAlone(tokens: readonly Token[], hours: Token): boolean {
  const isLimit = /^(?:than|under|over|below|above)$/.test(
    tokens[tokens.indexOf(hours) - 1]?.text ?? "",
  );
  return isLimit && hours.ends === "sentence";
}

const inAllTold = /\b(?:in (?:all|total)|total|altogether|overall)\b/;

const mustEnd =
  /\b(?:must|have to|need to|want to|should|got to|has to) (?:be |get )*(?:done|finish\w*|through|over|complete\w*|wrap\w*)\b|\b(?:done|finished|over|completed|through) (?:with\w* )?(?:it |them |that )*(?:in|within|inside|under)\b/;

/** "I have 8 free hours": hours as well, whatever they are called. */
function withFreeHours(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, place) =>
      token.kind === "number" && freeHours.test(textOf(tokens.slice(place + 1, place + 3))),
  );
  const [number, , hours] = tokens.slice(at, at + 3);
  if (at < 0 || number?.kind !== "number" || !hours) return tokens;
  return [
    ...tokens.slice(0, at),
    { ...hours, kind: "hours", value: number.value },
    ...tokens.slice(at + 3),
  ];
}

const freeHours = /^(?:free|spare|extra|available|odd|idle) hours?$/;

const notMoreNorLess =
  /\b(?:not|no|nothing|neither|na) (?:more|less|zyada|kam)(?: (?:and|or|nor))? (?:not |no |nothing |na )?(?:more|less|zyada|kam)\b|\bexactly \d+ hours\b(?!.*\bnot exactly\b)/;

/** The limit that a message sets to hours. */
export function hoursDemanded(said: readonly Token[]): HoursDemand | undefined {
  const tokens = withFreeHours(said);
  const text = textOf(tokens);
  const [only, ...others] = tokens.filter(({ kind }) => kind === "hours");
  if (only?.kind === "hours" && others.length === 0 && notMoreNorLess.test(text))
    return { is: "exactly", value: only.value };
  const range = fromLeastTo(text) ?? rangeIn(text);
  if (range) return range;
  const inAll = atPaceWithin(text);
  return inAll || tellsPaceAlone(tokens, text) ? inAll : limitIn(tokens);
}

function isTakenBack(tokens: readonly Token[], at: number): boolean {
  return takenBack.test(textOf(tokens.slice(at + 1, at + 4)));
}

const takenBack = /^(?:no wait|wait no|oops|sorry|no no|no sorry|i mean|correction)\b/;

/** What is demanded of how long a program is by an amount of hours and the words around it. */
function limitIn(tokens: readonly Token[]): HoursDemand | undefined {
  // "The 10 hour ones in 25 hours": what names a program demands nothing where something else does.
  const names = (token: Token | undefined) =>
    token !== undefined && (token.kind === "program" || noun.test(token.text));
  const isDemand = ({ kind, ends }: Token, place: number) =>
    kind === "hours" && (ends !== undefined || !names(tokens[place + 1]));
  // "I have 10 hours, no wait, 10 days of 4 hours"
  const demands = tokens.flatMap((token, place) =>
    isDemand(token, place) && !(token.excluded && isTakenBack(tokens, place)) ? [place] : [],
  );
  const first = demands[0] ?? tokens.findIndex(isDemand);
  // "The 10 hour agent course" demands nothing.
  const isNaming = tokens.some(
    ({ kind, ends }, place) => kind === "hours" && !ends && tokens[place + 1]?.kind === "program",
  );
  if (first < 0 && isNaming) return undefined;
  const at = first < 0 ? tokens.findIndex(({ kind }) => kind === "hours") : first;
  const token = tokens[at];
  if (token?.kind !== "hours") return undefined;
  const stop = tokens.findLastIndex(({ ends }, place) => ends === "sentence" && place < at);
  const start = Math.max(0, at - 9, stop + 1);
  const previous = tokens
    .slice(start, at)
    .filter((word) => !word.ends || word === tokens[at - 1])
    .filter((word) => !isInNegatedQuestion(tokens, tokens.indexOf(word)));
  const before = textOf(previous);
  if (cannotBeDone.test(before)) return { is: "over", value: token.value };
  const following = textOf(tokens.slice(at + 1, at + 8));
  const isEnd = token.ends === "sentence";
  const told = limitOf(before, following, isEnd ? [] : tokens.slice(at + 1, at + 14)) ?? "exactly";
  const left = ruledOutFar(before, textOf(tokens.slice(stop + 1, at))) ? contraryOf(told) : told;
  const is = fallsOut.test(textOf(tokens.slice(at + 1))) ? beyond(left) : left;
  // "Anything over 10 hours is out"
  const isNot = token.excluded || isNotThat.test(following);
  return { is: isNot && is === "exactly" ? "not" : is, value: token.value };
}

/** "Jo 40 ghante ka na ho" */
const isNotThat = /^(?:ka|ki|ke|wala|wali|wale) (?:course |program )?(?:na|nahi) (?:ho|hon|hona)\b/;

function beyond(is: HoursDemand["is"]): HoursDemand["is"] {
  if (is === "at most") return "over";
  return is === "under" ? "at least" : is;
}

/** Whether a limit is set to hours, rather than hours named: "12 hours at most", not "the 10 hours". */
export function limitsHours(tokens: readonly Token[]): boolean {
  const { is = "exactly" } = hoursDemanded(tokens) ?? {};
  return is !== "exactly";
}

/** Whether these hours meet the demand. */
export function meets(hours: number, demand: HoursDemand): boolean {
  const { is, value, upTo = value } = demand;
  const checks = {
    "at most": hours <= value,
    under: hours < value,
    "at least": hours >= value,
    over: hours > value,
    not: hours !== value,
    exactly: hours === value,
    between: hours >= value && hours <= upTo,
    "strictly between": hours > value && hours < upTo,
  };
  return checks[is];
}
