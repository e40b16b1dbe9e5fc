import { languages } from "../../understanding/conditions/code.ts";
import { asksNegatively } from "../../understanding/sentences/yes-or-no.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { codeLines } from "../wording/code-lines.ts";

const asksNeed =
  /\b(?:know|knows|knowing|need|needs|needed|require|requires|required|necessary|must|have to|has to|mandatory|compulsory|expected?|expects|prerequisites?|learn .*(?:first|before))\b/;

const isLanguage = new RegExp(`^${languages}$`);

/** "Does she have to know Python for hers?": no, where no code is needed. */
export function knownForNone(
  provider: Provider,
  { clause, selection, yesOrNo }: Question,
): Part | undefined {
  const { about } = selection;
  const isNone = about.length > 0 && about.every(({ needsCode }) => !needsCode);
  if (!isNone || !asksNeed.test(clause.text) || !clause.tokens.some(isOfCode)) return undefined;
  const verdict = yesOrNo && !asksNegatively(clause) ? `${say(provider, "no")} ` : "";
  const lines = codeLines(provider, about);
  return { text: `${verdict}${lines}\n${audienceLines(provider, about)}`, programs: about };
}

/** Whether it names a language of code. */
function isOfCode({ text }: Token): boolean {
  return isLanguage.test(text);
}
