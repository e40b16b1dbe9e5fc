import type { Clause } from "../clauses/clauses.ts";
import { readCode } from "../conditions/code.ts";
import type { Conditions } from "../conditions/conditions.ts";
import { type HoursDemand, hoursDemanded } from "../conditions/hours-demanded.ts";
import type { Context } from "../references/context.ts";
import { withoutEdges } from "../sentences/opening-words.ts";

/** "Is there anything shorter?", said of one program: another that takes less time than that. */
const asksForOther =
  /^(?:(?:the )?same(?: thing| one| course| program| content)? (?:but|only|just)|(?:is|are) there|do you have|have you(?: got)?|got|any|anything|something|some|nothing|give me|show me|want|need|a|one)\b.*\b(shorter|quicker|smaller|briefer|faster|less lengthy|longer|bigger|lengthier)\b(?!.*\bthan\b)/;
/** "Is there any other that short?" */
const asksAlike =
  /^(?:is there|are there|do you have|have you|got|any|anything|something|another|what else|which other)\b.*\b(?:that|this|so|as|just as|equally) (short|brief|quick|small|long|lengthy|big)\b/;
/** "That is too long for me." */
const tooLong =
  /^(?:if |suppose |in case |what if )*(?:(?:i|we|he|she|they|(?:my|our) \w+) (?:says?|said|thinks?|finds?|feels?|tells? me) (?:that )?)?(?:(?:that|this|it|\d+ hours|[a-z]+)(?: one| course| program)? (?:is|seems|sounds|will be|would be|feels) )?(?:way |far |much |bit |a bit |little |a little )*too (long|short|much|many hours|lengthy|big|little)(?: of time| time)?(?: for (?:me|us|him|her|them))?(?=$| (?:what|anything|something|which|is there|do you|have you|any|show)\b)/;
/** After what needs no code: "and the ones that do need it?" */
const needingIt =
  /\b(?:ones?|courses?|programs?|those) (?:that|which|who) (do not |does not |do |does )?(?:need|needs|require|requires|involve|involves|have|has) (?:it|that|this|one|any)\b/;

const any =
  "(?:any|anything|something|some|one|ones|which|koi|kuch)(?: (?:one|ones|course|courses|program|programs|other|others|else|kya|hai|is|are))*";
const it = "(?: (?:it|that|this|any|any of (?:it|that)))?";
/** After what needs code: "anything without?", "is there one without it", "bina iske koi?" */
const withoutIt = new RegExp(
  `^(?:(?:and|so|but|then|ok|aur|to|toh|(?:leave|drop|skip|forget) (?:it|that)|not for me|rehne do|chh?odo?(?: do)?) )*(?:(?:is|are) there |(?:do|have) you (?:have |got )?|got |(?:show|give|tell|suggest)(?: me)? )*(?:(?:${any}|what(?: else)? (?:do you have|have you(?: got)?|is there)) (?:that (?:is|are|goes|does|do) )?(?:without|minus)${it}|${any} bina (?:iske|uske|is ke|us ke|wala|wale)|(?:iske|uske) bina(?: wala)? ${any}|bina (?:iske|uske|wala|wale)(?: wala)?(?: ${any})?)(?: (?:hai|h|kya|then|too|please|batao|bata do))*$`,
);

/** What is demanded only in the light of what the talk is of; `hours` are those of the program that it is of. */
export function relativeDemands(
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
  if (topics[0] === "codingNeed" && withoutIt.test(said))
    return { withCode: false, withoutCode: true };
  const own = tooLong.test(said) ? hoursDemanded(clause.tokens) : undefined;
  const demand = own ?? (focus.length === 1 ? ofLength(said, hours) : undefined);
  if (!demand) return undefined;
  return { hours: demand, ...readCode(clause.tokens) };
}

/** What is demanded by "anything shorter?", "too long for me", "another that short?" after a program of so many hours. */
function ofLength(said: string, value: number): HoursDemand | undefined {
  const [, like] = asksAlike.exec(said) ?? [];
  if (like) return { is: /^(?:long|big|length)/.test(like) ? "at least" : "at most", value };
  const [, size] = asksForOther.exec(said) ?? [];
  const [, excess] = tooLong.exec(said) ?? [];
  if (!size && !excess) return undefined;
  const wantsMore =
    /^(?:long|big|length)/.test(size ?? "") || /^(?:short|little)$/.test(excess ?? "");
  return { is: wantsMore ? "over" : "under", value };
}
