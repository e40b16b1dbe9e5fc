import type { Program } from "../../../../content/programs.ts";
import type { Read } from "./clauses.ts";
import { readCode } from "./code.ts";
import { suiting } from "./suiting.ts";
import { splitAfter, textOf } from "./text.ts";
import { symbolsOf, type Token } from "./token.ts";

/** Somebody of whom a message speaks, with the programs that suit them. */
export type Voice = { who: "self" | "other"; programs: readonly Program[] };

type Group = { who: Voice["who"]; tokens: Token[]; isOut?: boolean };

const self = /^(i|me|mine|myself|mai|main|mujhe|mera|mere|meri)$/;
const others = /^(he|she|him|her|his|hers|uska|uske|uski|usko|unka|wo|woh)$/;
/** Several, or somebody who was named. */
const spokenOf = /^(they|them|their)$/;
const owners = /^(my|our|mera|mere|meri|hamare|hamara|a|an|the|each)$/;
const relations =
  /^(wife|husband|son|daughter|brother|sister|friend|boss|colleague|coworker|partner|cousin|father|mother|papa|mummy|mom|dad|uncle|aunt|nephew|niece|manager|director|subordinate|junior|senior|team|people|kid|child|boy|girl|elder|younger|grandson|granddaughter|bhai|behen|dost|beta|beti|spouse|fiance|roommate|cofounder|teammate|employee|wifes|neighbour|neighbor)$/;
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
  const groups = groupsOf(tokens);
  if (groups.length < 2) return [];
  const voices = groups
    .map(({ who, tokens: all, isOut }, at): Voice & { isOut: boolean } => {
      const own = all.filter(({ excluded }) => !excluded);
      const { goals } = read(symbolsOf(own));
      const code = codeOf(all, groups[at - 1]?.tokens);
      const open = programs.filter(({ needsCode }) =>
        code.withoutCode ? !needsCode : !code.codes || needsCode,
      );
      const found = suiting(programs, own, goals, open).programs;
      const suited = found.length > 0 || open.length === programs.length ? found : open;
      const isTold = suited.length < programs.length;
      return { who, programs: isTold ? suited : [], isOut: isOut === true };
    })
    .filter(({ programs: suited }) => suited.length > 0);
  const asked = voices.filter(({ isOut }) => !isOut);
  if (asked.length > 0 && asked.length < voices.length) return asked;
  const sets = new Set(voices.map(({ programs: suited }) => suited.map(({ slug }) => slug).join()));
  return voices.length > 1 && sets.size > 1 ? voices : [];
}

/** Whether somebody codes; "my brother codes, I don't" says the contrary of who is named before. */
function codeOf(tokens: readonly Token[], before: readonly Token[] = []) {
  const parts = splitAfter(tokens, ({ ends }) => ends !== undefined).map(textOf);
  const [isNot, isSo] = [denies, affirms].map((says) => parts.some((part) => says.test(part)));
  if (!isNot && !isSo) return readCode(tokens);
  const { codes, withoutCode } = readCode(before);
  return { codes: !isNot && withoutCode, withoutCode: isNot === true && codes };
}

/** "I don't", "not me" */
const denies =
  /^(?:(?:but|and|whereas|while) )*(?:(?:my )?(?:i|he|she|they|we|\w+) (?:do|does|did|can|am|is|are|will|could) not|not (?:me|him|her|i))(?: at all)?$/;
/** "But my brother can" */
const affirms = /^(?:(?:but|and|whereas|while) )*(?:my )?(?:i|he|she|they|we|\w+) (?:do|does|can)$/;

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
    const who = subjectAt(tokens, at) ?? knownAt(token, groups);
    const known = who && !who.isNamed && groups.findLast((group) => group.who === who.who);
    const isOut = who !== undefined && notFor.test(textOf(tokens.slice(Math.max(0, at - 4), at)));
    if (known) {
      last = known;
      known.isOut ||= isOut;
      known.tokens.push(token);
    } else if (who) {
      last = { who: who.who, tokens: [...lone, token], isOut };
      groups.push(last);
      lone = [];
    } else if (last && !(token.kind === "word" && lead.test(token.text))) last.tokens.push(token);
    else if (!last) lone.push(token);
  });
  return groups;
}

