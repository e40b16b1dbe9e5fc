import { asksWhomNot } from "../../understanding/negation/not-for-whom.ts";
import { orAll, type Part, type Provider, type Question } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { codeLines } from "../wording/code-lines.ts";

/**
 * "Who should not join the agents' course?": nobody is shut out in so many words, so she says whom it is for and whether
 * one codes there, with what needs no code for who will not.
 */
export function whomNot(provider: Provider, { clause, selection }: Question): Part | undefined {
  if (!asksWhomNot(clause.text)) return undefined;
  const about = orAll(provider, selection.about);
  const needsCode = about.every((one) => one.needsCode);
  const others = needsCode ? provider.content.programs.filter((one) => !one.needsCode) : [];
  const lines = [audienceLines(provider, about), codeLines(provider, [...about, ...others])];
  return { text: lines.join("\n"), programs: [...about, ...others], focus: about };
}
