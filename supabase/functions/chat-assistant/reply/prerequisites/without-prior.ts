import { isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { codeLines } from "../wording/code-lines.ts";
import { asksToJoin } from "./asks-to-join.ts";
import { introductions } from "./beginning.ts";

/**
 * "Which programs need no prior Python?", "can he start without any coding knowledge?": those that begin at the beginning,
 * and those without code.
 */
export function withoutPrior(provider: Provider, question: Question): Part | undefined {
  const { clause, selection } = question;
  const { about, isRest } = selection;
  // "Zero Python" waves off no program that teaches it.
  const open = isRest ? provider.content.programs : selection.open;
  if ((about.length > 0 && !isRest) || !asks.some((pattern) => pattern.test(clause.text)))
    return undefined;
  const gentle = open.filter(isForBeginners);
  const codeless = open.filter(({ needsCode }) => !needsCode);
  if (gentle.length === 0) return undefined;
  const lines = [introductions(provider, gentle), codeLines(provider, codeless)];
  return { text: lines.filter(Boolean).join("\n"), programs: [...gentle, ...codeless] };
}

const language = "(?:python|cod(?:e|ing)|programming|java)";
const asks = [
  /\b(?:which|what|any|anything|something|one|ones)\b.*\b(?:not (?:need|require|expect|assume|want|ask for)|without|no|needs? no|requires? no) (?:any |much )*(?:prior|previous|earlier)\b/,
  new RegExp(
    `^(?=.*${asksToJoin.source}).*\\bwithout (?:\\w+ ){0,2}?(?:${language} (?:knowledge|experience|background|skills)|(?:knowing|knowledge of|experience (?:of|in|with)) (?:any )?${language})\\b`,
  ),
  new RegExp(
    `\\b(?:someone|somebody|anyone|people|person|those|fresher|beginner) with (?:zero|no) (?:\\w+ )?${language}\\b`,
  ),
];
