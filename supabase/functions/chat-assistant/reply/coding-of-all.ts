import { hindrance } from "../understanding/code.ts";
import { asksOnlyForCodeless } from "../understanding/of-code.ts";
import { textOf } from "../understanding/text.ts";
import { type Part, type Provider, type Question, say } from "./answer.ts";
import { codeLines } from "./code-lines.ts";

/** Where nobody codes, one sentence says it of all. */
export function noneNeeds(provider: Provider, { yesOrNo, conditions, message }: Question): Part {
  const isHindered = hindrance.test(textOf(message));
  const verdict = conditions.withoutCode && !isHindered ? "yes" : "no";
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

/** "Do all programs need coding?" */
export function ofAll(provider: Provider, { selection, conditions }: Question): Part {
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
