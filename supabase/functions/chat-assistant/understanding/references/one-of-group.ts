import type { Program } from "../../../../../content/programs.ts";
import { stem } from "../../language/stem.ts";
import { namedBy } from "../entities/programs-named.ts";
import { textOf } from "../tokens/text.ts";
import { isProgram, type Token } from "../tokens/token.ts";

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

/** The few among which one is sought: "of the two ten hour ones, which has no deployment?" */
export function groupIn(
  tokens: readonly Token[],
  programs: readonly Program[],
): readonly Program[] | undefined {
  const at = behindGroup(tokens);
  const group = at < 0 ? [] : namedBy(tokens.slice(0, at), programs);
  return group.length > 1 && group.length < programs.length ? group : undefined;
}
