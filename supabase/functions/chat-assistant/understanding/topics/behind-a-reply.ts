import type { Clause } from "../clauses/clauses.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";
import { amidForm } from "./of-registered.ts";
import type { PlainTopic } from "./topic.ts";

const ofLearners = wordSet("testimonials quotes alumni trust");
const ofTrust = wordSet("trust company about alumni testimonials");
const ofLaunch = wordSet("launch seats joinLaunch launchProgram closeLaunch");
const ofTeams = wordSet("enterprise enterpriseMail onSite");

/** "Are they real people?" */
const areReal =
  /\b(?:is|are|was|were) (?:they|these|those|he|she|that|it|this|both)(?: both| all)? (?:an? )?(?:even |really )?(?:real|actual|genuine|fake|existing|made up|invented)\b/;
/** "Which company?", behind who runs it */
const whichCompany =
  /^(?:(?:and|so|ok) )*(?:which|what) (?:company|firm|organi[sz]ation)(?: is (?:it|that|this))?$/;
/** "Who is behind it?" */
export const whoIsBehind =
  /\bwho (?:all )?(?:is|are) behind (?:it|this|that|all this|the|your|you)\b|\bwho (?:runs|offers|provides|conducts|organi[sz]es) (?:it|this|these|the (?:course|program|bootcamp|training)s?)\b|\b(?:which|what) (?:company|firm|organi[sz]ation)\b/;

/** What a question means that points at what she said last. */
export const topicsBehindReplies: readonly PlainTopic[] = [
  { says: areReal, asked: "alumni", after: ofLearners },
  { says: whichCompany, asked: "company", after: ofTrust },
  // "(Do you give us templates?) Ok and how do I sign up for it?": not for those.
  {
    says: /^(?:(?:and|so|but|ok|okay|then|good|fine) )*(?:(?:how|where) (?:do|can|should|could) (?:i|we) (?:sign up|register|enroll|enrol|join)|sign (?:me|us) up|register (?:me|us)|enroll (?:me|us))(?: for)? (?:it|this|that|this one|that one)(?: then| now| please)?$/,
    asked: "register",
    after: wordSet("unsaid"),
  },
  // "Nothing came in my mail either"
  {
    says: /\b(?:nothing|no (?:e ?mails?|mails?|messages?|calls?|reply|response)|(?:e ?mail|mail|message|call|reply|response) (?:has |have |did |is )*(?:not|never))\b.*\b(?:came|come|coming|received|get|got|yet|either|arrived?|there)\b/,
    asked: "myRegistration",
    after: amidForm,
  },
  // "Exact date nahi pata?": "pata" is no address there.
  {
    says: /\b(?:date|din|tareekh|tarikh) (?:bhi )?(?:nahi pata|pata (?:nahi|hai))\b/,
    asked: "start",
  },
  // "We are a 40 people logistics company, HR asked me to look into AI training"
  {
    says: /^(?:(?:hi|hello|good \w+) )*we are an? (?:[\w@]+ ){0,5}?(?:company|firm|start ?up|agency|organi[sz]ation|business|bank|hospital|factory|ngo)\b(?!.*\b(?:which|what|how|when|is there|do you|fees?|price)\b).*\b(?:training|train|trained|courses?|upskill\w*|learn\w*|workshop)\b/,
    asked: "enterprise",
  },
  // "If I close it, can I join later?"
  {
    says: /\b(?:if|once|when|after) (?:i|we) (?:close|press|dismiss|shut|skip|click)\b.*\b(?:register|enroll|enrol|join|sign up|apply)\b.*\b(?:later|afterwards?|still|another day|tomorrow)\b|\b(?:register|enroll|enrol|join|sign up|apply)\b.*\b(?:later|afterwards?|still)\b.*\b(?:if|once|when|after) (?:i|we) (?:close|press|dismiss|shut|skip|click)\b/,
    asked: "closeLaunch",
    after: ofLaunch,
  },
  // "And for that can you train us at our office?"
  {
    says: /\b(?:train|teach|come|visit|hold|conduct|run|deliver|do)\w*\b.*\b(?:at|to|in) our (?:own )?(?:\w+ )?(?:office|place|premises|company|campus|college|site|factory)\b/,
    asked: "onSite",
    after: ofTeams,
  },
  // "So what can I see before I pay?"
  {
    says: /\bwhat (?:all |else )?(?:can|could|do|may) (?:i|we) (?:see|look at|check|read|view|try|get to see)\b.*\b(?:before|first|beforehand|without paying)\b/,
    asked: "demo",
  },
];

/** "(Who is behind it,) which company?": not the names of those whom the provider works with. */
export function askedOfRunner({ text }: Clause, message: readonly Token[]): string | undefined {
  const isOfRunner = /\bbehind\b|\bwho (?:runs|owns|offers)\b/.test(textOf(message));
  return isOfRunner && whichCompany.test(text) ? "company" : undefined;
}
