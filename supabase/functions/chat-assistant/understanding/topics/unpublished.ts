import { wordSet } from "../tokens/word-set.ts";
import type { PlainTopic } from "./topic.ts";

const learner =
  "(?:colleague|friend|brother|sister|wife|husband|someone else|somebody else|another|other|cousin)";

/** What no page of a provider tells, asked in words that may seem to ask for something else. */
export const topicsUnpublished: readonly PlainTopic[] = [
  // "How many PDUs is the course worth?"
  {
    says: /\b(?:pdus?|cpds?|ceus?|cpes?|credit points?|academic credits?)\b/,
    asked: "accreditation",
  },
  // "Is there a waiting list?"
  {
    says: /^(?!.*\b(?:pnr|train|flight|ticket|berth)\b).*\b(?:waiting list|waitlist(?! \d)|stand ?by list)\b/,
    asked: "unsaid",
  },
  // "What is the smallest group you run a private batch for?"
  {
    says: /\b(?:smallest|minimum|least|fewest) (?:\w+ )?(?:group|team|batch|number of (?:people|learners|staff|employees|persons))\b|\btoo (?:few|small) for (?:an? )?(?:custom|private|separate|batch|group|own)\b/,
    asked: "unsaid",
  },
  // "Does the chatbot I build belong to you?"
  {
    says: /\b(?:belongs? to (?:you|us|me|the learner|the school)|who owns (?:the |my |our |what )*(?:\w+ )?(?:app|apps|code|project|projects|work|chatbot|agent|bot|ip|build|built)|(?:ip|intellectual property) (?:rights?|ownership))\b/,
    asked: "unsaid",
  },
  // "Do you give us templates or case studies?"
  {
    says: /\b(?:give|gives|provide|get|share|receive|include|offer|send|supply)\b(?: \w+){0,4} (?:templates?|case stud(?:y|ies)|worksheets?|cheat ?sheets?|handouts?|checklists?|playbooks?)\b|^(?:(?:or|and|any|also) )+(?:templates?|case stud(?:y|ies)|worksheets?|cheat ?sheets?|handouts?|checklists?|playbooks?)$/,
    asked: "unsaid",
  },
  // "Can I build my own idea as project?"
  {
    says: /\b(?:can|could|may|am i allowed|allowed|possible)\b.*\b(?:my|our) own (?:\w+ )?(?:ideas?|topics?|concepts?|project ideas?)\b/,
    asked: "unsaid",
  },
  // "Is it done alone or in a group?"
  {
    says: /\b(?:alone|individually|individual|solo|by (?:myself|ourselves)|on my own|single)\b(?: \w+){0,3} or\b(?: \w+){0,3} (?:groups?|teams?|pairs?|together)\b|\b(?:groups?|teams?|pairs?|together)\b(?: \w+){0,3} or\b(?: \w+){0,3} (?:alone|individual\w*|solo)\b/,
    asked: "unsaid",
    after: wordSet("projects coverage curriculum number"),
  },
  // "Claimable under a skills fund?"
  {
    says: /\b(?:claim ?able|hrdf?(?: corp)?|hrd corp|skills ?future|utap|psg)\b(?!.*\b(?:tax|gst|80c)\b)/,
    asked: "payment",
  },
  // "Can I see what past students built?"
  {
    says: /\b(?:see|look at|view|check out|show|watch|try|browse|dekh\w*|dikha\w*)\b.*\b(?:students?|learners?|alumni|graduates|batch(?:es)?|participants?)\b(?: (?:have|has|had|already|ne|ka|ke|ki|actually))* (?:built|made|build|create[ds]?|developed|did in|banaya\w*|banaye|projects?|portfolios?|work samples?|demos?|apps?)\b/,
    asked: "unsaid",
  },
  // "How much time till they answer?"
  {
    says: /\bhow (?:much time|many (?:days|hours)|long|soon|fast) (?:(?:will|does|do|would) it (?:be |take )?)?(?:till|until|before|for) (?:they|you|the team|someone|somebody)(?: \w+){0,2} (?:answer|reply|respond|write|get back)\w*\b|\bhow (?:soon|fast|quickly) (?:do|does|will|would) (?:they|you|the team|someone|somebody) (?:answer|reply|respond|write|get back)\b/,
    asked: "unsaid",
  },
  // "Is there homework?"
  {
    says: /\bhome ?work\b(?! (?:buddy|helper|app|bot|tool))(?!.* (?:school|class \d+|tuition|maths?)\b)/,
    asked: "assessment",
  },
  // "I mailed you on Monday. What is the usual turnaround?"
  {
    says: /\b(?:turn ?around(?: time)?|response time|reply time)\b|\bhow (?:long|soon|fast|quickly) (?:do|does|will|would|is) (?:\w+ ){1,3}(?:take to )?(?:reply|replies|respond|answer) (?:to )?(?:an? |my |our )*(?:e ?mails?|mails?)\b/,
    asked: "unsaid",
  },
  // "Could a colleague take over the remaining hours?"
  {
    says: new RegExp(
      `\\b${learner}\\b(?: \\w+){0,3} (?:take over|take (?:my|his|her|their|the) (?:place|seat|spot)|come in (?:my|his|her) place|replace (?:me|him|her|them)|step in|slip into)\\b`,
    ),
    asked: "transfer",
  },
  // "I can't attend, so my cousin will come on my seat", "meri jagah mera bhai aa sakta hai?"
  {
    says: new RegExp(
      `\\b${learner}\\b(?: \\w+){0,3} (?:come|comes|attend|attends|sit|sits|join|joins|go|use)(?: \\w+){0,2} (?:(?:on|in|at|for) )?(?:my|his|her|our) (?:place|seat|spot|behalf)\\b|\\b${learner}\\b(?: \\w+){0,4} instead of (?:me|him|her)\\b|\\b(?:meri|mere|uski) (?:jagah|jageh|seat)\\b.*\\b(?:bhai|behen|behan|dost|${learner})\\b`,
    ),
    asked: "transfer",
  },
  // "Is 8 GB of RAM enough?"
  {
    says: /\b(?:\d+ ?gb(?: of)?(?: ram)?|ram|laptop|processor|graphics card|gpu) (?:\w+ ){0,3}?(?:enough|sufficient|ok|okay|required|needed|recommend\w*|suggest\w*|config\w*|do)\b|\b(?:which|what) (?:laptop|computer|cloud|ide|os|operating system)\b(?! (?:course|program|programme))/,
    asked: "tools",
  },
  // "Have you trained thousands of students?"
  {
    says: /\byou (?:\w+ ){0,3}(?:trained|taught|placed) (?:over |more than |about |already )*(?:\d+|thousands?|hundreds?|lakhs?|crores?|lacs?)\b/,
    asked: "company",
  },
];
