import { ofBrochure, ofSeats } from "./after-topic.ts";
import type { Clause } from "./clauses.ts";
import type { Context } from "./context.ts";
import { askedInSoManyWords, asksIfMayAttend, ofUnlisted } from "./in-so-many-words.ts";
import { goingOnFrom, topicsOfNextSteps } from "./next-steps.ts";
import { ofTheSite } from "./of-the-site.ts";
import { asksRequiredOrTaught } from "./required-or-taught.ts";
import { isSkill, type Token } from "./token.ts";
import type { PlainTopic } from "./topics.ts";
import { ofTeaching } from "./topics-of-teaching.ts";
import { topicsOfTeams } from "./topics-of-teams.ts";
import { wordSet } from "./word-set.ts";
import { asksYesOrNo } from "./yes-or-no.ts";

/** "(When does the next batch start?) And the one after that?" */
export const oneAfter =
  /\b(?:one|batch|cohort|intake|round|group) (?:\w+ )?(?:following|after (?:that|this|it)|afterwards)\b|\bfollowing (?:one|batch|cohort|intake|round)\b|\b(?:one|batch|cohort) after$/;

const begin = "^(?:(?:and|so|but|ok|great|good|also|then|well) )*";
const adverb = "(?:also |just |only |really |even |then |all )*";
const tells = "(?:tell|tells|show|say|cover|contain|include|mention|list|have|has|give)";

const ofPhone = wordSet("phoneFormat");
const ofPerks = wordSet("perks benefits projects partners");
const ofStart = wordSet("start seats deadline");

/** What is asked where these words stand, of all or after such topics. */
const topics: readonly PlainTopic[] = [
  ...topicsOfNextSteps,
  // "Will the brochure tell her of it too?"
  {
    says: new RegExp(
      `${begin}(?:is|does|will|would|can) (?:the|your|that|this) (?:\\w+ )?(?:brochure|pdf|leaflet|catalogue) ${adverb}(?:for|about|of|on|limited|restricted|${tells})\\b`,
    ),
    asked: "brochureContents",
  },
  {
    says: new RegExp(
      `${begin}(?:is|does|will|would) (?:it|that|this) ${adverb}(?:for|about|${tells})\\b`,
    ),
    asked: "brochureContents",
    after: ofBrochure,
  },
  // "Other than the email, is there any way to reach you?", "can I talk to someone on the phone?"
  {
    says: /\b(?:other than|apart from|besides|except) (?:by |via |the |your |an? )*(?:e ?mail|mail)\b.*\b(?:reach|contact|way|talk|speak)\b|\b(?:reach|contact|talk|speak|way)\b.*\b(?:other than|apart from|besides|except) (?:by |via |the |your |an? )*(?:e ?mail|mail)\b|\b(?:talk|speak) (?:to|with) (?:\w+ ){1,3}(?:on|over|by) (?:the |a )?(?:phone|call|telephone)\b/,
    asked: "phone",
  },
  // "I don't want to give my phone number, can I just email you?"
  {
    says: /\b(?:can|could|may) (?:i|we) (?:just |only |also |simply )*(?:e ?mail|mail|write to) (?:you|the team|your team)\b/,
    asked: "contact",
  },
  // "If my company doesn't sponsor me, can I enroll on my own?"
  {
    says: /\b(?:enroll|enrol|join|register|apply|sign up)\b(?: \w+){0,3} (?:on my own|by myself|as an individual|individually)\b/,
    asked: "register",
  },
  // "1-on-1 mentoring, how often"
  {
    says: /^(?=.*\bmentor\w*\b).*\bhow (?:often|frequently|many times)\b/,
    asked: "mentorTimes",
  },
  // "My phone is with +55, is that fine?"
  {
    says: /\b(?:phone|telephone|mobile|number|sim|cell)\b(?: \w+){0,3}? (?:with|code|prefix|begins?|starts?)(?: with| code)? (?:the )?(?:code )?\d{1,3}\b(?! (?:digits?|figures?|numbers?|hours))/,
    asked: "phoneFormat",
  },
  {
    says: /^(?!.*\b(?:keep|kept|store\w*|hold|save\w*|record\w*)\b).*\bhow (?:long|many (?:digits|figures|numbers))\b.*\b(?:phone|mobile|telephone)\b/,
    asked: "phoneFormat",
  },
  {
    says: new RegExp(
      `${begin}(?:what|which (?:one|code)) (?:would|should|must|do|does|shall|will|can) (?:he|she|i|we|they|one) (?:then |have to )?(?:enter|put|type|write|give|fill|choose|select|pick|use)(?: in| there| then| here| down)?$`,
    ),
    asked: "phoneFormat",
    after: ofPhone,
  },
  {
    says: /\b(?:seat|place|spot)(?: is)? (?:now |then |already |really )*(?:reserved|booked|secured|secure|safe|confirmed|guaranteed|blocked|fixed)\b/,
    asked: "myRegistration",
  },
  // "What if I leave the country code empty?"
  {
    says: /\bcountry code\b.*\b(?:empty|blank|unselected|out|off)\b/,
    asked: "formFields",
  },
  // "What would the others take?"
  {
    says: /^(?:(?:and|so|but|then) )*what (?:would|should|could|can|do|shall|must) (?:the (?:others?|rest|other half)|they|he|she|those|these|(?:my|our) \w+) (?:then )?(?:take|join|pick|choose|go for|start with)\b/,
    asked: "recommendation",
  },
  // "Somebody told me that the course is 15,000."
  {
    says: /\b(?:course|program|programme|fees?|price|batch|bootcamp|one)(?: \w+){0,3} (?:is|costs?|was|for|at) (?:only |just |about |around )?\d{3,6} (?:rupees|dollars)\b/,
    asked: "price",
  },
  ...topicsOfTeams,
  // "The first of those: who are the partners?"
  {
    says: /\b(?:who|which|what)(?: \w+){0,2} (?:are|is) (?:the|your|these|those|they)(?: \w+)? (?:partners?|companies)\b/,
    asked: "partners",
    after: ofPerks,
  },
  {
    says: new RegExp(
      `${begin}how many (?:of (?:them|those|these) |seats |places )?(?:are |is |have been |were )?(?:still |already )*(?:left|gone|taken|free|booked|filled|sold|open|available)(?: (?:already|now|yet|by now|so far|today|right now|at the moment|at present|this week))?$`,
    ),
    asked: "seats",
    after: ofSeats,
  },
  { says: oneAfter, asked: "start", after: ofStart },
];

