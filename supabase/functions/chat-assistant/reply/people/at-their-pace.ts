import { paceIn } from "../../understanding/tokens/pace.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { isPerson, isSkill } from "../../understanding/tokens/token.ts";
import { eachAtPace } from "../hours/at-pace.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";

const asksAny =
  /\b(?:anything|something|any (?:course|program|programme|class|training|option|one)|some (?:course|program)|a (?:course|program))\b|\b(?:can|could) (?:i|we|he|she|someone like me)\b/;

/** "I only get two hours on Sundays. Is there anything for me?": how long each takes at that pace, where nothing else is told of them. */
export function atTheirPace(provider: Provider, question: Question): Part | undefined {
  const { clause, message, conditions } = question;
  const pace = paceIn(textOf(message));
  const { hours, extreme, withoutCode, withCode, codes } = conditions;
  const isDemand = hours || extreme || withoutCode || withCode || codes;
  const isTold = message.some((token) => isPerson(token) || isSkill(token));
  if (!pace || isDemand || isTold || !asksAny.test(clause.text)) return undefined;
  return eachAtPace(provider, question, pace);
}
