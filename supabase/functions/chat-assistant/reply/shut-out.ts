import type { Program } from "../../../../content/programs.ts";
import { isStatement } from "../understanding/statements.ts";
import { type Part, type Provider, type Question, say } from "./answer.ts";
import { isForBeginners } from "./beginning.ts";
import { codeLines } from "./code-lines.ts";

/** What asks for more than whether somebody who cannot code may come. */
const asksMore =
  /\b(?:need|require|before|beforehand|already|prior|previous|previously|only (?:one|program|course))/;

/**
 * "She can't code, is it ok for her?", "I can't code, though": no, where it needs code and does not begin at the beginning; with what needs none.
 */
export function shutOut(
  provider: Provider,
  { yesOrNo, conditions, clause, selection }: Question,
  about: readonly Program[],
): Part | undefined {
  const isNamed = clause.tokens.some(({ kind }) => kind === "skill" || kind === "technology");
  const isAsked = yesOrNo || isStatement(clause);
  const isOfCode = conditions.withoutCode && !isNamed && !asksMore.test(clause.text);
  if (!isAsked || !isOfCode || !about.every((one) => one.needsCode && !isForBeginners(one)))
    return undefined;
  const instead = selection.open.filter(({ needsCode }) => !needsCode);
  const lines = [codeLines(provider, about), codeLines(provider, instead)].filter(Boolean);
  return {
    text: `${yesOrNo ? `${say(provider, "no")} ` : ""}${lines.join("\n")}`,
    programs: [...about, ...instead],
    focus: about,
  };
}
