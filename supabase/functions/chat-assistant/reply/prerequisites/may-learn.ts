import { refuses } from "../../understanding/people/refuses-code.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { isBeginner, type Token } from "../../understanding/tokens/token.ts";

/** A fresh graduate who knows no programming so far may learn it; who refuses it is shown none. */
export function mayLearn(message: readonly Token[]): boolean {
  return (
    message.some(isBeginner) && knowsNone.test(textOf(message)) && !refuses.test(textOf(message))
  );
}

const knowsNone =
  /\b(?:knows?|know|has|have|with|did|done|learnt|learned|studied) (?:\w+ )?(?:no|zero|nothing|little|not)\b|\b(?:no|zero|without|never) (?:\w+ )?(?:cod\w+|programm\w+) (?:background|experience|knowledge|skills?)\b|\b(?:does|do|did|has|have) not (?:know|learn|learnt|code|program|have)\b|\bnever (?:coded|programmed|learnt|learned|wrote|written|done)\b|\b(?:nahi|nahin) (?:aati|aata|seekha|sikha|pata)\b/;
