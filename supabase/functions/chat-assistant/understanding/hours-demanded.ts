import { numberOf } from "../language/numbers.ts";
import { noun } from "./naming.ts";
import { textOf } from "./text.ts";
import type { Token } from "./token.ts";

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

/** "Ten is too little and forty too much" */
const tooLittle =
  /\b(\w+)(?: hours)? (?:is |are |seems? |sounds? |feels? )?(?:far |way |a bit )?too (?:little|short|few|less|small|brief)\b/;
const tooMuch =
  /\b(\w+)(?: hours)? (?:is |are |seems? |sounds? |feels? )?(?:far |way |a bit )?too (?:much|long|many|big|heavy)\b/;

/** What lies between two lengths; whoever says "between" leaves out both. */
function rangeIn(text: string): HoursDemand | undefined {
  const [found, low, high, from, to] = between.exec(text) ?? [];
  const [least, most] = [tooLittle, tooMuch].map((way) => numberOf(way.exec(text)?.[1] ?? ""));
  const value = (found ? numberOf(low ?? from ?? "") : least) ?? 0;
  const upTo = (found ? numberOf(high ?? to ?? "") : most) ?? 0;
  const isOpen = !found || /^between\b/.test(found);
  if (!(value > 0 && value < upTo)) return undefined;
  return { is: isOpen ? "strictly between" : "between", value, upTo };
}

const limits = [
  // "I can't do more than 12 hours"
  [
    "at most",
    /\b(?:not|cannot|cant|never|nor) (?:\w+ ){0,4}?(?:more|longer|over|above|beyond)(?: than)?(?: of| about)?$/,
  ],
  [
    "at least",
    /\b(?:not|cannot|cant|never|nor) (?:\w+ ){0,4}?(?:less|fewer|shorter|under|below)(?: than)?(?: of| about)?$/,
  ],
  ["under", /(?:do not|dont|not) (?:have|got|spare)(?: the| full)?$/],
  [
    "under",
    /(?:not|cannot|cant) (?:want|wish|like|manage|afford|do|sit|spend|give|commit)(?: to)?(?: (?:sit|go|spend|do|give|through|for|commit|to|all|of|the|whole|full|take|invest|a))*$/,
  ],
  [
    "at most",
    /(at most|atmost|up ?to|maximum|max|not more than|no more than|within|can give|(?:i|we) give|only (?:have|spare|got|got about|manage|give|for)|can spare|spare(?: only)?|(?:have|had)(?: only| just)?|got|just have|not over|not longer than|ya usse kam|not exceed\w*|in)(?: of| about| around| just| only)?$/,
  ],
  [
    "at least",
    /(at least|atleast|minimum|min|not less than|no less than|not under|not shorter than)(?: of| about)?$/,
  ],
  [
    "under",
    /(less than|under|below|fewer than|shorter than|lesser than|not even|beneath)(?: the)?$/,
  ],
  [
    "over",
    /(more than|over|above|longer than|exceeding|exceeds|greater than|beyond|bigger than)(?: the)?$/,
  ],
  ["not", /(not|isnt|except|other than|excluding)(?: take| last| exactly| just| of| the)?$/],
] as const;
const limitsAfter = [
  [
    "at most",
    /^((?:each )?(?:not|no|nothing|never) (?:any )?(?:more|longer)\b|(?:each )?is all\b|(?:be |is |would be |are )?(?:enough|sufficient|suffice\w*)\b|or (?:less|fewer|under|below|shorter)|(?:and |but )?(?:not|no|nothing) (?:a minute )?(?:more|longer|beyond|above|over)\b|and (?:less|under|below)\b|max|maximum|tops\b|at (?:the )?(?:most|maximum|max)|tak|free\b|to spare|spare\b|se (?:zyada|jyada) (?:\w+ )?(?:nahi|mat)\b)/,
  ],
  [
    "at least",
    /^(or (?:more|over|above|longer)|(?:and |but )?(?:not|no|nothing) (?:less|fewer|shorter|below|under)\b|and (?:more|over|above|up|upwards?)\b|plus|upwards?\b|min|minimum|at (?:the )?(?:least|minimum|min)\b|se kam (?:\w+ )?(?:nahi|mat)\b)/,
  ],
  ["under", /^(se kam|se chota)/],
  [
    "under",
    /^(?:thing |one |course |program )?(?:is |are |sounds? |seems? |feels? |looks? |would be |will be )?(?:way |far |a bit |just |really |simply )?too (?:much|long|many|big|heavy|lengthy)/,
  ],
  ["over", /^(se zyada|se jyada|se bada)/],
  [
    "over",
    /^(?:is |are |seems? |sounds? |feels? )?(?:way |far |a bit |just )?too (?:little|short|few|brief)\b/,
  ],
] as const;

/** The limit that a message sets to hours. */
export function hoursDemanded(tokens: readonly Token[]): HoursDemand | undefined {
  const range = rangeIn(textOf(tokens));
  if (range) return range;
  // "The 10 hour ones in 25 hours": what names a program demands nothing where something else does.
  const names = (token: Token | undefined) =>
    token !== undefined && (token.kind === "program" || noun.test(token.text));
  const isDemand = ({ kind, ends }: Token, place: number) =>
    kind === "hours" && (ends !== undefined || !names(tokens[place + 1]));
  const first = tokens.findIndex(isDemand);
  // "The 10 hour agent course" demands nothing.
  const isNaming = tokens.some(
    ({ kind, ends }, place) => kind === "hours" && !ends && tokens[place + 1]?.kind === "program",
  );
  if (first < 0 && isNaming) return undefined;
  const at = first < 0 ? tokens.findIndex(({ kind }) => kind === "hours") : first;
  const token = tokens[at];
  if (token?.kind !== "hours") return undefined;
  const start = Math.max(0, at - 5);
  const previous = tokens.slice(start, at).filter((word) => !word.ends || word === tokens[at - 1]);
  const before = textOf(previous);
  const following = textOf(tokens.slice(at + 1, at + 6));
  const limit =
    limits.find(([, pattern]) => pattern.test(before)) ??
    limitsAfter.find(([, pattern]) => pattern.test(following));
  return { is: token.excluded ? "not" : (limit?.[0] ?? "exactly"), value: token.value };
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
