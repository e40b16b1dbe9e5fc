import type { Clause } from "../clauses/clauses.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

const opens = "(?:(?:and|so|but|ok|okay|then|now|please) )*";
/** After these the form fails, or was sent. */
export const amidForm = wordSet(
  "formFailed formLocked formNotLoaded formWrong phoneFormat account myRegistration afterRegister correction",
);

/** "(It says Registration Failed.) Is my data saved or not?" */
const isSaved = new RegExp(
  `^${opens}(?:is|are|was|were|has|have|did|does) (?:my|the|it|this|that|i)(?: \\w+){0,2} (?:saved?|stored|submitted|sent|received|recorded|registered|enrolled|gone? through|went through|reach(?:ed)?|lost)(?: (?:it|them|now|already|yet|with you))*(?: or (?:not|no))?$`,
);

/** "Tried again, same. (Is it saved?)": no more than what was told before. */
const againSame = new RegExp(
  `^${opens}(?:i )?(?:(?:have )?tried(?: it| that| this)?(?: again| twice| once more| many times)*|(?:still |again |it is |the )*same(?: (?:error|thing|message|problem|result|again))*|no luck|still (?:not|fails|failing|nothing)(?: \\w+)?)$`,
);

/** "I registered yesterday but chose the wrong course" */
const choseWrong =
  /^(?!.*\b(?:move|shift|switch|change|transfer)\b).*\b(?:chose|choose|chosen|picked|selected|opted|took|registered|enrolled)\b.*\bwrong (?:course|program|programme|one)\b/;
/** "By when will your team revert if I mail today?" */
export const howSoonWritten =
  /\b(?:when|how soon|how fast|how quickly|how long|by when|how many days|how much time)\b.*\b(?:revert|reply|replies|respond|answer|get back|write back)\b.*\b(?:mail|e ?mail|write|wrote)\b|\b(?:when|how soon|by when)\b.*\b(?:team|they|you people|you guys)\b.*\b(?:revert|reply|respond|write back)\b/;
export const triedAgain =
  /\b(?:tried|did|done|pressed|sent|submitted) (?:it |that |this )*(?:again|twice|once more|many times|\d times)\b|\b(?:again|still|phir se) (?:failed|fails|same|the same|not working|error)\b|\bsame (?:error|thing|problem|message)\b/;

/** "I already enrolled, why do I press Enroll Now again?" */
const onceMore =
  /\b(?:why|do|must|should|have to|need to|shall|can)\b.*\b(?:press|click|fill|register|enroll|enrol|send|submit|sign up|apply)\b(?: \w+){0,4} (?:again|once more|one more time|second time|twice)\b|\bsecond time (?:fill|filling|submit|ok)\b/;
const hasSentForm = wordSet("afterRegister myRegistration correction");
const howSoonAnswered =
  /\bhow (?:much time|many (?:days|hours)|long|soon|fast|quickly)\b.*\b(?:answer|reply|respond|call|contact|write|get back)\w*\b/;
const isWrong = /\b(?:wrong|mistake|mistyped|typo|incorrect|change|error|failed|fails)\b/;

/** "Registered for the agentic one last week", "ok sent it", "so I pressed submit on the form" */
const tellsSent = new RegExp(
  `^${opens}(?:i |we )?(?:(?:have|had|already|just|also|now) )*(?:(?:registered|enrolled|enroled|signed up)(?: (?:for|in|into|on|with|last|today|yesterday|this|two|three|a|just|already)\\b(?: \\S+){0,6})?|(?:filled|submitted|sent) (?:(?:in|up|out) )?(?:it|(?:the|your|that) (?:\\w+ )?form)(?: (?:today|yesterday|now|just now|already|last \\w+))?|(?:pressed|clicked|hit|tapped) (?:(?:on|the) )*submit(?: registration| button)*(?: (?:on|in|of) (?:the|your|that) form)?(?: (?:now|just now|today|already))?)$`,
);
const isNot = /\b(?:not|never|nobody|no|but|if|once|after|when|before|yet|wrong)\b/;

/** "I'll write to them. What should I tell them?" */
export const asksWhatToWrite =
  /\bwhat (?:(?:all |exactly |else )*(?:should|shall|do|must|can) (?:i|we)|(?:all )?to|i should) (?:also )?(?:tell|write|say|mention|give|include|put)(?: (?:to )?(?:them|you|(?:the )?team|there|in (?:it|that|(?:(?:the|my|that) )?(?:e ?)?mail)))*(?: then| exactly| please)*(?: (?:when|if|as) (?:i|we) (?:write|mail|e ?mail)(?: (?:to )?(?:them|you))?)?(?: so (?:that )?\w+.*)?$|\bkya (?:kya )?likh(?:u|un|oon|na)\b/;
