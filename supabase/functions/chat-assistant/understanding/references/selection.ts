import type { Program } from "../../../../../content/programs.ts";
import type { Conditions } from "../conditions/conditions.ts";
import { meets } from "../conditions/hours-demanded.ts";
import { addsMore } from "../conditions/sums.ts";
import { byPerson } from "../entities/programs-for-people.ts";
import { behindNoun, namedBy } from "../entities/programs-named.ts";
import { programsTeaching } from "../entities/programs-teaching.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { compared, ofSize } from "./by-size.ts";
import { bySlugs } from "./by-slugs.ts";
import type { Context } from "./context.ts";
import { leftOf, leftOutIn } from "./left-out-programs.ts";
import { namesMeant } from "./names-meant.ts";
import { groupIn } from "./one-of-group.ts";
import { programsInTalk } from "./programs-in-talk.ts";
import { referentsOf } from "./referents.ts";
import type { Talk } from "./talk.ts";

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

/** "And if I also take the long one, how many hours altogether?" */
const alsoThat = /^(?:and )?then\b|\b(?:also|as well|too|besides that|on top|plus|added)\b/;

type Parts = {
  programs: readonly Program[];
  tokens: readonly Token[];
  conditions: Conditions;
  context: Context;
};

/** Which programs the tokens of a message or of a clause are about. */
export function select({ programs, tokens, conditions, context }: Parts): Selection {
  const spoken = talkOf(programs, context, textOf(tokens));
  const group = groupIn(tokens, programs);
  const described = group ?? namedBy(tokens, programs);
  const that = teachingThat(tokens, spoken);
  // "Of the two ten hour ones, which does not go into deployment?": of the few, what teaches it is out.
  const out = leftOutIn(tokens, conditions, group ? [] : described, spoken);
  const isOpen = (program: Program) => !out.has(program) || that.includes(program);
  const talk = { ...spoken, seen: spoken.seen.filter(isOpen), open: programs.filter(isOpen) };
  const left = that.length > 0 ? that : described.filter(isOpen);
  const names = namesMeant(tokens, conditions, left, talk);
  const found = withSized(
    referentsOf({ conditions, talk, tokens, names }),
    conditions,
    talk,
    names,
  );
  // "Are those two for coders?" asks of both.
  const pointed =
    names.length > 0 || conditions.isBoth
      ? found
      : (otherFor(tokens, talk) ?? forThose(tokens, found));
  const meant = withLikened(withAdded(pointed, conditions, talk), talk);
  // "I have seen the two, what is the third one?"
  const kept = meant.some(isOpen) ? meant : [];
  const named = kept.length > 0 ? kept : leftOf(talk);
  return {
    named,
    about: named.length > 0 ? named : programsInTalk(conditions, talk),
    open: talk.open,
    isRest: kept.length === 0,
    compared: names.length > 1 ? names : pointed.length > 1 ? pointed : compared(conditions, talk),
  };
}

/** "Besides multi-agent systems, what else is in that course?": the one that teaches it, where the talk was of none. */
function teachingThat(tokens: readonly Token[], { focus, programs }: Talk): readonly Program[] {
  const isPointed = tokens.some(({ kind, text }) => kind === "pointer" && /^that /.test(text));
  if (focus.length > 0 || !isPointed) return [];
  const features = tokens.flatMap((token) =>
    token.kind === "skill" && token.excluded ? token.features : [],
  );
  const teaching = programsTeaching(programs, features);
  return teaching.length === 1 ? teaching : [];
}

/** What the talk is of, with the programs for their slugs and numbers. */
function talkOf(programs: readonly Program[], context: Context, text: string): Talk {
  const spoken = (slugs: readonly string[] = []) => bySlugs(programs, slugs);
  const numbered = (numbers: readonly string[] = []) =>
    numbers.flatMap((number) => programs[Number(number)] ?? []);
  return {
    focus: spoken(context.focus),
    seen: spoken(context.seen),
    met: spoken(context.met),
    mine: numbered(context.mine),
    theirs: numbered(context.theirs),
    said: numbered(context.said),
    order: numbered(context.order),
    open: programs,
    programs,
    text,
  };
}

/** "The other one for developers": of several that are pointed at, those for these people. */
function forThose(tokens: readonly Token[], pointed: readonly Program[]): readonly Program[] {
  const suited = pointed.length > 1 ? byPerson(tokens, pointed) : [];
  return suited.length > 0 ? suited : pointed;
}

/** "That other one you have for bosses": whichever is for them. */
function otherFor(tokens: readonly Token[], { focus, open }: Talk) {
  const at = tokens.findIndex(({ kind, text }) => kind === "pointer" && /\bother\b/.test(text));
  if (at < 0 || behindNoun(tokens, at)[0]?.text !== "for") return undefined;
  const rest = open.filter((program) => !focus.includes(program));
  // Whom it is for tells it, also where the talk has just come to it.
  return [rest, open].map((among) => byPerson(tokens, among)).find(({ length }) => length > 0);
}

/** "The agents course and the longest together": with the one of that size, beside one that is named. */
function withSized(
  found: readonly Program[],
  conditions: Conditions,
  talk: Talk,
  names: readonly Program[],
): readonly Program[] {
  const isMore = conditions.adds && names.length > 0;
  return isMore ? [...new Set([...found, ...(ofSize(conditions, talk) ?? [])])] : found;
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

/** "(What does it teach,) and is it also 10 hours like the other one?", "… how is it different from the others?": asked of that one too. */
const likens =
  /\b(?:is|are|does|do) (?:it|that|this|they)\b.*\b(?:like|same as|differ(?:s|ent)? (?:from|to|than)|compared? (?:to|with)) (?:in |with |for )?(?:the |your )?/;

function withLikened(meant: readonly Program[], { text, focus }: Talk): readonly Program[] {
  const isLikened = likens.test(text) && focus.length === 1 && meant.length > 0;
  return isLikened ? [...new Set([...focus, ...meant])] : meant;
}

/** The programs that meet the demands of a message for hours. */
export function meetingHours(
  programs: readonly Program[],
  { hours }: Conditions,
): readonly Program[] {
  return hours ? programs.filter((program) => meets(program.hours, hours)) : programs;
}
