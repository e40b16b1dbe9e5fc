import type { Clause } from "../clauses/clauses.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";
import { amidForm } from "./of-registered.ts";
import type { PlainTopic } from "./topic.ts";

const ofLaunch = wordSet("launch seats joinLaunch launchProgram closeLaunch");

/** "Which company?", behind who runs it */
const whichCompany =
  /^(?:(?:and|so|ok) )*(?:which|what) (?:company|firm|organi[sz]ation)(?: is (?:it|that|this))?$/;
/** "Who is behind it?" */
export const whoIsBehind =
  /\bwho (?:all )?(?:is|are) behind (?:it|this|that|all this|the|your|you)\b|\bwho (?:runs|offers|provides|conducts|organi[sz]es) (?:it|this|these|the (?:course|program|bootcamp|training)s?)\b|\b(?:which|what) (?:company|firm|organi[sz]ation)\b/;

/** What a question means that points at what she said last. */
export const topicsBehindReplies: readonly PlainTopic[] = [
  // "(Do you give us templates?) Ok and how do I sign up for it?": not for those.
  {
    says: /^(?:(?:and|so|but|ok|okay|then|good|fine) )*(?:(?:how|where) (?:do|can|should|could) (?:i|we) (?:sign up|register|enroll|enrol|join)|sign (?:me|us) up|register (?:me|us)|enroll (?:me|us))(?: for)? (?:it|this|that|this one|that one)(?: then| now| please)?$/,
    asked: "register",
    after: wordSet("unsaid"),
  },
  // "(You give a certificate?) Who signs it?"
  {
    says: /^(?:(?:and|so|but|ok|then) )*(?:who (?:all |else )?(?:will )?(?:signs?|issues?|awards?|stamps?|gives?|provides?|grants?) (?:it|that|this|them|one)|(?:by whom|whose sign(?:ature)?) (?:is|are|will|does)\b.*|(?:is|are|will) (?:it|that|this|they) (?:be )?(?:signed|issued|stamped|sealed|awarded)(?: by \w+.*)?|kaun (?:sign|issue) karta hai(?: (?:isko|ise|usko))?)$/,
    asked: "certificate",
    after: wordSet("certificate"),
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
  // "If I close it, can I join later?"
  {
    says: /\b(?:if|once|when|after) (?:i|we) (?:close|press|dismiss|shut|skip|click)\b.*\b(?:register|enroll|enrol|join|sign up|apply)\b.*\b(?:later|afterwards?|still|another day|tomorrow)\b|\b(?:register|enroll|enrol|join|sign up|apply)\b.*\b(?:later|afterwards?|still)\b.*\b(?:if|once|when|after) (?:i|we) (?:close|press|dismiss|shut|skip|click)\b/,
    asked: "closeLaunch",
    after: ofLaunch,
  },
  // "So what can I see before I pay?"
  {
    says: /\bwhat (?:all |else )*(?:can|could|do|may) (?:i|we) (?:see|look at|check|read|view|try|get to see)\b.*\b(?:before|first|beforehand|without paying)\b/,
    asked: "demo",
  },
];

/** "(Who is behind it,) which company?": not the names of those whom the provider works with. */
export function askedOfRunner({ text }: Clause, message: readonly Token[]): string | undefined {
  const isOfRunner = /\bbehind\b|\bwho (?:runs|owns|offers)\b/.test(textOf(message));
  return isOfRunner && whichCompany.test(text) ? "company" : undefined;
}
