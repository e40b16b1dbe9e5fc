import { kin, withKin } from "./kin.ts";
import { asksWhoseDetails } from "./whose-details.ts";

const joins =
  "(?:join|joins|enroll|enrolls|enrol|register|registers|come|comes|attend|attends|take part|sign up|signs up|do (?:it|this|that|the course))";
const whoElse = `(?:he|she|they|somebody else|${kin}|(?:my|our) (?!team|staff|company|department|employees|students|people|office|class|registration|name|form|data)\\w+(?: (?!team|staff)\\w+)?)`;
const beside =
  "(?:(?:along |together )?with (?:me|us)|too|also|as well|(?:along|together)(?! with\\b)|(?:on|in|with|under|by) (?:the same|my|one|a single) (?:registration|form|seat|enrollment|enrolment|booking|name))";

/** "Can my friend who is a developer join with me?", "can my co-founder come along on the same registration?" */
const joinsBeside = new RegExp(
  `\\b(?:can|could|may|will|would|shall|is it (?:ok|okay|fine|possible|allowed)(?: if| for)?) ${whoElse}(?: who (?:\\w+ ){1,5}?)? ?(?:also |too |to |then )*${joins}\\b(?: \\w+){0,4}? ?\\b${beside}\\b|\\b(?:can|could|may|will|would|shall) ${whoElse} (?:also|too) (?:\\w+ )?${joins}\\b|\\b(?:want|wants|like|wish) (?:${kin}|(?:my|a|our) (?!team|staff)\\w+) to (?:also )?${joins}(?: it| this)? (?:as well|too|also|(?:along )?with me|together with me)\\b`,
);
/** "Can I bring a friend along?" */
const brings = new RegExp(
  `\\b(?:(?:can|could|may|shall) (?:i|we)|(?:want|like|possible|allowed) to) (?:bring ${kin}(?: (?:along|with me|too|also|to (?:it|this|class)))*|take ${kin} (?:along|with me))$`,
);

/** "Can I put her in my form only?", "usko mere hi form me daal du?" */
const putsInForm = new RegExp(
  `\\b(?:can|could|may|shall|should) (?:i|we) (?:also |just |then )*(?:put|add|include|enter|write|mention|list|register|enrol|enroll)(?: down)? (?:him|her|them|both|${kin}|(?:my|our) \\w+)(?: (?:also|too|down|as well))* (?:in|into|on|to|with|through|under) (?:my|our|the|this|that)(?: (?:same|own|one))* (?:form|registration|enrollment|enrolment|entry)\\b|\\b(?:usko|unko|use|uska|unka|dost ko|bhai ko|behe?n ko|wife ko|husband ko)(?: bhi)? (?:mere|apne|isi|usi|same|ek)(?: hi)? form (?:me|mein|par|pe)\\b`,
);

const ofFirm =
  /\b(?:team|compan(?:y|ies)|firm|startup|start up|employees|colleagues|staff|office|department|discount\w*|price|fees?|cost\w*|offer|cheaper|concessions?|get|off|refer\w*|through|benefits?|any|free|which|what|when|where|how)\b/;
/** "We are two friends", "my brother and I", "both of us" */
const areTwo = new RegExp(
  `\\bwe are (?:just |only )?(?:two|three|2|3)(?: of us| (?:friends|brothers|sisters|cousins|siblings|people|persons))|\\b(?:me|i) and ${kin}|${kin} and (?:i|me|myself)\\b|\\b(?:both of us|we both|us both|the two of us|we two)\\b`,
);
const wantsTo = new RegExp(`\\b${joins}\\b`);
const jointly =
  /\b(?:together|both|two of us|possible|ok|okay|allowed|can we|could we|may we|same form|one form)\b/;

/** "Dost ke saath join kar sakte hai?", "mera bhai bhi join kar sakta hai kya" */
const inHindi =
  /^(?!.*\b(?:kam|sasta|paise?|fees?|discount|kitn\w+)\b).*\b(?:dost|bhai|behen|behan|biwi|patni|pati|beta|beti|friend|wife|husband|colleague) (?:ke |ko )*(?:bhi|saath|sath)\b.*\b(?:join|register|enroll)\b/;

/** Whether it asks for whom the one form is: that somebody joins as well, or whose name stands in it. */
export function asksOfPersons(text: string): boolean {
  const said = withKin(text);
  return (
    joinsBeside.test(said) ||
    brings.test(said) ||
    putsInForm.test(said) ||
    inHindi.test(text) ||
    asksWhoseDetails(text)
  );
}

/** "We are two friends and want to join together": told over more than one part. */
export function joinTogether(text: string): boolean {
  const said = withKin(text);
  return areTwo.test(said) && wantsTo.test(said) && jointly.test(said) && !ofFirm.test(said);
}
