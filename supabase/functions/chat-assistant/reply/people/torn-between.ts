import { lastSubject } from "../../understanding/people/voices.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { isPerson } from "../../understanding/tokens/token.ts";
import { compare } from "../programs/summaries.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";

const torn =
  /\b(?:can|could) not (?:\w+ )?(?:decide|choose|make up)\b|\b(?:torn|confused|undecided|wavering|stuck|deciding|choosing|hesitating) between\b|\bnot (?:sure|able to decide) (?:between|which of)\b/;

/**
 * "The agents course or the app one, I can't decide", of somebody who tells nothing by which one could suit: what tells
 * them apart, and what to tell her.
 */
export function tornBetween(provider: Provider, question: Question): Part | undefined {
  const { message, selection, conditions, context } = question;
  const { withoutCode, withCode, codes, beginsCode, hours } = conditions;
  const isTold = message.some(isPerson) || withoutCode || withCode || codes || beginsCode;
  const isNamed = selection.named.length > 1 && !selection.isRest && context.why === undefined;
  if (!isNamed || isTold || hours || question.suits() || !torn.test(textOf(message)))
    return undefined;
  const part = compare(provider, question);
  const ask = say(provider, lastSubject(message) === "self" ? "askSelf" : "askThem");
  return { ...part, text: `${part.text}\n\n${ask}` };
}
