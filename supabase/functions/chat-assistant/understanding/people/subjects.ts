import { numberOf } from "../../language/numbers.ts";
import { readCode } from "../conditions/code.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const self = /^(i|me|mine|myself|mai|main|mujhe|mera|mere|meri)$/;
const others = /^(he|she|him|her|his|hers|uska|uske|uski|usko|unka|wo|woh)$/;
const owners = /^(my|our|mera|mere|meri|hamare|hamara|a|an|the|each)$/;
const ofFamily =
  "wife|wifey|husband|hubby|son|daughter|brother|sister|father|mother|papa|mummy|mom|dad|uncle|aunt|nephew|niece|grand(?:son|daughter|child)|cousin";
const family = new RegExp(`^(?:${ofFamily})$`);
const relations = new RegExp(
  `^(?:${ofFamily}|friend|boss|colleague|coworker|partner|manager|director|subordinate|junior|senior|team|people|kid|child|boy|girl|elder|younger|bhai|behen|dost|beta|beti|spouse|fiance|roommate|cofounder|teammate|employee|wifes|neighbour|neighbor)$`,
);

/** "(An army) wife", "(my) boss" */
export function isRelation({ text }: Token): boolean {
  return relations.test(text);
}

/** Who is spoken of from this place on; `isNamed` when it is somebody new: "my wife", "one for a founder". */
export function subjectAt(
  tokens: readonly Token[],
  at: number,
): { who: "self" | "other"; isNamed: boolean } | undefined {
  const token = tokens[at] as Token;
  const before = tokens[at - 1]?.text ?? "";
  if (isSomebody(tokens, at, before) || isOneOfThem(tokens, at))
    return { who: "other", isNamed: true };
  if (token.kind !== "word" && token.text !== "mine") return undefined;
  const isOwner = owners.test(token.text) && relations.test(tokens[at + 1]?.text ?? "");
  if (self.test(token.text) && !helps.test(before) && !isOwner)
    return { who: "self", isNamed: false };
  return others.test(token.text) ? { who: "other", isNamed: false } : undefined;
}

/** "Tell me" speaks of nobody. */
const helps = /^(tell|give|show|send|help|let|bring|get|put)$/;

function isSomebody(tokens: readonly Token[], at: number, before: string): boolean {
  const token = tokens[at] as Token;
  if (isSelf.test(textOf(tokens.slice(Math.max(0, at - 4), at)))) return false;
  if (leads.test(textOf(tokens.slice(Math.max(0, at - 3), at + 1)))) return false;
  if (makesFor.test(textOf(tokens.slice(Math.max(0, at - 8), at + 1)))) return false;
  if (isBeginnerSelf(tokens, at) || isCoderSelf(tokens, at)) return false;
  if (relations.test(token.text) && (isOwnedAt(tokens, at) || isBareAt(tokens, at)))
    return !isCountedOut(tokens, at);
  if (isToldOfKin(tokens, at)) return true;
  if (isOneOfSeveral(tokens, at)) return true;
  if (token.kind !== "person") return false;
  const owner = ownerAt(tokens, at);
  const isOwned = /^(my|our|his|her|their|hamare|mere)$/.test(owner);
  const mayBeAsked = /^(a|an|the|for|junior|senior|our|my)$/.test(before);
  return isOwned || (mayBeAsked && isOneFor(tokens, at));
}

/** "My (co-founder)", "my four (engineers)" */
function ownerAt(tokens: readonly Token[], at: number): string {
  const before = tokens[at - 1]?.text ?? "";
  const isBehind = before === "co" || numberOf(before) !== undefined;
  return isBehind ? (tokens[at - 2]?.text ?? "") : before;
}

const forOne = /\b(?:what|which|anything|something|kya)\b(?: \w+){0,6} for (?:an?|the)(?: \w+)?$/;
const codes = /^(?:\w+ )?(?:programmer|coder|developer|engineer|techie|dev)$/;

/** "I've been coding for years. What remains for a programmer?" speaks of whoever writes. */
function isCoderSelf(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at);
  const start = before.findLastIndex(({ ends }) => ends !== undefined) + 1;
  return (
    codes.test(tokens[at]?.text ?? "") &&
    forOne.test(textOf(before.slice(start))) &&
    ofSelf.test(textOf(before.slice(0, start))) &&
    !before.some(({ kind }) => kind === "person") &&
    readCode(before.slice(0, start)).codes
  );
}

const ofSelf = /\b(?:i|my|me|mujhe|main)\b/;

/** "(My) husband is a developer, wife runs a boutique" */
function isBareAt(tokens: readonly Token[], at: number): boolean {
  const isBegin = at === 0 || tokens[at - 1]?.ends;
  const told = textOf(tokens.slice(at + 1, at + 5));
  return family.test(tokens[at]?.text ?? "") && Boolean(isBegin) && deed.test(`${told} `);
}

/** "One friend is an engineer, his cousin owns a shop" */
function isToldOfKin(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? "";
  return (
    /^(?:her|his|their|one|another)$/.test(tokens[at - 1]?.text ?? "") &&
    (family.test(text) || text === "friend") &&
    deed.test(`${textOf(tokens.slice(at + 1, at + 5))} `)
  );
}

