import type { Program } from "../../../../../content/programs.ts";
import { byPerson } from "../entities/programs-for-people.ts";
import { mostOf } from "../scoring/in-other-words.ts";
import type { Token } from "../tokens/token.ts";
import { isRelation } from "./subjects.ts";
import type { Goals, Suiting } from "./suiting.ts";

/** So likely, what somebody wants is spoken of. */
export const plainly = 0.5;

/** "My cofounder writes our backend": what they do tells more than what they are to whoever writes. */
export function byDeeds(tokens: readonly Token[]): readonly Token[] {
  const isDone = tokens.some((token) => token.kind === "person" && token.isDeed);
  return isDone
    ? tokens.filter((token) => token.kind !== "person" || token.isDeed || !isRelation(token))
    : tokens;
}

/** "(He) writes our backend and wants our data to flow": a word or two of a goal tell less than what he does. */
export function byDoing(
  found: Suiting,
  tokens: readonly Token[],
  goals: Goals,
  open: readonly Program[],
): Suiting {
  const isDone = tokens.some((token) => token.kind === "person" && token.isDeed);
  if (!isDone || found.by !== "goal" || mostOf(goals) >= plainly) return found;
  const suited = byPerson(tokens, open);
  const isOther = suited.length > 0 && found.programs.every((one) => !suited.includes(one));
  return isOther ? { programs: suited, by: "person" } : found;
}
