import type { Program } from "../../../../../content/programs.ts";
import { numberOf } from "../../language/numbers.ts";
import { multiples } from "../../understanding/conditions/hours-compared.ts";
import { bySize } from "../../understanding/references/by-size.ts";
import { moreOrLess } from "../../understanding/references/compared-sides.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { durationLines } from "../wording/duration-lines.ts";
import { titles } from "../wording/titles.ts";
import { hoursOf } from "./hours-of.ts";

/** "Is it longer than the other one?", "do the short ones together take less time than the long one?" */
export function compareSides(
  provider: Provider,
  { sides, conditions, yesOrNo, clause }: Question,
): Part | undefined {
  const isClaim = likens.test(clause.text) && !isOpen.test(clause.text);
  if (!sides || !(yesOrNo || isClaim)) return undefined;
  const [left, right] = sides;
  const isLess = lessThan.test(clause.text);
  const wanted = isLess ? "shortest" : (conditions.extreme ?? "longest");
  const times = timesIn(clause.text);
  const more = hoursMore(clause.text);
  const holdsFor = (first: number, second: number) => {
    if (times) return first === times * second;
    if (more !== undefined) return Math.abs(first - second) === more && first < second === isLess;
    if (conditions.isSame) return first === second;
    return wanted === "longest" ? first > second : first < second;
  };
  const isEach = left.length + right.length > 2 && !asOne.test(clause.text);
  if (isEach) return eachAgainst(provider, sides, holdsFor);
  const holds = holdsFor(hoursOf(left), hoursOf(right));
  const text = say(provider, "takesAgainst", {
    first: amountOf(provider, left),
    second: amountOf(provider, right),
  });
  const programs = [...left, ...right];
  const focus = programs.length < provider.content.programs.length ? programs : left;
  const verdict = say(provider, holds ? "yes" : "no");
  return { text: `${verdict} ${text}`, programs, focus, ...(isClaim && { isWorkedOut: true }) };
}

/** "Both short ones together less than the app one?" */
const likens = new RegExp(
  `\\b(?:less|shorter|fewer|quicker|smaller|more|longer|bigger)\\b.* than\\b|\\bse ${moreOrLess}\\b`,
);
const lessThan = /\b(?:less|shorter|fewer|quicker|smaller)\b.* than\b|\bse (?:kam|chh?ot[aei])\b/;
/** "By how much is it longer?", "longer or shorter?", "is it wrong that it is longer?" */
const isOpen =
  /\b(?:longer|shorter|more|less|bigger|smaller) or\b|\b(?:wrong|false|untrue|not (?:true|right|so))\b|\b(?:which|what|how|why|who|kaun\w*|kons\w*|kitn\w+|difference|farak)\b/;

/** What several take as one */
const asOne =
  /\b(?:together|combined|altogether|total|sum|both|in all|plus|and|mila(?:ke|kar)?|jod(?:ke|kar)?)\b/;

/** "Is his longer than mine?", where two may be his: yes or no only if it is so of each. */
function eachAgainst(
  provider: Provider,
  [left, right]: NonNullable<Question["sides"]>,
  holdsFor: (first: number, second: number) => boolean,
): Part {
  const told = left.flatMap((one) => right.map((other) => holdsFor(one.hours, other.hours)));
  const isSure = new Set(told).size === 1;
  const verdict = isSure ? `${say(provider, told[0] ? "yes" : "no")} ` : "";
  const programs = [...left, ...right];
  const lines = durationLines(provider, programs);
  return { text: `${verdict}${lines}`, programs, focus: left };
}