/** "(It is) not for (me)" */
const notFor = /\bnot (?:meant |needed |really |actually |just )?for(?: my| our| the| a| an)?$/;

/** "They" who were named; else whoever is meant has nothing to do with it: "I decide what they build". */
function knownAt({ kind, text }: Token, groups: readonly Group[]) {
  const isKnown = kind === "word" && spokenOf.test(text);
  return isKnown && groups.some(({ who }) => who === "other")
    ? ({ who: "other", isNamed: false } as const)
    : undefined;
}

/** Who is spoken of from this place on; `isNamed` when it is somebody new: "my wife", "one for a founder". */
function subjectAt(
  tokens: readonly Token[],
  at: number,
): { who: Voice["who"]; isNamed: boolean } | undefined {
  const token = tokens[at] as Token;
  const before = tokens[at - 1]?.text ?? "";
  if (isSomebody(tokens, at, before)) return { who: "other", isNamed: true };
  if (token.kind !== "word") return undefined;
  if (self.test(token.text) && !helps.test(before)) return { who: "self", isNamed: false };
  return others.test(token.text) ? { who: "other", isNamed: false } : undefined;
}

/** "Tell me" speaks of nobody. */
const helps = /^(tell|give|show|send|help|let|bring|get|put)$/;

function isSomebody(tokens: readonly Token[], at: number, before: string): boolean {
  const token = tokens[at] as Token;
  if (bidding.test(textOf(tokens.slice(at + 1, at + 4)))) return false;
  if (isSelf.test(textOf(tokens.slice(Math.max(0, at - 4), at)))) return false;
  if (relations.test(token.text) && isOwnedAt(tokens, at)) return true;
  if (token.kind !== "person") return false;
  // "Or is it only for bosses?" speaks of nobody.
  if (/\b(?:only|just|meant) for(?: the)?$/.test(textOf(tokens.slice(Math.max(0, at - 3), at))))
    return false;
  const isOwned = /^(my|our|his|her|their|hamare|mere)$/.test(before);
  const mayBeAsked = /^(a|an|the|for|junior|senior|our|my)$/.test(before);
  return isOwned || isOneOfSeveral(tokens, at) || (mayBeAsked && isOneFor(tokens, at));
}

/** "One coder, one business guy", "a tech lead and our sales director" */
function isOneOfSeveral(tokens: readonly Token[], at: number): boolean {
  const isOne = (place: number) => {
    const [before, article] = [tokens[place - 2]?.text ?? "", tokens[place - 1]?.text ?? ""];
    return (
      tokens[place]?.kind === "person" &&
      (/^(?:one|1|other|another|second)$/.test(article) ||
        (/^(?:a|an|our|my)$/.test(article) &&
          (before === "and" ||
            tokens[place + 1]?.text === "and" ||
            tokens[place]?.ends === "part")))
    );
  };
  return isOne(at) && tokens.filter((_, place) => isOne(place)).length > 1;
}

/** "I am a (manager)" */
const isSelf = /\b(?:i|we) (?:am|are|was|work as)(?: \w+)? an?$/;

/** "My boss wants me to …" is about me. */
const bidding =
  /^(?:wants?|wanted|told|tells|asked|asks|says|said|suggests?|suggested|sends|sent|expects?|pushes|(?:is|has|keeps) \w+) (?:me|us|that i)\b/;

/** "My wife", "her tech team" */
function isOwnedAt(tokens: readonly Token[], at: number): boolean {
  const [last, before] = [tokens[at - 1], tokens[at - 2]];
  if (!last || last.ends) return false;
  if (owners.test(last.text)) return last.text !== "the";
  return last.kind === "word" && before !== undefined && theirs.test(before.text);
}

const theirs = /^(?:my|our|his|her|their)$/;

/** "For a manager", "which one a junior developer?" */
function isOneFor(tokens: readonly Token[], at: number): boolean {
  const before = textOf(tokens.slice(Math.max(0, at - 4), at));
  return /\bfor (?:a |an |the |my |our )?(?:\w+ )?$|\b(?:which|one|course|program)(?: one)?(?: for)? (?:a|an|the|our|my) (?:\w+ )?$/.test(
    `${before} `,
  );
}
