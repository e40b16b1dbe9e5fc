import { languages } from "../conditions/code.ts";
import { topicsOfJoining } from "../intent-rules/intent-groups.ts";
import { textOf } from "../tokens/text.ts";
import { isPerson, type Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";
import type { PlainTopic } from "./topic.ts";

/** "Good, that's me. Next step?", where nobody has sent the form */
const bareNext =
  /^(?:(?:and|so|ok|okay|good|great|fine|then|now|right) )*(?:the |my )?(?:what (?:is )?(?:the )?|which )?next(?: steps?)?(?: then| now| please| after (?:this|that))?$/;

/** "Fine, I will go with that one then. (Next step?)" */
const takesOne =
  /\b(?:i|we) (?:will|would|am going to|want to|shall|think i will) (?:just |then |rather |also )*(?:go with|go for|take|choose|pick|do|join|have) (?:that|this|it|the|your)\b/;

const bareAfter =
  /^(?:(?:and|so|ok) )*(?:what |which one )?(?:comes )?after (?:that|this|it)(?: one)?$/;

const ofChoice = wordSet("recommendation summary order compare audience");

/** "After that one which would be the next", "uske baad kaunsa karu" */
const nextOfThem =
  /\bafter (?:that|this|it)(?: one)? (?:which|what)\b.*\b(?:next|do|take|join|follow|comes?|then|suggest|recommend|be)\b|\b(?:which|what)\b.*\b(?:next|follow|comes?|take|do|join)\b.* after (?:that|this|it)(?: one)?$|\b(?:us|is)ke baad (?:kaunsa|konsa|kaun sa|kya) (?:kar\w*|le\w*|join|course|wala|sahi|rahega|hoga)/;

/** Whether it is asked which program comes after the one that the talk is of. */
export function asksForNext(text: string): boolean {
  return nextOfThem.test(text) || bareAfter.test(text);
}

/** After whom one suits, and what is asked of it then: "is there a minimum age?" */
const ofChoiceOrTerms = wordSet(
  "recommendation summary order compare audience prerequisites codingNeed duration curriculum",
);

/** "Can't you do it yourself?", "you fill it for me", "aap hi kar do na" */
const doesItHerself =
  /\b(?:can|could|will|would|why do|do|please)(?: not)? (?:you|u) (?:not )?(?:just |please |only |simply )*(?:do|fill|book|register|make|submit|send|enroll|enrol|complete|reserve)\b(?: (?:it|that|this|me|us|in|up|out|the|my|our|form|seat|name|one|a))* (?:yourself|urself|ur self|your self|for (?:me|us)|on (?:my|our) behalf|from (?:your|ur) (?:side|end)|instead)\b|^(?:(?:no|so|ok|and|but|then|please|just) )*(?:you|u) (?:please |just )*(?:do|fill|book|register|submit|send)(?: (?:it|that|this|me|in|the form))* (?:yourself|urself|for (?:me|us)|on my behalf|from your (?:side|end))\b|\b(?:aap|tum|tu|ap) (?:hi |khud |khudse |mere liye |please )+(?:kar|bhar|book|register|fill) ?(?:kar )?(?:do|dijiye|de|dena|sakt\w+|lo)\b/;

/** Whether who writes asks her to do for them what the form does. */
export function asksHerToJoin(text: string): boolean {
  return doesItHerself.test(text);
}

const whoGoesWhere =
  /\bwho (?:should |shall |would |must |will |can )*(?:go|goes|take|takes|join|joins|do|does|attend|attends) (?:where|what|which)\b|\b(?:what|which)(?: one| course| program)? (?:is )?for (?:whom|who|which (?:of us|of them|one|person))\b|\bmatch (?:them|us|everyone|each)\b|\bone (?:course|program|training) (?:for )?each\b/;

/** What comes next, in plain words. */
export const topicsOfNextSteps: readonly PlainTopic[] = [
  // After a program was named: "and after that?"
  {
    says: bareAfter,
    asked: "order",
    after: ofChoice,
  },
  // "(Analytics suits him.) And after that one which would be the next, he loves AI?"
  {
    says: nextOfThem,
    asked: "order",
    after: ofChoiceOrTerms,
  },
  // "(To join, press the button.) Can't you do it yourself?"
  { says: doesItHerself, asked: "register", after: topicsOfJoining },
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
  if (bareNext.test(text) && takesOne.test(textOf(message))) return "register";
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
