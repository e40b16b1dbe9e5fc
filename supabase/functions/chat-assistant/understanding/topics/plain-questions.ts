import type { Clause } from "../clauses/clauses.ts";
import { asksForWhom } from "../follow-ups/asked-for-people.ts";
import { topicsOfLaunch } from "../intent-rules/intent-groups.ts";
import { lacksDegree } from "../sentences/lacks-degree.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";
import { opensAgain } from "./closed-by-mistake.ts";
import { askedOfForms } from "./of-forms.ts";
import { ofVisitAlone } from "./only-chats.ts";
import { asksSomethingToRead, asksWhatIsInIt } from "./something-to-read.ts";

const joining = wordSet("register formFields afterRegister");

/** "Which roles is it for?", "my boss wants to read about it", "do you have my mail address?" */
export function plainQuestion(
  clause: Clause,
  last: string,
  message: readonly Token[],
): string | undefined {
  const ofForms = askedOfForms(clause, textOf(message));
  if (ofForms) return ofForms;
  const ofVisit = ofVisitAlone(clause, message);
  if (ofVisit) return ofVisit;
  if (asksMailAddress(clause, message)) return "contact";
  if ([getsBesides, getsInstead].some((gets) => gets.test(clause.text))) return "perks";
  if (last === "certificate" && getsAtEnd.test(clause.text)) return "perks";
  if (asksForWhom(clause.text)) return "audience";
  if (asksWhatIsInIt(clause)) return "brochureContents";
  if (asksSomethingToRead(clause)) return "brochure";
  if (asksIfKnown(clause.text)) return joining.has(last) ? "dataUse" : "chatDetails";
  return ofWindowOrMails(clause, last);
}

/** "What do I get besides the certificate?" */
const getsBesides =
  /^(?:(?:and|so|but|ok) )*what (?:all |else |more |other things? )*(?:do|will|would|can|shall) (?:i|we|you|one|they) (?:get|receive|have|give|offer|provide) (?:besides|apart from|other than|except|beyond|in addition to|along with) (?:the |a |an |your )*(?:certificates?|certification|projects?|mentors?|mentoring|mentorship|materials?)$/;

/** "If not a certificate, then what do I get at the end?" */
const getsInstead =
  /^(?:(?:and|so|but|ok) )*if (?:not|no|there is no) (?:a |the |any )*(?:certificates?|certification|degree)(?: then)? what (?:else |all )*(?:do|will|would|can) (?:i|we|you|one|they) (?:get|receive|have)\b/;

/** "(No certificate?) Phir end mein milta kya hai", "then what do I get at the end?" */
const getsAtEnd =
  /^(?:(?:and|so|but|ok|then|phir|fir|to|toh|aur|accha|acha) )*(?:what (?:all |else |exactly )*(?:do|will|would|can) (?:i|we|you|one|they) (?:actually |really )*(?:get|receive|have|take home|walk away with)(?: (?:at|in|by|after|from) (?:the )?(?:end|it|that|this|course|program|completion)(?: (?:of|then).*)?)?(?: then)?|(?:(?:end|last|aakhir|aakhri|akhir|khatam hone|course ke baad|poora hone)(?: (?:me|mein|main|par|pe|ke baad))* )?(?:mujhe |hume |hamko )?(?:kya (?:kya )?(?:mil\w+)|mil\w+ kya)(?: (?:hai|h|he|phir|fir|end (?:me|mein|main)|last (?:me|mein|main)))*)$/;

const adverts =
  /\b(?:spam\w*|junk|newsletters?|(?:marketing|promotional|advertising|advert\w*|sales|promotions?|unwanted|endless|daily) (?:e ?)?(?:mails?|messages|calls?|sms|stuff)|bombard\w*|pester\w*|flood\w*)\b/;
const asksOfMe =
  /\b(?:am|will|would|do|does|is|are|can|could|shall) (?:i|we|you|he|she|they|my|there|that|this)\b/;

/** "So no marketing calls from banks?" */
const noneOfThem =
  /^(?:(?:and|so|but|ok|then) )*(?:no|any) (?:more )?(?:spam\w*|junk|newsletters?|marketing|promotional|advertising|advert\w*|sales|unwanted)\b/;

/** "Am I going to be spammed?" */
function ofUnwantedMails(text: string): string | undefined {
  return adverts.test(text) && (asksOfMe.test(text) || noneOfThem.test(text))
    ? "dataUse"
    : undefined;
}

/** After the launch: "how do I see it again?" */
function asksForWindow({ text }: Clause, last: string): boolean {
  return opensAgain.test(text) && (topicsOfLaunch.has(last) || last === "closeLaunch");
}

/** What is asked of the window after topic `last`, or of mails that nobody wants. */
function ofWindowOrMails(clause: Clause, last: string): string | undefined {
  return asksForWindow(clause, last) ? "closeLaunch" : ofUnwantedMails(clause.text);
}

