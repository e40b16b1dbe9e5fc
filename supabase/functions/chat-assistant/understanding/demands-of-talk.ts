import type { Clause } from "./clauses.ts";
import { readCode } from "./code.ts";
import type { Conditions } from "./conditions.ts";
import type { Context } from "./context.ts";
import { withoutEdges } from "./edges.ts";
import { hoursDemanded } from "./hours-demanded.ts";

/** "Is there anything shorter?", said of one program: another that takes less time than that. */
const asksForOther =
  /^(?:(?:is|are) there|do you have|have you(?: got)?|got|any|anything|something|some|nothing|give me|show me|i (?:want|need|would like)|want|need|a|one)\b.*\b(shorter|quicker|smaller|briefer|faster|less lengthy|longer|bigger|lengthier)\b(?!.*\bthan\b)/;
/** "That is too long for me." */
const tooLong =
  /^(?:if |suppose |in case |what if )?(?:(?:i|we|he|she|they|(?:my|our) \w+) (?:says?|said|thinks?|finds?|feels?|tells? me) (?:that )?)?(?:(?:that|this|it|\d+ hours|[a-z]+)(?: one| course| program)? (?:is|seems|sounds|will be|would be|feels) )?(?:way |far |much |bit |a bit |little |a little )?too (long|short|much|many hours|lengthy|big|little)(?: of time| time)?(?: for (?:me|us|him|her|them))?$/;
/** After what needs no code: "and the ones that do need it?" */
const needingIt =
  /\b(?:ones?|courses?|programs?|those) (?:that|which|who) (do not |does not |do |does )?(?:need|needs|require|requires|involve|involves|have|has) (?:it|that|this|one|any)\b/;

/** What is demanded only in the light of what the talk is of; `hours` are those of the program that it is of. */
export function demandsOfTalk(
  clause: Pick<Clause, "text" | "tokens">,
  { focus, topics }: Pick<Context, "focus" | "topics">,
  hours: number,
): Partial<Conditions> | undefined {
  const said = withoutEdges(clause.text);
  const [needs, denied = ""] = needingIt.exec(said) ?? [];
  if (needs && topics.slice(0, 2).includes("codingNeed")) {
    const isOut = denied.includes("not");
    return { withCode: !isOut, withoutCode: isOut };
  }
  const [, size] = asksForOther.exec(said) ?? [];
  const [, excess] = tooLong.exec(said) ?? [];
  const own = excess ? hoursDemanded(clause.tokens) : undefined;
  if (own) return { hours: own, ...readCode(clause.tokens) };
  if (focus.length !== 1 || !(size || excess)) return undefined;
  const wantsMore =
    /^(?:long|big|length)/.test(size ?? "") || /^(?:short|little)$/.test(excess ?? "");
  return { hours: { is: wantsMore ? "over" : "under", value: hours }, ...readCode(clause.tokens) };
}
