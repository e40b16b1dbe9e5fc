import type { Program } from "../../../../content/programs.ts";
import { bySlugs } from "./by-slugs.ts";
import type { Conditions } from "./conditions.ts";
import type { Context } from "./context.ts";
import { byPerson } from "./for-people.ts";
import { meets } from "./hours-demanded.ts";
import { listOf } from "./in-order.ts";
import { namedBy, wavedOff } from "./naming.ts";
import { bySize, compared, goingOn, pointedAt } from "./pointing.ts";
import { addsMore } from "./sums.ts";
import type { Talk } from "./talk.ts";
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
  /** Nothing is named but what is waved off. */
  isRest: boolean;
};

/** "Not that one." */
const wavesOffFocus =
  /(?<!^(?:is|are|was|does|did) )\b(not|except|besides|apart from|drop|skip|without|leave(?: out)?|leaving(?: out)?|remove|exclude|excluding|minus) (that|this|it)\b|\b(?:that|this|it) is (?:\w+ )?too (?:long|much|lengthy|short)\b.*\b(?:else|other|another)\b/;

/** "And if I also take the long one, how many hours altogether?" */
const alsoThat = /\b(?:also|as well|too|besides that|on top|plus|added)\b/;

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
  const spoken = (slugs: readonly string[] = []) => bySlugs(programs, slugs);
  const focus = spoken(context.focus);
  const [seen, met] = [spoken(context.seen), spoken(context.met)];
  const [mine, theirs] = [spoken(context.mine), spoken(context.theirs)];
  const described = namedBy(tokens, programs);
  const out = new Set([
    ...wavedOff(tokens, programs, described),
    ...(conditions.size?.isExcluded ? bySize(programs, conditions.size.is) : []),
  ]);
  const left = described.filter((program) => !out.has(program));
  const names = ofTwo(tokens, byCode(text, conditions, left), focus);
  add(out, thatOneOut(text, focus, seen));
  add(out, placedOut(conditions, { focus, programs }));
  const isIn = (program: Program) => !out.has(program);
  const open = programs.filter(isIn);
  const numbered = (numbers: readonly string[] = []) =>
    numbers.flatMap((number) => programs[Number(number)] ?? []);
  const [said, order] = [numbered(context.said), numbered(context.order)];
  const talk = { focus, seen, met, mine, theirs, said, order, open, programs, text };
  const others = names.filter((program) => !focus.includes(program));
  const isOther = conditions.isOther || isAnother(text, tokens, focus, names);
  const meant = isOther && others.length > 0 ? others : names;
  const found = meant.length > 0 ? meant : pointedAt(conditions, talk);
  // "Are those two for coders?" asks of both.
  const pointed = meant.length > 0 || conditions.isBoth ? found : forThose(tokens, found);
  const rest = leftOf({ focus, programs, open });
  const summed = withAdded(pointed, conditions, talk);
  const named = summed.length > 0 ? summed : rest;
  return {
    named,
    about: named.length > 0 ? named : goingOn(conditions, talk),
    open,
    isRest: summed.length === 0,
    compared: names.length > 1 ? names : pointed.length > 1 ? pointed : compared(conditions, talk),
  };
}

/** "The ten hour one that has no code" */
const ofCode =
  /\b(?:one|course|program|programme|training|bootcamp|class|wala|wali) (?:(?:that|which|jo) )?(?:has|have|needs?|involves?|requires?|with|without|is|does|do|no|not|non)\b(?: \w+){0,4}? (?:cod\w+|programming|technical)\b/;

/** Of several that are named, those that need code or need none, where that tells which is meant. */
function byCode(
  text: string,
  { withCode, withoutCode }: Conditions,
  names: readonly Program[],
): readonly Program[] {
  if (names.length < 2 || withCode === withoutCode || !ofCode.test(text)) return names;
  const found = names.filter(({ needsCode }) => needsCode === withCode);
  return found.length > 0 ? found : names;
}

/** "The technical one", of two that the talk was of */
function ofTwo(
  tokens: readonly Token[],
  names: readonly Program[],
  focus: readonly Program[],
): readonly Program[] {
  const [shared, ...others] = tokens.filter(
    ({ kind, excluded }) => kind === "program" && !excluded,
  );
  const isShared = shared?.kind === "program" && shared.slugs.length > 1 && others.length === 0;
  const meant = isShared && focus.length === 2 ? names.filter((one) => focus.includes(one)) : [];
  return meant.length === 1 ? meant : names;
}

/** "Drop the first one.", "not the last two" */
function placedOut({ placesOut = [] }: Conditions, talk: Pick<Talk, "focus" | "programs">) {
  return placesOut.flatMap((place) => listOf(talk).at(place) ?? []);
}

/** What is left when some are waved off; of two that were shown, the other: "drop the long one". */
function leftOf({ focus, programs, open }: Pick<Talk, "focus" | "programs" | "open">) {
  const shown = focus.filter((program) => open.includes(program));
  if (shown.length > 0 && shown.length < focus.length) return shown;
  return open.length < programs.length ? open : [];
}

/** "And the developer one?", said after a program that is called so as well. */
function isAnother(
  text: string,
  tokens: readonly Token[],
  focus: readonly Program[],
  names: readonly Program[],
): boolean {
  const [spoken, ...more] = focus;
  const goesOn =
    /^(?:and|what about|how about|aur) (?:the |that )?\w+ (?:one|course|program|wala)\b/;
  const isShared = tokens.some((token) => token.kind === "program" && token.slugs.length > 1);
  return (
    spoken !== undefined &&
    more.length === 0 &&
    isShared &&
    names.length > 1 &&
    names.includes(spoken) &&
    goesOn.test(text)
  );
}

/** "The other one for developers": of several that are pointed at, those for these people. */
function forThose(tokens: readonly Token[], pointed: readonly Program[]): readonly Program[] {
  const suited = pointed.length > 1 ? byPerson(tokens, pointed) : [];
  return suited.length > 0 ? suited : pointed;
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
  const isMore = alsoThat.test(text) || addsMore(text);
  const isAdded = adds && isMore && focus.length < 3 && more.length > 0;
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