const who = "(?:i|we|he|she|they|(?:my|our) \\w+|someone like (?:me|him|her))";
const joins =
  "(?:attend|join|come|participate|enroll|enrol|apply|register|take part|do (?:it|this|that)|take (?:it|this|that|one)|get in|be (?:there|part of it))";
/** "Can she attend?", "is he allowed to take part?", "would they be eligible?" */
const mayAttend = new RegExp(
  `\\b(?:(?:can|could|may|will|would|should) ${who} (?:also |still |even |then |already )*(?:be (?:able|allowed|permitted) to )?${joins}|(?:is|are|am|would|will) ${who} (?:also |still |then |already )*(?:be )?(?:(?:able|allowed|permitted|eligible) to ${joins}|eligible|accepted|admitted|allowed|welcome|(?:not )?too (?:old|young|late)|(?:old|young) enough)|(?:is (?:that|it|this) )?too (?:old|young|late))(?: (?:in|for|it|this|that|here|there|too|also|as well|with us|to join|one of (?:them|these|those)|the \\w+(?: (?:course|program))?))*$`,
);
/** "She is 17", "16 years old", "in 12th standard", "class 10" */
const ofAge =
  /\b(?:is|am|are|aged?|turned|turning|turns|only|just) (?:only |just |about |already |now |still |around |nearly )*(?:1\d|[2-9]\d)(?=$| (?:years?|yrs?|and|but|now|can|may|could|so|already|is|in|he|she|i)\b)|\b\d\d (?:years?|yrs?|yr) old\b|\b\d\d ?(?:yo|year old)\b|\b\d{1,2} ?(?:th|st|nd|rd) (?:standard|class|grade|std)\b|\b(?:class|grade|standard|std) \d{1,2}(?:th)?\b|\bin (?:school|high school|junior college)\b|\b(?:school (?:boy|girl|kid|student|child)|teenager|minor|retired|pensioner|senior citizen)\b|\btoo (?:old|young)\b/;

/** "So I can't apply, no?" */
const barred = new RegExp(
  `^(?:(?:so|then|and|that means) )*${who} (?:can|could|may) not ${joins}(?: (?:then|no|na|right|it|here|correct|is it))*$`,
);

/** "My daughter is 17 and finishing 12th standard, can she attend?", "no BTech, so I can't apply no?" asks who may join. */
export function asksIfMayAttend(text: string, message: readonly Token[]): boolean {
  const said = textOf(message);
  if (barred.test(text) && message.at(-1)?.asks && (ofAge.test(said) || lacksDegree(said)))
    return true;
  return mayAttend.test(text) && (ofAge.test(said) || lacksDegree(said));
}

const byMail =
  /\b(?:by|via|per|through|an?|the|with) (?:e ?mail|mail)\b(?! id)|\b(?:rather|prefer to|want to|will|would|could|can|do) (?:i |we )?(?:write|mail|email)\b/;
const asksAddress =
  /^(?:(?:and|so|ok|but|then|to|at|on) )*(?:(?:what|which|whats) (?:is |would be |are )*)?(?:the |your |that |this )*(?:right |correct )*address(?:es)?(?: (?:for (?:that|it|this)|please|then|should i use))*$/;
const ofPlace = wordSet("street location contact price offTopic formFields");

/** "I ask by mail. What is the address for that?" is of no street. */
function asksMailAddress({ text, guesses }: Clause, message: readonly Token[]): boolean {
  const isMail = byMail.test(textOf(message));
  return isMail && ofPlace.has(guesses[0]?.intent ?? "") && asksAddress.test(text);
}

/** "Do they have my mail address already?", "how do you know my name?" */
const myDetails =
  /\b(?:do|does|did) (?:they|you|you guys|the team|your team|somebody|someone|anyone) (?:already |now |all |even |really )*(?:have|know|got|hold|possess|see) (?:already |now )*my (?:own |full |real )*(?:e ?mail|mail|name|address|contact|details|id)\b/;

/** Whether it asks if the team knows who writes. */
function asksIfKnown(text: string): boolean {
  return myDetails.test(text);
}

const isMine =
  /\b(?:mine|it|that|ours|my \w+)(?: \w+)? (?:(?:is|are) (?:not (?:there|in|on|listed|among|shown|included|one of)|missing)|being listed)/;
const asksToJoin = /\b(?:register|sign up|enroll|enrol|join|apply|book|get in|in)\b/;

/** "My SIM is from no country in your dropdown.", "I don't see Nepal in the list." */
const notListed =
  /\b(?:not|no|neither|nor|never)\b(?: \w+){0,7} (?:in|on|among) (?:the|your|that|this) (?:\w+ )?(?:list|drop ?down|menu|countries)\b/;

/** "So how do I sign up if mine isn't there?", after the countries of the form */
export function ofUnlisted({ text }: Clause, last: string, message: readonly Token[]): boolean {
  if (asksToJoin.test(text) && notListed.test(textOf(message))) return true;
  return asksToJoin.test(text) && last === "phoneFormat" && isMine.test(text);
}
