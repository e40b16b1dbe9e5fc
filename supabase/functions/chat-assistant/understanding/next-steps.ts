import { languages } from "./code.ts";
import { isPerson, isSkill, type Token } from "./token.ts";
import { topicsOfJoining } from "./topics.ts";
import { wordSet } from "./word-set.ts";

/** "Good, that's me. Next step?", where nobody has sent the form */
const bareNext =
  /^(?:(?:and|so|ok|okay|good|great|fine|then|now|right) )*(?:the |my )?(?:what (?:is )?(?:the )?|which )?next(?: steps?)?(?: then| now| please)?$/;

/** "Can you register me from here?", in this chat and from no other country */
const registersHere =
  /\b(?:can|could|will|would) you (?:just |please )?(?:register|enroll|enrol|sign) (?:me|us)\b.*\b(?:from )?here$/;
/** "Which course does not need Python?" */
const needsNoLanguage = new RegExp(
  `\\b(?:which|what|any|anything|something|one|ones|course|program)\\b.* (?:not|never) (?:\\w+ )?(?:need|require|involve|use)s? (?:any |to know )?${languages}\\b`,
);

/** After a program was named: "and after that?" */
const afterThat =
  /^(?:(?:and|so|ok) )*(?:what |which one )?(?:comes )?after (?:that|this|it)(?: one)?$/;
const ofChoice = wordSet("recommendation summary order compare audience");

/** "(I already know Python.) What should I do?" */
const whatToDo =
  /^(?:(?:and|so|ok|then) )*what (?:should|do|can|must|shall) (?:i|we|he|she) do(?: then| now| here)?$/;

/** What a few words ask that lead on from topic `last`, or from what the message tells. */
export function goingOnFrom(
  text: string,
  last: string,
  message: readonly Token[],
): string | undefined {
  if (whatToDo.test(text) && message.some((token) => isPerson(token) || isSkill(token)))
    return "recommendation";
  if (bareNext.test(text) && !topicsOfJoining.has(last))
    return message.some(isPerson) ? "recommendation" : "register";
  if (afterThat.test(text) && ofChoice.has(last)) return "order";
  if (registersHere.test(text)) return "register";
  return needsNoLanguage.test(text) ? "codingNeed" : undefined;
}
