import { wordSet } from "../tokens/word-set.ts";
import type { PlainTopic } from "./topic.ts";

/** "Can I join without a phone number?", "with only my e-mail?" */
const withoutField =
  /\b(?:join|register|enroll|enrol|sign up|apply|fill|submit|send the form|send it|do (?:it|this|that))\b.*\b(?:without (?:(?:giving|sharing|entering|adding|filling|telling|any|a|an|my|the|valid) )*(?:phone|mobile|number|e ?mail|mail id|contact)\b|(?:with|by|giving) (?:only |just )+(?:my |an |the |a )*(?:e ?mail|mail|name|phone|mobile|number)\b|(?:only|just) (?:with |by )*(?:my |an |the )*(?:e ?mail|mail)\b)/;

/** "Can I skip the phone number?", "what if I leave my number blank?" */
const skipsField =
  /\b(?:skip|omit|leave out|avoid (?:giving|entering|filling)?) ?(?:the |my |that )*(?:phone|mobile|number|e ?mail|contact)\b|\bleave (?:the |my )*(?:phone|mobile|number|e ?mail)(?: \w+){0,2} (?:out|blank|empty)\b/;

/** "(I don't want to give my number.) Can I still register?" */
const keepsField =
  /\b(?:not|never|without|no need to) (?:\w+ ){0,3}?(?:give|giving|share|sharing|enter|entering|provide|tell|put|have|having|got) (?:\w+ ){0,2}?(?:phone|mobile|number|e ?mail)\b/;
const stillJoins =
  /^(?:(?:and|so|but|then) )*(?:can|could|may) (?:i|we|he|she|they) (?:still |even |then )*(?:join|register|enroll|enrol|sign up|apply|(?:fill|send|submit) (?:it|the form))\b(?: \w+){0,4}$/;

/** "I'd rather not give my phone number" */
const ratherNot =
  /\b(?:rather|prefer(?:ably)?|wish|want|like|going|willing|ready|comfortable) (?:to )?not (?:to )?(?:giv\w+|shar\w+|tell\w*|put\w*|enter\w*|typ\w+|leav\w+)\b.*\b(?:phone|mobile|number)\b|\bnot (?:want|wish|like|willing|ready|comfortable|going)(?: to)? (?:giv\w+|shar\w+|tell\w*|put\w*|enter\w*|typ\w+|leav\w+)\b.*\b(?:phone|mobile|number)\b/;

/** Whether it is asked to register with less than the form demands. */
export function leavesFieldOut(text: string, message: string): boolean {
  return (
    withoutField.test(text) ||
    skipsField.test(text) ||
    (stillJoins.test(text) && keepsField.test(message))
  );
}

const exceptMail =
  "(?:other than|apart from|besides|except|without|not by|not through) (?:for |by |via |using |the |your |an? )*(?:e ?mail|mail)\\b";
const reaching = "\\b(?:reach|contact|way|talk|speak)\\b";

/** What is asked of ways to reach the team, and of telephone numbers, in plain words. */
export const topicsOfPhones: readonly PlainTopic[] = [
  { says: ratherNot, asked: "formFields" },
  // "(9 digits.) Without the 0, right? Mine starts 050"
  {
    says: /\b(?:with|without) (?:the |a )?(?:0|zero)\b|\b(?:mine|number|it) (?:starts?|begins?) (?:with )?(?:0\d*|zero)\b|\b(?:0|zero) (?:at|in) (?:the |its )?(?:very )?(?:start|beginning|front)\b/,
    asked: "leadingZero",
    after: wordSet("phoneFormat formFields formLocked formWrong"),
  },
  // "Two of us want that one. How many forms?"
  {
    says: /\bhow many (?:forms?|registrations?|times (?:do|should|must|would|shall|will) (?:i|we|they) (?:have to |need to )?(?:fill|send|submit|register))\b|\b(?:one|single|same|1) form (?:for|enough for) (?:both|all|the two|two|three|us|everyone)\b/,
    asked: "oneFormEach",
  },
  // "Other than the email, is there any way to reach you?", "can I talk to someone on the phone?"
  {
    says: new RegExp(
      `\\b${exceptMail}.*${reaching}|${reaching}.*\\b${exceptMail}|\\b(?:talk|speak) (?:to|with) (?:\\w+ ){1,3}(?:on|over|by) (?:the |a )?(?:phone|call|telephone)\\b`,
    ),
    asked: "phone",
  },
  // "Can I contact you some other way than email?"
  {
    says: /\b(?:other|another|different) (?:way|ways|means|mode|option|channel)s?(?: \w+){0,4} than (?:by |via |the |your |an? )*(?:e ?mail|mail)\b/,
    asked: "phone",
  },
  // "Form me number 0 se start karu kya?"
  {
    says: /\b(?:form|number|no|mobile|phone)\b.*\b(?:0|zero) (?:se (?:start|shuru)|lagana|lagau|lagaun|laga|daalu|daalun|dalu|daalna|likhu|likhna|bhi (?:daal|likh|laga))/,
    asked: "leadingZero",
    turns: true,
  },
  // "Should the 0 be typed?"
  {
    says: /\b(?:0|zero)\b(?! (?:digits?|percent|rupees|lines?|code|coding|programming|experience|knowledge)).*\b(?:typed?|enter(?:ed)?|put|written|included?|dialled|dropped|left out|goes? in)\b|\b(?:type|enter|put|puts|putting|typing|typed|entering|write|writes|writing|include|drop|remove|leave out) (?:the |a |that )*(?:leading |first )*(?:0|zero)\b/,
    asked: "leadingZero",
  },
  // "Can I enter a +65 number?"
  {
    says: /\b(?:a|an|my|his|her|our|this|with|your) \d{2,3} (?:number|mobile|phone|sim)s?\b/,
    asked: "phoneFormat",
  },
  // "My phone is with +55, is that fine?"
  {
    says: /\b(?:phone|telephone|mobile|number|sim|cell)\b(?: \w+){0,3}? (?:with|code|prefix|begins?|starts?)(?: with| code)? (?:the )?(?:code )?\d{1,3}\b(?! (?:digits?|figures?|numbers?|hours|or without))/,
    asked: "phoneFormat",
  },
  {
    says: /^(?!.*\b(?:keep|kept|store\w*|hold|save\w*|record\w*|stays?|sits?|lies?|remains?|with you)\b).*\bhow (?:long|many (?:digits|figures|numbers))\b.*\b(?:phone|mobile|telephone)\b/,
    asked: "phoneFormat",
  },
  {
    says: /\b(?:not|no|without) (?:\w+ ){0,3}?(?:e ?mail|mail)\b.*\b(?:other|another) (?:way|means|option)\b/,
    asked: "phone",
  },
  // "What if I leave the country code empty?"
  {
    says: /\bcountry code\b.*\b(?:empty|blank|unselected|out|off|must|required|needed|compulsory|mandatory|necessary)\b/,
    asked: "formFields",
  },
];
