import { topicsOfLaunch } from "../intent-rules/intent-groups.ts";
import { wordSet } from "../tokens/word-set.ts";
import type { PlainTopic } from "./topic.ts";

const ofSent = wordSet("myRegistration afterRegister register correction mailContents");
const ofTeachers = wordSet("mentor mentorTimes instructors");
const named =
  "(?!(?:i|we|it|he|she|they|you|this|that|there|the|my|your|his|her|their|our|any|anyone|someone|everyone|a|an|each|all)\\b)\\w+(?: \\w+)?";

/** What is asked of something that a visitor takes for granted: an approval, a chat that is kept, a teacher by name. */
export const topicsTakenForGranted: readonly PlainTopic[] = [
  // "(I filled the form on Tuesday.) Has it been approved?"
  {
    says: /^(?:(?:and|so|but|please|tell me) )*(?:has|is|was|did|got) (?:it|that|this|mine|my \w+)(?: (?:now|yet|been|already|get|got))* (?:approved|accepted|confirmed|processed|rejected|reviewed|verified|selected|shortlisted)\b/,
    asked: "myRegistration",
    after: ofSent,
  },
  // "How do I see my old chats?"
  {
    says: /\b(?:old|past|previous|earlier) (?:chats?|conversations?|messages?)\b|\bchat history\b/,
    asked: "chatDetails",
  },
  // "Is Andrew Ng taking the first class?"
  {
    says: new RegExp(
      `^(?:(?:and|so|but) )*(?:is|will) ${named} (?:himself |herself |be |personally )*(?:tak(?:e|ing)|conduct(?:ing)?|teach(?:ing)?) (?:\\w+ ){0,3}?(?:class(?:es)?|sessions?|batch(?:es)?|doubts)\\b`,
    ),
    asked: "instructors",
  },
  // "When does the internship begin?", "when will my cashback come?", "you said earlier the EMI is 2,999, …"
  {
    says: /^(?:(?:and|so|but) )*(?:when|what|how|where|who|is|are|do|does|did|will|can|which)\b.*\binternships?\b/,
    asked: "placement",
  },
  { says: /\bcashback\b/, asked: "discount" },
  { says: /^(?!.*\b(?:discount|scholarship|fees?|price|cost)\b).*\bemis?\b/, asked: "payment" },
  // "So not human?"
  {
    says: /^(?:(?:so|and|then|oh) )*(?:you are |are you )?not (?:a |an |really )*(?:human|person|real)(?: then)?$/,
    asked: "whoAreYou",
  },
  // "That blog on your site, who wrote it?"
  { says: /\b(?:your|that|the) blogs?\b/, asked: "unsaid" },
  // "What is your founder's name?"
  {
    says: /\b(?:founders?|owners?|ceos?) name\b|\bname of (?:the|your) (?:founders?|owners?|ceo)\b/,
    asked: "company",
  },
  // "(The launch is for the app course.) At what time IST is it?"
  {
    says: /\bwhat time\b(?: \w+){0,2} (?:is|does) (?:it|that|this)\b/,
    asked: "launch",
    after: topicsOfLaunch,
  },
  // "Is Mr. Verma still teaching it?", "rahul sir ki batch me hi chahiye"
  {
    says: /\b(?:mr|mrs|ms|dr|prof|professor) \w+(?: \w+){0,3} (?:teach\w*|head(?:s|ing)?|lead(?:s|ing)?|tak(?:e|es|ing)|train(?:s|ing)?|mentor(?:s|ing)?|batch|class(?:es)?|sessions?)\b|\b(?!(?:ok|okay|hi|hello|thanks|please|yes|no|dear|good|but|and|so|sorry|mera|meri|your|the)\b)\w+ (?:sir|madam|mam|maam) (?:ki|ka|ke) (?:batch|class(?:es)?|course|sessions?)\b/,
    asked: "instructors",
  },
  // "Agentic is just 10 hours, what all do you fit in it?"
  {
    says: /\bwhat (?:all )?(?:do|does|can|will) (?:you|u|it|they) (?:fit|pack|squeeze|put|cram) (?:in|into|inside)\b/,
    asked: "curriculum",
  },
  // "(Do we get someone to guide us?) What do they do exactly?"
  {
    says: /^(?:(?:and|so|but|ok) )*what (?:all |exactly )*(?:do|will|would|can) (?:they|he|she|mentors?|these people) (?:actually |exactly |really )*(?:do|help with)(?: exactly| actually| for us)?$/,
    asked: "instructors",
    after: ofTeachers,
  },
  // "Could you write me the code for a bot?"
  {
    says: /^(?:(?:hi|hey|hello|please|can|could|will|would|you|aivy) )*(?:write|debug|generate|solve) (?:me |us |my |the |a |an |some |this )*(?:\w+ ){0,2}(?:code|script|function|query|essay|poem|assignment|homework)\b/,
    asked: "offTopic",
  },
  // "What is with the dots in the picture?"
  {
    says: /\b(?:dots?|specks?|points)\b(?: \w+){0,4} (?:picture|image|circle|sun|top|about|background)\b/,
    asked: "picture",
  },
];

const ofReduction = /\b(?:percent|off|discounts?|offer|promo|coupons?|vouchers?|cashback|sale)\b/;
const asksForCode =
  /\b(?:what is|where is|tell me|give me|send me|share|any|need|have) (?:the |a |that |your |my )?(?:promo |coupon |discount |offer |voucher )?code\b|\b(?:coupon|voucher|promo)\b/;
const ofHead = /\b(?:ceo|founders?|owners?|directors?|chairman)\b/;
const asksName =
  /^(?:(?:and|so|but) )*(?:what is|what was|tell me) (?:his|her|their) names?(?: again| please)*$/;

/** "50 % off till Sunday, it says: what is the code?", "your CEO was on stage. What is her name?" */
export function askedOfMentioned(text: string, message: string): string | undefined {
  if (ofReduction.test(message) && asksForCode.test(text)) return "discount";
  return ofHead.test(message) && asksName.test(text) ? "company" : undefined;
}