/** "By how many hours is the biggest longer than the smallest?", "how much longer is it than the two others together?" */
export function differenceOf(
  provider: Provider,
  { sides, conditions, selection, yesOrNo }: Question,
): Part | undefined {
  if (yesOrNo) return undefined;
  const open = selection.open;
  const [left, right] =
    sides ?? (conditions.bothExtremes ? [bySize(open, "longest"), bySize(open, "shortest")] : []);
  if (!left || !right || left.length + right.length < 3 - Number(conditions.bothExtremes))
    return undefined;
  const longer = conditions.adds ? left : ofThoseLonger(left, right);
  const sidesTold = [longer, right];
  const told = sidesTold.map((side) => sideOf(provider, side, conditions.adds));
  const [first, second] = told;
  if (!first || !second) return undefined;
  const more = Math.abs(first.hours - second.hours);
  const [long, short] = first.hours < second.hours ? [second, first] : [first, second];
  const text = say(provider, "difference", { more, first: long.text, second: short.text });
  return { text, programs: [...left, ...right], focus: left };
}

/** "By how much is the developer course longer than that?": of several that are called so those that are. */
function ofThoseLonger(left: readonly Program[], right: readonly Program[]): readonly Program[] {
  const most = Math.max(...right.map(({ hours }) => hours));
  const found = left.filter(({ hours }) => hours > most);
  return found.length > 0 ? found : left;
}

/** The hours of programs that are alike in it, or of all together; undefined where each takes its own. */
function sideOf(provider: Provider, programs: readonly Program[], adds: boolean) {
  const [first] = programs;
  if (!first) return undefined;
  if (adds && programs.length > 1)
    return { hours: hoursOf(programs), text: amountOf(provider, programs) };
  if (programs.some(({ hours }) => hours !== first.hours)) return undefined;
  const values = { title: first.title, titles: titles(programs), hours: first.hours };
  const key = programs.length > 1 ? "againstEach" : "against";
  return { hours: first.hours, text: say(provider, key, values) };
}

/** "Twice as long", "four times as long" */
function timesIn(text: string): number | undefined {
  const [, word, count] = /\b(?:(twice|double|thrice|triple|half)|(\w+) times)\b/.exec(text) ?? [];
  if (count) return numberOf(count);
  return word ? multiples[word] : undefined;
}

/** "Thirty hours longer than the agents course" */
function hoursMore(text: string): number | undefined {
  const [, count] = /\b(\w+) hours? (?:longer|shorter|more|less|fewer)\b/.exec(text) ?? [];
  return count === undefined ? undefined : numberOf(count);
}

function amountOf(provider: Provider, programs: readonly Program[]): string {
  const values = { title: titles(programs), titles: titles(programs), hours: hoursOf(programs) };
  return say(provider, programs.length > 1 ? "togetherHours" : "against", values);
}

const asksWhatIsSaved = /\bsav(?:e|ing)\b|\bminus\b|\b(?:rather than|instead of)\b/;

/** "How many hours do I save with this one instead of those two together?" */
export function savedAgainstSum(provider: Provider, { clause }: Question): Part | undefined {
  const { programs } = provider.content;
  const of = (isOut: boolean) => {
    const slugs = clause.tokens.flatMap((token) =>
      token.kind === "program" && (token.excluded === true) === isOut ? token.slugs : [],
    );
    return programs.filter(({ slug }) => slugs.includes(slug));
  };
  const [left, right] = [of(false), of(true)];
  const isAsked = asksWhatIsSaved.test(clause.text);
  if (!isAsked || left.length === 0 || right.length === 0 || left.length + right.length < 3)
    return undefined;
  const [first, second] = [left, right].toSorted((a, b) => hoursOf(b) - hoursOf(a));
  const more = hoursOf(first ?? []) - hoursOf(second ?? []);
  const told = [first ?? [], second ?? []].map((side) => amountOf(provider, side));
  const text = say(provider, "difference", { more, first: told[0], second: told[1] });
  return { text, programs: [...left, ...right], focus: left };
}

/** "How many hours do I save with this one instead of that one?" is asked of both. */
export function saved({ content }: Provider, { clause }: Question): readonly Program[] | undefined {
  const slugs = clause.tokens.flatMap((token) => (token.kind === "program" ? token.slugs : []));
  return asksWhatIsSaved.test(clause.text)
    ? content.programs.filter(({ slug }) => slugs.includes(slug))
    : undefined;
}
