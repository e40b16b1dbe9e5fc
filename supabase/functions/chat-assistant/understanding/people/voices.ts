import type { Program } from "../../../../../content/programs.ts";
import { readCode } from "../conditions/code.ts";
import { isForBeginners } from "../entities/programs-for-people.ts";
import { mostOf, type Read } from "../scoring/in-other-words.ts";
import { splitAfter, textOf } from "../tokens/text.ts";
import { symbolsOf, type Token } from "../tokens/token.ts";
import { sideAskedFor } from "./asked-for-which-side.ts";
import { byDeeds, byDoing, plainly } from "./by-deeds.ts";
import { isGuessed } from "./guessed.ts";
import { isOneOfSeveral, subjectAt } from "./subjects.ts";
import { suiting } from "./suiting.ts";

/** Somebody of whom a message speaks, with the programs that suit them. */
export type Voice = {
  who: "self" | "other";
  programs: readonly Program[];
  /** Those are so by who somebody is, by where they stand to code or by what they plainly want. */
  isSure: boolean;
};

type Group = { who: Voice["who"]; tokens: Token[]; isOut?: boolean };

const lead = /^(for|which|one|and|while|but|whereas)$/;

/**
 * Those of whom a message speaks, each with what suits them; none when it speaks of one alone. "It isn't for me, I am
 * an engineer; it is for our CFO" asks for the CFO.
 */
export function voicesOf(
  tokens: readonly Token[],
  programs: readonly Program[],
  read: Read,
): Voice[] {
  const groups = groupsAsked(tokens) ?? groupsOf(withoutLimit(tokens));
  if (groups.length < 2) return [];
  const voices = groups
    .map(({ who, tokens: all, isOut }, at): Voice & { isOut: boolean } => {
      const own = byDeeds(all.filter(({ excluded }) => !excluded));
      const { goals } = read(symbolsOf(own));
      const code = codeOf(all, groups[at - 1]?.tokens);
      const open = openTo(code, programs);
      const found = byDoing(suiting(programs, own, goals, open), own, goals, open);
      const isFound = found.programs.length > 0 || open.length === programs.length;
      const suited = isFound ? found.programs : open;
      const isTold = suited.length < programs.length;
      const isSure = !isGuessed(own) && (found.by !== "goal" || mostOf(goals) >= plainly);
      return { who, programs: isTold ? suited : [], isSure, isOut: isOut === true };
    })
    .filter(({ programs: suited }) => suited.length > 0);
  const only = sideAskedFor(tokens);
  const asked = voices.filter(({ isOut, who }) => !isOut && (!only || who === only));
  if (asked.length > 0 && asked.length < voices.length) return asked;
  const sets = new Set(voices.map(({ programs: suited }) => suited.map(({ slug }) => slug).join()));
  return voices.length > 1 && sets.size > 1 ? voices : [];
}

/** "(I can't code.) Is it only for developers?": of those nobody speaks but to ask whom it is for. */
function withoutLimit(tokens: readonly Token[]): readonly Token[] {
  return splitAfter(tokens, ({ ends }) => ends !== undefined).flatMap((part) =>
    onlyFor.test(textOf(part)) ? part.filter(({ kind }) => kind !== "person") : part,
  );
}

const onlyFor =
  /\b(?:is|are) (?=.*\b(?:only|just|exclusively|strictly)\b)(?!.*\b(?:me|us|him|her|my|our)\b).*\bfor\b/;

/** What is left for who stands so to code; who begins to learn it begins at the beginning. */
function openTo({ withoutCode, codes, beginsCode }: Code, left: readonly Program[]) {
  const open = left.filter(({ needsCode }) => (withoutCode ? !needsCode : !codes || needsCode));
  const gentle = beginsCode ? open.filter(isForBeginners) : [];
  return gentle.length > 0 ? gentle : open;
}