/** "My team has 2 coders and a manager", "my team: 2 coders (…)" speaks of those. */
function isCountedOut(tokens: readonly Token[], at: number): boolean {
  const [verb, count] = tokens.slice(at + 1, at + 3).map(({ text }) => text);
  if (tokens[at]?.ends && numberOf(verb ?? "") !== undefined) return true;
  return /^(?:has|have|of|with|includes?)$/.test(verb ?? "") && numberOf(count ?? "") !== undefined;
}

const begins = /(?:^|\b(?:and|but|while|whereas) )(?:the |my )?$/;
const deed =
  /^(?:one |guy |of (?:us|them) |person |friend )?(?:is|are|was|has|does|do|works?|wants?|can|knows?|runs?|leads?|(?!this\b|less\b|plus\b|its\b|classes\b|programs\b|courses\b|hours\b|ones\b|takes\b|teaches\b|covers\b|needs\b|lasts\b|suits\b)[a-z]{3,}s) /;

/** "(There are three of us.) One builds websites, the second is an analyst, (…)", where more than one is told of so. */
function isOneOfThem(tokens: readonly Token[], at: number): boolean {
  const isOne = (place: number) => {
    const from = tokens.findLastIndex(({ ends }, before) => ends !== undefined && before < place);
    return (
      /^(?:one|1|first|second|third|other|another|last)$/.test(tokens[place]?.text ?? "") &&
      begins.test(`${textOf(tokens.slice(from + 1, place))} `.trimStart()) &&
      deed.test(`${textOf(tokens.slice(place + 1, place + 5))} `)
    );
  };
  return (
    isOne(at) &&
    ofUs.test(textOf(tokens)) &&
    tokens.some((_, place) => place !== at && isOne(place))
  );
}

/** Those of whom it is told are people. */
const ofUs =
  /\b(?:friends|classmates|colleagues|brothers|sisters|siblings|cousins|cofounders|partners|employees|people|roommates|flatmates|teammates|sons|daughters|kids|children|staff|juniors|persons|guys|team|us|we are (?:two|three|four|five|\d)|nephews|nieces|neighbours|batchmates)\b/;

/** "One coder, one business guy", "2 coders and 1 who will never code", "a tech lead and our sales director" */
export function isOneOfSeveral(tokens: readonly Token[], at: number): boolean {
  const isOfGroups = ofGroups.test(textOf(tokens));
  const isOne = (place: number) =>
    isCounted(tokens, place) || isSomeWho(tokens, place) || (isOfGroups && isGroup(tokens, place));
  return isOne(at) && tokens.filter((_, place) => isOne(place)).length > 1;
}

/** "(I have three groups:) engineers, freshers, branch managers" */
const ofGroups =
  /\b(?:groups|kinds|types|sets|categories|batches) of\b|\b(?:two|three|four|\d) (?:\w+ )?(?:groups|kinds|types|sets|categories|teams)\b|\bwhich (?:course|one|program|programme) for (?:which|whom|each)\b/;

function isGroup(tokens: readonly Token[], at: number): boolean {
  const [token, last, before] = [tokens[at], tokens[at - 1], tokens[at - 2]];
  const isMany = token?.kind === "person" && /s$/.test(token.text.split(" ")[0] ?? "");
  // "Branch managers"
  return (
    isMany && (last?.ends !== undefined || (last?.kind === "word" && before?.ends !== undefined))
  );
}

/** "Two (coders)", "and a (tech lead)" */
function isCounted(tokens: readonly Token[], at: number): boolean {
  const [before, article] = [tokens[at - 2]?.text ?? "", tokens[at - 1]?.text ?? ""];
  const isOneOf = numberOf(article) !== undefined;
  const isListed =
    /^(?:a|an|our|my)$/.test(article) &&
    (before === "and" ||
      tokens[at - 2]?.ends !== undefined ||
      tokens[at + 1]?.text === "and" ||
      tokens[at]?.ends === "part");
  return tokens[at]?.kind === "person" && (isOneOf || isListed);
}

/** "(And) 1 who will never code" */
function isSomeWho(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? "";
  const isSome = numberOf(text) !== undefined;
  return isSome && who.test(textOf(tokens.slice(at + 1, at + 4)));
}

const who = /^(?:(?:of (?:us|them)|persons?|people|guys?|friends?|colleagues?) )?who\b/;

/** "I am a (manager)" */
const isSelf = /\b(?:i|we) (?:am|are|was|work as)(?: \w+)? an?$/;

/** "I want to lead my team" tells of whoever leads it. */
const leads =
  /\b(?:lead|leads|leading|manage|manages|managing|head|heading|run|running|guide|guiding|steer|steering) (?:my|our) (?:team|people|staff|juniors?)$/;

/** "I wish to make AI tools for my team" */
const makesFor =
  /\b(?:make|build|create|develop|design|write|making|building) (?:(?!for\b)\w+ ){1,4}for (?:my|our) (?:\w+ )?(?:team|people|staff|company)$/;

/** "Coding scares me. Anything for a starter?" speaks of whoever writes. */
function isBeginnerSelf(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  const isBeginner = token.kind === "person" && token.groups.includes("beginner");
  const isSelf = tokens.slice(0, at).some(({ text }) => self.test(text) || text === "my");
  const isAnother = tokens
    .slice(0, at)
    .some(({ text }) => others.test(text) || relations.test(text));
  return isBeginner && isSelf && !isAnother && /^(?:a|an)$/.test(tokens[at - 1]?.text ?? "");
}

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
