import type { Program } from "../../../../../content/programs.ts";
import { stem } from "../../language/stem.ts";
import { namedBy } from "../entities/programs-named.ts";
import { textOf } from "../tokens/text.ts";
import { isProgram, type Token } from "../tokens/token.ts";
import { bySize } from "./by-size.ts";
import { withStandIn } from "./stand-in.ts";

/** "Of the two ten hour courses", "between your short ones" */
const ofGroup =
  /^(?:(?:and|so|ok|okay|now|then|but|well|hi|hello|please) )*(?:of|between|among|amongst|out of|from)(?: all| both| only)* (?:the|your|these|those|our)\b(?: [\w@]+){0,5}? ?(?:ones|two|three|four|courses|programs|programmes|trainings|classes)$/;
const asks = /^(?:which|what|kaun|kaunsa|konsa|kis|kisme)$/;
const one = /^(?:one|course|program|programme|training)$/;
const reach = 10;

/** Where what one of a group is sought by begins behind the group; -1 where none is named so. */
function behindGroup(tokens: readonly Token[]): number {
  return tokens.findIndex((token, at) => {
    const isNext =
      asks.test(token.text) || (token.text === "the" && one.test(tokens[at + 1]?.text ?? ""));
    return at > 2 && at <= reach && isNext && isGroup(tokens.slice(0, at));
  });
}

/** "Between the app and the agents course" */
const ofNamed =
  /^(?:(?:and|so|ok|okay|now|then|but|well) )*(?:of|between|among|amongst|out of|from) /;

function isGroup(tokens: readonly Token[]): boolean {
  const text = textOf(tokens);
  return ofGroup.test(text) || (ofNamed.test(text) && tokens.filter(isProgram).length > 1);
}

/** What stands behind the group of which one is sought; all, where there is none. */
export function withoutGroup(tokens: readonly Token[]): readonly Token[] {
  return tokens.slice(Math.max(0, behindGroup(tokens)));
}

/** "Of the two ten hour courses, the one without code?" asks which one that is. */
export function askingWhichOfGroup(tokens: readonly Token[]): Token[] {
  const at = behindGroup(tokens);
  const the = tokens[at];
  if (the?.text !== "the") return [...tokens];
  const which: Token = { ...the, kind: "word", text: "which", stem: stem("which") };
  return [...tokens.slice(0, at), which, ...tokens.slice(at + 1)];
}

const longer = /^(?:long|big|bulk|length)(?:i)?e(?:r|st)$/;
const shorter = /^(?:short|small|quick|brief)e(?:r|st)$/;
/** Behind these it is asked which one that is, or whether it is. */
const asksWhichOne = /^(?:(?:is|hai|would|will|kaun\w*|kons\w*|please)\b|$)/;

/** "Give the topics of only the shorter" */
function isBare(tokens: readonly Token[], at: number): boolean {
  const before = textOf(tokens.slice(Math.max(0, at - 3), at));
  return at === tokens.length - 1 && /\b(?:of|in|for)(?: only| just)? the$/.test(before);
}

/** "Between the app course and the agents one, what does the shorter one cover?": of those that one. */
export function nameSizedOfGroup(tokens: readonly Token[], programs: readonly Program[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, place) =>
      (longer.test(text) || shorter.test(text)) &&
      (one.test(tokens[place + 1]?.text ?? "") || isBare(tokens, place)),
  );
  const end = tokens.findLastIndex((token, place) => place < at && isProgram(token));
  const group = isGroup(tokens.slice(0, end + 1))
    ? namedBy(tokens.slice(0, end + 1), programs)
    : [];
  const isThe = tokens[at - 1]?.text === "the";
  const isAsked = !isBare(tokens, at) && asksWhichOne.test(textOf(tokens.slice(at + 2)));
  if (group.length < 2 || !isThe || isAsked) {
    return [...tokens];
  }
  const is = longer.test(tokens[at]?.text ?? "") ? "longest" : "shortest";
  const [found, ...others] = bySize(group, is);
  if (!found || others.length > 0) return [...tokens];
  const length = one.test(tokens[at + 1]?.text ?? "") ? 3 : 2;
  const named = withStandIn(tokens, at - 1, length, { slugs: [found.slug], text: "course" });
  return named.slice(end + 1);
}

/** The few among which one is sought: "of the two ten hour ones, which has no deployment?" */
export function groupIn(
  tokens: readonly Token[],
  programs: readonly Program[],
): readonly Program[] | undefined {
  const at = behindGroup(tokens);
  const group = at < 0 ? [] : namedBy(tokens.slice(0, at), programs);
  return group.length > 1 && group.length < programs.length ? group : undefined;
}
