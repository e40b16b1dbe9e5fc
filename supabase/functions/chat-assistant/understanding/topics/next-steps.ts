import { languages } from "../conditions/code.ts";
import { topicsOfJoining } from "../intent-rules/intent-groups.ts";
import { textOf } from "../tokens/text.ts";
import { isPerson, type Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";
import type { PlainTopic } from "./topic.ts";

/** "Good, that's me. Next step?", where nobody has sent the form */
const bareNext =
  /^(?:(?:and|so|ok|okay|good|great|fine|then|now|right) )*(?:the |my )?(?:what (?:is )?(?:the )?|which )?next(?: steps?)?(?: then| now| please| after (?:this|that))?$/;

const ofChoice = wordSet("recommendation summary order compare audience");

const whoGoesWhere =
  /\bwho (?:should |shall |would |must |will |can )*(?:go|goes|take|takes|join|joins|do|does|attend|attends) (?:where|what|which)\b|\b(?:what|which)(?: one| course| program)? (?:is )?for (?:whom|who|which (?:of us|of them|one|person))\b|\bmatch (?:them|us|everyone|each)\b|\bone (?:course|program|training) (?:for )?each\b/;

/** What comes next, in plain words. */
export const topicsOfNextSteps: readonly PlainTopic[] = [
  // After a program was named: "and after that?"
  {
    says: /^(?:(?:and|so|ok) )*(?:what |which one )?(?:comes )?after (?:that|this|it)(?: one)?$/,
    asked: "order",
    after: ofChoice,
  },
  // "Can you register me from here?", in this chat and from no other country
  {
    says: /\b(?:can|could|will|would) you (?:just |please )*(?:register|enroll|enrol|sign) (?:me|us)\b.*\b(?:from )?here$/,
    asked: "register",
  },
  // "Which course does not need Python?"
  {
    says: new RegExp(
      `\\b(?:which|what|any|anything|something|one|ones|course|program)\\b.* (?:(?:not|never) (?:\\w+ )?(?:need|require|involve|use)s?|without) (?:any |to know )?${languages}\\b`,
    ),
    asked: "codingNeed",
  },
];

/** "(You train teams.) How do we go about it?" */
const goesAbout =
  /^(?:(?:and|so|ok|okay|great|then) )*how (?:do|can|should|would) (?:i|we) (?:go about|proceed|start|begin|arrange|organi[sz]e|request|get)(?: (?:with )?(?:it|this|that|one|such))?$/;
/** "(I have sent the form.) Do I need to do anything else now?" */
const anythingElse =
  /\b(?:do|must|should|shall) (?:i|we) (?:need to |have to )*do (?:anything|something) (?:else|more|further)\b|\banything (?:else|more) (?:that )?(?:i|we) (?:need|have|must|should)\b/;
const hasSent = /\b(?:sent|filled|submitted|registered|enrolled|signed up|applied)\b/;

/** "(Do learners get certified?) For which of the courses is that?" */
const forWhichOnes =
  /^(?:(?:and|so|ok) )*(?:is (?:that|it|this) )?(?:for|in|with|by) which (?:ones?|(?:of (?:the|your|these) )?(?:courses?|programs?))(?: (?:is|are) (?:that|it|this|they))?$/;

/** What a few words ask that lead on from topic `last`, or from what the message tells. */
export function goingOnFrom(
  text: string,
  last: string,
  message: readonly Token[],
): string | undefined {
  const found = afterSending(text, message) ?? afterTopic(text, last);
  if (found) return found;
  // "We are two founders and three engineers. Who should go where?"
  if (whoGoesWhere.test(text) && message.some(isPerson)) return "recommendation";
  if (bareNext.test(text) && !topicsOfJoining.has(last))
    return message.some(isPerson) ? "recommendation" : "register";
  return undefined;
}

/** "I have sent the form. What next?" */
function afterSending(text: string, message: readonly Token[]): string | undefined {
  const isNext = bareNext.test(text) || anythingElse.test(text);
  return isNext && hasSent.test(textOf(message)) ? "afterRegister" : undefined;
}

function afterTopic(text: string, last: string): string | undefined {
  if (last === "certificate" && forWhichOnes.test(text)) return "certificate";
  return last === "enterprise" && goesAbout.test(text) ? "enterpriseMail" : undefined;
}