/** "(I head a team.) Which program would you give the analyst, and which the engineer?": those for whom it is asked. */
function groupsAsked(tokens: readonly Token[]): Group[] | undefined {
  const last = splitAfter(tokens, ({ ends }) => ends === "sentence").at(-1) ?? [];
  const people = last.filter(({ kind, excluded }) => kind === "person" && !excluded);
  const asks = last.filter(({ text }) => /^(?:which|what)$/.test(text));
  const isOfEach = people.length > 1 && asks.length > 1 && asks.length >= people.length;
  return isOfEach ? people.map((one) => ({ who: "other", tokens: [one] })) : undefined;
}

type Code = { codes: boolean; withoutCode: boolean; beginsCode?: boolean };

/** Whether somebody codes; "my brother codes, I don't" says the contrary of who is named before. */
function codeOf(tokens: readonly Token[], before: readonly Token[] = []): Code {
  const parts = splitAfter(tokens, ({ ends }) => ends !== undefined).map(textOf);
  const [isNot, isSo] = [denies, affirms].map((says) => parts.some((part) => says.test(part)));
  if (!isNot && !isSo) return readCode(tokens);
  const { codes, withoutCode } = readCode(before);
  return { codes: !isNot && withoutCode, withoutCode: isNot === true && codes };
}

/** "I don't", "not me" */
const denies =
  /^(?:(?:but|and|whereas|while) )*(?:(?:my )?(?:i|he|she|they|we|\w+) (?:do|does|did|can|am|is|are|will|could) not|not (?:me|him|her|i))(?: (?:(?:or|nor) )?(?:\w+ not|never \w+|\w+ never|\w+ (?:i|he|she|they|we)))?(?: at all| ever)?$|^(?:lekin |par )?(?:mujhe|mereko|usko|unko|use|hame) (?:bilkul )?nahi(?: aati)?$/;
/** "But my brother can" */
const affirms =
  /^(?:(?:but|and|whereas|while) )*(?:my )?(?:i|he|she|they|we|\w+) (?:(?:happily|happy|gladly|really|certainly|sure|surely|definitely|myself|himself|herself) )?(?:do|does|can|will|would|am|is)(?: (?:happily|gladly|myself|himself|herself))?$/;

/** Whom a message speaks of last. */
export function lastSubject(tokens: readonly Token[]): Voice["who"] {
  const subjects = tokens.flatMap((_, at) => subjectAt(tokens, at) ?? []);
  return subjects.at(-1)?.who ?? "self";
}

function groupsOf(tokens: readonly Token[]): Group[] {
  const groups: Group[] = [];
  let lone: Token[] = [];
  let last: Group | undefined;
  tokens.forEach((token, at) => {
    const again = namedAgain(token, groups);
    if (again) {
      last = again;
      again.tokens.push(token);
      return;
    }
    const who = subjectAt(tokens, at);
    const known = who && !who.isNamed && groups.findLast((group) => group.who === who.who);
    const isOut = who !== undefined && notFor.test(textOf(tokens.slice(Math.max(0, at - 4), at)));
    if (known) {
      last = known;
      known.isOut ||= isOut;
      known.tokens.push(token);
    } else if (who) {
      last = { who: who.who, tokens: [...leadingTo(tokens, at, lone), token], isOut };
      groups.push(last);
      lone = [];
    } else if (last && !(token.kind === "word" && lead.test(token.text))) last.tokens.push(token);
    else if (!last) lone.push(token);
  });
  return groups;
}

/** "(A finance head and an engineer want to learn,) and the finance head refuses to code" */
function namedAgain(token: Token, groups: readonly Group[]): Group | undefined {
  const isSame = (one: Token) => one.kind === "person" && one.text === token.text;
  const isNamed = token.kind === "person" && token.text.includes(" ") && groups.length > 1;
  return isNamed ? groups.find((group) => group.tokens.some(isSame)) : undefined;
}

/** What stands before the first who is named; what they are counted from tells of none: "my team has (2 coders and a manager)". */
function leadingTo(tokens: readonly Token[], at: number, lone: readonly Token[]) {
  return isOneOfSeveral(tokens, at) ? [] : lone;
}

/** "(It is) not for (me)" */
const notFor = /\bnot (?:meant |needed |really |actually |just )?for(?: my| our| the| a| an)?$/;