const ofTeams = wordSet("enterprise enterpriseMail onSite");

const things = "(?:name|registration|enquiry|inquiry|request|details|data|number|application|form)";
/** "(I filled the form 5 minutes back.) Any mail I get as proof?" */
const asProof =
  /\b(?:proof|acknowledge?ment|receipt|confirmation)\b|\bany (?:\w+ ){0,2}(?:mail|e ?mail|sms|message)\b/;
const hasSent =
  /\b(?:i|we) (?:have |had |just |already )*(?:filled|submitted|sent|registered|enrolled|signed up)\b/;

const ofPayment = /\b(?:paid|pay|payment|money|fees?|not|never)\b/;

/** "Can I take my name back if I change my mind?" */
const takesBack = new RegExp(
  `\\b(?:(?:take|pull|get) (?:my |our )?${things} (?:back|out|off)|(?:take|pull) (?:back|out|off) my ${things}|withdraw (?:my|the|our) ${things}|(?:remove|strike|cross) my ${things}(?: off| out| from)?)\\b`,
);

/** "Spam me bhi nahi hai", "which email? I didn't get any mail" */
export const noMailCame =
  /\b(?:spam|inbox|junk)\b.*\b(?:nahi|nothing|not|no|bhi|empty|checked)\b|\b(?:mail|e ?mail)\b(?: \w+){0,2} (?:nahi|not|never) (?:aaya|aayi|aya|mila|come|came|received|arrived|yet)\b|\b(?:did not|have not|not|never|no) (?:\w+ )?(?:get|got|receive|received|come|came)\b(?: \w+){0,3} ?\b(?:mail|e ?mail|confirmation)\b|\bno (?:e ?mail|mail|confirmation)(?: has| have)? (?:came|come|yet|received|arrived)\b/;

/** "The submit button is grey", "I can't click the button" */
const isLocked =
  /\b(?:button|submit|submit registration)\b.*\b(?:gr[ae]y(?:ed)?|disabled|inactive|faded|blurred|dull|not (?:clickable|clicking|active|enabled|pressing|getting (?:clicked|pressed)|(?:able|possible) to (?:click|press)))\b|\b(?:can ?not|can not|unable to|not able to) (?:click|press|tap|hit)(?: on)? (?:the |that |it |this |submit )*(?:button|submit)\b|\bbutton(?: \w+){0,2} (?:i )?(?:can ?not|can not) (?:click|press|tap)\b/;

/** What who has sent the form, or sits before one that fails, asks in words that may seem to ask for something else. */
export function askedOfRegistered(
  clause: Clause,
  topics: readonly string[],
  message: readonly Token[],
): string | undefined {
  const { text } = clause;
  const found = amidOne(clause, topics, message) ?? ofSent(clause, topics, message);
  if (found) return found;
  const isOfTeam = topics.slice(0, 3).some((topic) => ofTeams.has(topic));
  if (asksWhatToWrite.test(text) && !isOfTeam && topics.length > 0) return "contact";
  return takesBack.test(text) ? "erasure" : undefined;
}

/** Of a form that fails. */
function amidOne(
  { text, tokens }: Clause,
  [last = ""]: readonly string[],
  message: readonly Token[],
): string | undefined {
  if (choseWrong.test(text)) return "correction";
  if (howSoonWritten.test(text)) return "contact";
  if (isLocked.test(text)) return "formLocked";
  const isAmid = amidForm.has(last);
  if (isAmid && last !== "formFailed" && noMailCame.test(text)) return "myRegistration";
  if (isAmid && isSaved.test(text)) return "myRegistration";
  const asksElse = message.some((token) => token.asks && !tokens.includes(token));
  return isAmid && asksElse && againSame.test(text) ? "aside" : undefined;
}

/** Of a form that is sent. */
function ofSent({ text }: Clause, topics: readonly string[], message: readonly Token[]) {
  const said = textOf(message);
  const isDone = topics.some((topic) => hasSentForm.has(topic));
  // "(Can I change the course?) Should I fill the form again for that?": for another one, yes.
  const isForOther = topics[0] === "transfer";
  const isAgain = onceMore.test(text) && !isWrong.test(said) && !isForOther;
  const isTold = tellsSent.test(text) && !message.some(({ asks }) => asks) && !isNot.test(said);
  const asksWhen = hasSentForm.has(topics[0] ?? "") && howSoonAnswered.test(text);
  const asksProof = asProof.test(text) && hasSent.test(said) && !ofPayment.test(said);
  return (isDone && isAgain) || isTold || asksWhen || asksProof ? "afterRegister" : undefined;
}