const works = /\b(?:work|works|working|play|build|building|use|using|used)\b/;

/** What plain words ask, whatever else they might mean beside others. */
export function plainTopic(
  clause: Clause,
  { topics: [last = ""] }: Context,
  message: readonly Token[],
): string | undefined {
  const onwards = goingOnFrom(clause.text, last, message);
  if (onwards) return onwards;
  const plainly = askedInSoManyWords(clause, last, message);
  if (plainly) return plainly;
  if (ofUnlisted(clause, last)) return "phoneFormat";
  if (asksIfMayAttend(clause.text, message)) return "prerequisites";
  if (asksRequiredOrTaught(clause.text) && clause.tokens.some(isSkill)) return "prerequisites";
  const found = topics.find(
    ({ says, after }) => (!after || after.has(last)) && says.test(clause.text),
  );
  return (
    found?.asked ??
    ofTheSite(clause, message) ??
    ofTeaching(clause, message) ??
    ofTechnologies(clause)
  );
}

/** "LangGraph or CrewAI?", "do we work with GPT?" */
function ofTechnologies(clause: Clause): string | undefined {
  const { tokens, text, guesses } = clause;
  const isNamed = tokens.some(({ kind, excluded }) => kind === "technology" && !excluded);
  const isOnly = tokens.every(
    ({ kind, text: word }) => kind === "technology" || /^(?:and|or|also|vs|what|about)$/.test(word),
  );
  const isWork = guesses[0]?.intent === "projects" && works.test(text) && asksYesOrNo(clause);
  return isNamed && (isOnly || isWork) ? "coverage" : undefined;
}
