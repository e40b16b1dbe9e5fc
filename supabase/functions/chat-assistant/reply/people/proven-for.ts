import type { Program } from "../../../../../content/programs.ts";
import { byPerson, forNamed } from "../../understanding/entities/programs-for-people.ts";
import { isGuessed } from "../../understanding/people/guessed.ts";
import { isPerson, type Token } from "../../understanding/tokens/token.ts";

/** "A beginner", "new to data", "no experience"; "just finished 12th" tells nothing of what somebody can do. */
const begins =
  /\b(?:beginn\w*|start\w*|novice|newbie|newcomer|noob|amateur|new|never|nothing|no|zero|scratch|basics)\b/;

/**
 * Whether a program is for somebody who is named, as content says whom it is for: for managers, analysts, who begins. A
 * student, a school leaver or an accountant is named by none, whatever may come nearest to them.
 */
function isProven(one: Token, chosen: readonly Program[], programs: readonly Program[]): boolean {
  if (one.kind !== "person" || isGuessed([one])) return false;
  if (forNamed([one], chosen).length > 0) return true;
  const isOnlyNew = one.groups.every((group) => group === "beginner");
  if (isOnlyNew && !begins.test(one.text)) return false;
  return byPerson([one], programs).some((it) => chosen.includes(it));
}

/** Whether one of these programs is proven to be for somebody whom a message names. */
export function isProvenFor(
  message: readonly Token[],
  chosen: readonly Program[],
  programs: readonly Program[],
): boolean {
  return message.filter(isPerson).some((one) => isProven(one, chosen, programs));
}
