import type { Program } from "../../../../content/programs.ts";
import type { Clause } from "./clauses.ts";
import type { Conditions } from "./conditions.ts";
import type { Context } from "./context.ts";
import { meets } from "./hours-demanded.ts";
import { namedBy, wavedOff } from "./naming.ts";
import { bySize, compared, goingOn, pointedAt, type Talk } from "./pointing.ts";
import { textOf } from "./text.ts";
import type { Token } from "./token.ts";

/** The programs that a message, or a part of it, is about. */
export type Selection = {
  /** Named, pointed at or left over when others are waved off; empty when nothing is. */
  named: readonly Program[];
  /** Those, or what the talk was of when the message goes on about it. */
  about: readonly Program[];
  /** What is left when those waved off are out. */
  open: readonly Program[];
  /** Those of which the longest or the shortest may be asked. */
  compared: readonly Program[];
};

/** "Not that one." */
const wavesOffFocus =
  /(?<!^(?:is|are|was|does|did) )\b(not|except|besides|apart from) (that|this|it)\b/;

/** "And if I also take the long one, how many hours altogether?" */
const alsoThat = /\b(?:also|as well|too|besides that|on top|plus)\b/;

/** Said after several, of the one that the talk was of before. */
const notThatOne = /\bnot (?:that|this) one\b/;

type Parts = {
  programs: readonly Program[];
  tokens: readonly Token[];
  conditions: Conditions;
  context: Context;
};

/** Which programs the tokens of a message or of a clause are about. */
export function select({ programs, tokens, conditions, context }: Parts): Selection {
  const text = textOf(tokens);
  const bySlugs = (slugs: readonly string[]) =>
    slugs.flatMap((slug) => programs.filter((program) => program.slug === slug));
  const focus = bySlugs(context.focus);
  const [seen, met] = [bySlugs(context.seen), bySlugs(context.met)];
  const described = namedBy(tokens, programs);
  const out = new Set(wavedOff(tokens, programs, described));
  const isIn = (program: Program) => !out.has(program);
  if (conditions.size?.isExcluded) add(out, bySize(programs, conditions.size.is));
  const names = described.filter(isIn);
  add(out, thatOneOut(text, focus, seen));
  const open = programs.filter(isIn);
  const talk = { focus, seen, met, open, programs, text };
  const others = names.filter((program) => !focus.includes(program));
  const meant = conditions.isOther && others.length > 0 ? others : names;
  const pointed = meant.length > 0 ? meant : pointedAt(conditions, talk);
  const rest = open.length < programs.length ? open : [];
  const summed = withAdded(pointed, conditions, talk);
  const named = summed.length > 0 ? summed : rest;
  return {
    named,
    about: named.length > 0 ? named : goingOn(conditions, talk),
    open,
    compared: names.length > 1 ? names : compared(conditions, talk),
  };
}

/** What "not that one" waves off. */
function thatOneOut(
  text: string,
  focus: readonly Program[],
  seen: readonly Program[],
): readonly Program[] {
  if (!wavesOffFocus.test(text) || focus.length > 2) return [];
  return notThatOne.test(text) && focus.length > 1 && seen[0] ? [seen[0]] : focus;
}

/** With what the talk is of, when the hours of that and of these are to be added. */
function withAdded(
  pointed: readonly Program[],
  { adds }: Conditions,
  { text, focus }: Talk,
): readonly Program[] {
  const more = pointed.filter((program) => !focus.includes(program));
  const isAdded = adds && alsoThat.test(text) && focus.length < 3 && more.length > 0;
  return isAdded ? [...focus, ...more] : pointed;
}

function add(all: Set<Program>, programs: readonly Program[]): void {
  for (const program of programs) all.add(program);
}

/** The programs that meet the demands of a message for hours. */
export function meetingHours(
  programs: readonly Program[],
  { hours }: Conditions,
): readonly Program[] {
  return hours ? programs.filter((program) => meets(program.hours, hours)) : programs;
}

/** Whether a clause asks for yes or no. */
export function asksYesOrNo({ text }: Clause): boolean {
  return (
    /^(?:(?:and|but|so|ok|okay|hi|hello|hey|also|then|well|please|aur|um|uh|like|sorry|sir|actually|tell me|no|yes|wait) )*(?:is|are|do|does|did|can|could|will|would|should|has|have|am|was|isnt|arent|kya|if)\b(?! you tell)/.test(
      text,
    ) &&
    !/\b(which|what|when|where|who|how|kitne|kaunsa|kab)\b/.test(
      text.replace(/\bonly one (?:where|which|who)\b/, "only one"),
    )
  );
}

/** Whether it asks for yes or no in the negative, or of something that is missing: then neither word would be clear. */
export function asksNegatively({ text }: Clause): boolean {
  return /\b(no|not|without|never|nothing|none)\b/.test(
    text.replace(/^(\w+ )?(is|are|do|does|can|will|would) not\b/, ""),
  );
}

/** Whether it asks if something suffices or is too much: that is for others to judge. */
export function asksJudgement({ text }: Clause): boolean {
  return /\b(enough|sufficient|too (?:long|short|much|little|hard)|worth|realistic)\b/.test(text);
}
