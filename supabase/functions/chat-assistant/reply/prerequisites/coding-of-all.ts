import { byPerson } from "../../understanding/entities/programs-for-people.ts";
import { asksOnlyForCodeless } from "../../understanding/intent-rules/rules-of-code.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { codeLines } from "../wording/code-lines.ts";

/** Where nobody codes, one sentence says it of all. */
export function noneNeeds(provider: Provider, { yesOrNo, conditions }: Question): Part {
  const verdict = conditions.withoutCode ? "yes" : "no";
  const text = say(provider, "noneNeedsCode");
  return {
    text: yesOrNo ? `${say(provider, verdict)} ${text}` : text,
    programs: provider.content.programs,
  };
}

/** "None of them needs code, right?" */
export function ofNone(provider: Provider, { selection }: Question): Part {
  return {
    text: `${say(provider, "no")} ${codeLines(provider, selection.open)}`,
    programs: selection.open,
  };
}

/** "Except for", "but is also not for" */
const notFor =
  /\b(?:except|excluding|besides|apart from|other than|but not|not (?:\w+ )?(?:for|meant|aimed)|without being for)\b/;
const asksForAny = /\b(?:which|any|is there|are there|do you have|something|anything)\b/;

/** "Any course but the one for managers that has no coding?": none, where only what is for them needs none. */
export function noneForOthers(provider: Provider, question: Question): Part | undefined {
  const { clause, conditions, yesOrNo } = question;
  const { programs } = provider.content;
  const people = clause.tokens.filter(({ kind, excluded }) => kind === "person" && excluded);
  const isAsked = notFor.test(clause.text) && asksForAny.test(clause.text);
  if (!conditions.withoutCode || people.length === 0 || !isAsked) return undefined;
  const theirs = byPerson(people.map(asMeant), programs);
  const codeless = programs.filter(({ needsCode }) => !needsCode);
  const others = programs.filter((program) => !theirs.includes(program));
  if (codeless.length === 0 || codeless.some((program) => others.includes(program)))
    return undefined;
  const verdict = yesOrNo ? `${say(provider, "no")} ` : `${say(provider, "noneOf")}\n`;
  return { text: verdict + codeLines(provider, others), programs: others };
}

function asMeant({ excluded: _, isOut: __, ...token }: Token): Token {
  return token;
}

const asksIfAll = /^(?:(?:and|so|but) )*(?:do|does|is|are|will) (?:all|every|each)\b/;

/** "Do all programs need coding?", "or all but one?" */
export function asksOfAll({ conditions, yesOrNo, clause }: Question): boolean {
  const isChoice = conditions.withCode && asksIfAll.test(clause.text);
  return conditions.isAll && (yesOrNo || isChoice);
}

/** What of all holds, or against it speaks; where more may be so, each is told. */
export function ofAll(provider: Provider, { selection, conditions, yesOrNo }: Question): Part {
  if (!yesOrNo) return { text: codeLines(provider, selection.open), programs: selection.open };
  const holds = selection.open.every(({ needsCode }) => needsCode !== conditions.withoutCode);
  const against = selection.open.filter(({ needsCode }) => needsCode === conditions.withoutCode);
  const shown = holds ? selection.open : against;
  const verdict = say(provider, holds ? "yes" : "no");
  return { text: `${verdict} ${codeLines(provider, shown)}`, programs: shown };
}

/** "Is only the leaders' one for non-coders, or others also?" */
export function ofOthersToo(
  provider: Provider,
  { clause, selection: { open } }: Question,
): Part | undefined {
  if (!asksOnlyForCodeless(clause.text)) return undefined;
  return { text: codeLines(provider, open), programs: open };
}
