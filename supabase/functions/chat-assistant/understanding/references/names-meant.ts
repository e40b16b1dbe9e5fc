import type { Program } from "../../../../../content/programs.ts";
import type { Conditions } from "../conditions/conditions.ts";
import { textOf } from "../tokens/text.ts";
import { isProgram, type Token } from "../tokens/token.ts";
import type { Talk } from "./talk.ts";

/** "The ten hour one that has no code" */
const ofCode =
  /\b(?:one|course|program|programme|training|bootcamp|class|wala|wali) (?:(?:that|which|jo) )?(?:has|have|needs?|involves?|requires?|with|without|is|does|do|no|not|non)\b(?: \w+){0,4}? (?:cod\w+|programming|technical)\b/;
const goesOn = /^(?:and|what about|how about|aur) (?:the |that )?\w+ (?:one|course|program|wala)\b/;

const orOther = /\bor (?:the |an)?other(?: ones?)?$/;

/** Which of those that tokens name are meant, after the talk was of `focus`. */
export function namesMeant(
  tokens: readonly Token[],
  conditions: Conditions,
  named: readonly Program[],
  { focus, open }: Pick<Talk, "focus" | "open">,
): readonly Program[] {
  // "(She wants to learn it.) Agentic or the other one?": which of them all.
  if (focus.length === 0 && orOther.test(textOf(tokens))) return [];
  if (named.length > 0 && asksForOthers(tokens)) return open.filter((one) => !named.includes(one));
  const names = ofTwo(tokens, byCode(textOf(tokens), conditions, named), focus);
  const others = names.filter((program) => !focus.includes(program));
  const isOther = conditions.isOther || isAnother(tokens, focus, names);
  return isOther && others.length > 0 ? others : names;
}

/** Not so "no need to list the others". */
const others =
  /(?<!\b(?:no need to|do not|never|without) )\b(?:show|tell|list|give|see|have|suggest|what about|what are|which are|how about|about|batao|dikhao)(?: (?:me|us|of|about|on|with))* (?:the |your |any |all )*(?:others|other (?:ones|options|courses|programs|two|three)|remaining(?: \w+)?|rest)$/;

/** "(The app course is too much for me,) show the others": what is named before them is none of them. */
function asksForOthers(tokens: readonly Token[]): boolean {
  const last = tokens.findLastIndex(({ kind }) => kind === "program");
  const behind = tokens.slice(last + 1);
  const meant = behind.filter(({ isOut }) => !isOut);
  const isOfTopics = behind.some(({ kind, excluded }) => excluded && kind !== "program");
  return last >= 0 && !isOfTopics && others.test(textOf(meant));
}

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
  const [shared, ...others] = tokens.filter(isProgram);
  const isShared = shared?.kind === "program" && shared.slugs.length > 1 && others.length === 0;
  const meant = isShared && focus.length === 2 ? names.filter((one) => focus.includes(one)) : [];
  return meant.length === 1 ? meant : names;
}

/** "And the developer one?", said after a program that is called so as well. */
function isAnother(
  tokens: readonly Token[],
  focus: readonly Program[],
  names: readonly Program[],
): boolean {
  const [spoken, ...more] = focus;
  const isShared = tokens.some((token) => token.kind === "program" && token.slugs.length > 1);
  return (
    spoken !== undefined &&
    more.length === 0 &&
    isShared &&
    names.length > 1 &&
    names.includes(spoken) &&
    goesOn.test(textOf(tokens))
  );
}
