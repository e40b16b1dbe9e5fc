import type { Clause } from "../clauses/clauses.ts";
import { ofBrochure } from "../follow-ups/after-topic.ts";
import { tellsLack } from "../people/doubts.ts";
import type { Context } from "../references/context.ts";
import { asksWhatBegins } from "../sentences/months.ts";
import { textOf } from "../tokens/text.ts";
import { isPerson, isProgram, type Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";
import { askedOfRunner, topicsBehindReplies } from "./behind-a-reply.ts";
import { topicsOfBeginnings } from "./company-beginnings.ts";
import { topicsOfDoubt } from "./doubted-times.ts";
import { topicsOfFormSaidOtherwise } from "./form-said-otherwise.ts";
import { joinsFromElsewhere } from "./from-elsewhere.ts";
import { goingOnFrom, topicsOfNextSteps } from "./next-steps.ts";
import { askedOfDoubts } from "./of-doubts.ts";
import { asksOfPersons } from "./of-joining-persons.ts";
import { topicsOfLaterBatches } from "./of-later-batches.ts";
import { topicsNamingLaunch } from "./of-launch.ts";
import { askedOfOthersPrice, topicsOfNoBusiness } from "./of-no-business.ts";
import { askedOfRegistered } from "./of-registered.ts";
import { askedOfSession } from "./of-session.ts";
import { askedOfThemselves } from "./of-themselves.ts";
import { askedOfTimeGiven } from "./of-time-given.ts";
import { leavesFieldOut, topicsOfPhones } from "./phones.ts";
import { ofUnlisted, plainQuestion } from "./plain-questions.ts";
import { topicsOfPrograms } from "./programs.ts";
import { topicsSaidInPassing } from "./said-in-passing.ts";
import { topicsSaidOtherwise } from "./said-otherwise.ts";
import { siteTopic } from "./site.ts";
import { askedOfMentioned, topicsTakenForGranted } from "./taken-for-granted.ts";
import { teachingTopic } from "./teaching.ts";
import { joinsAsTeam, topicsOfTeams } from "./teams.ts";
import { mayAsk, type PlainTopic } from "./topic.ts";
import { topicsUnpublished } from "./unpublished.ts";
import { topicsOfWhoAsks } from "./whether-for-them.ts";

/** "(When does the next batch start?) And the one after that?" */
export const oneAfter =
  /\b(?:one|batch|cohort|intake|round|group) (?:\w+ )?(?:following|(?:after|behind) (?:that|this|it)|afterwards)\b|\bfollowing (?:one|batch|cohort|intake|round)\b|\b(?:one|batch|cohort) after$/;

const begin = "^(?:(?:and|so|but|ok|great|good|also|then|well) )*";
const adverb = "(?:also |just |only |really |even |then |all )*";
const tells = "(?:tell|tells|show|say|cover|contain|include|mention|list|have|has|give)";

const ofPerks = wordSet("perks benefits projects partners");
const ofStart = wordSet("start seats deadline");

/** "Why do you show the managers' course? (I am a backend developer)" */
const whyShown =
  /^(?:(?:but|and|so|then) )*(?:why|ky[ou]n?) (?:(?:are|do|did|have|would|aap|tum|keep) )*you (?:(?:keep|keeps|always|only|still|just) )*(?:show|giv|suggest|recommend|push|tell|offer|sell)\w*\b/;

/** "(Zero coding.) Could he begin with the app course?" */
const beginsWithOne =
  /^(?:(?:and|so|then) )*(?:can|could|should|may|shall) (?:i|we|he|she|they|someone) (?:\w+ )?(?:begin|start) with\b/;

/** "If I shut it, is registration still possible?" */
const stillJoins =
  /\b(?:if|once|after|when) i (?:shut|close|closed|dismiss|cancel|ignore)\b.*\b(?:regist\w+|enrol\w*|join|sign up)\b/;
const ofWindow = /\b(?:window|pop ?up|box|banner|notice)\b/;

/** "For four of us (what does it cost together?)" */
const headsCounted =
  /^(?:(?:and|so|ok) )*for (?:\d+|two|three|four|five|six|both)(?: of us| people| persons| friends| students)$/;
const ofCost = /\b(?:costs?|price|prices|fees?|charges?|how much)\b/;

/** What somebody asks who says who they are, or what they did. */
function askedByWho(text: string, message: readonly Token[]): string | undefined {
  if (beginsWithOne.test(text) && tellsLack(message)) return "prerequisites";
  if (asksWhatBegins(text, textOf(message))) return "start";
  if (headsCounted.test(text) && ofCost.test(textOf(message))) return "aside";
  const isNamed = message.some((one) => isPerson(one) && !one.excluded && !one.isOut);
  if (whyShown.test(text) && isNamed) return "recommendation";
  return stillJoins.test(text) && ofWindow.test(textOf(message)) ? "closeLaunch" : undefined;
}

/** After these, a bare "when" asks when it starts. */
const plainlyTold = wordSet(
  "price mode duration curriculum certificate programs summary recommendation language payment discount codingNeed",
);

/** What is asked where these words stand, of all or after such topics. */
const topics: readonly PlainTopic[] = [
  // "Is there an Eastern time for the launch?"
  {
    says: /\b(?:eastern|pacific|central|indian?|est|pst|cst|ist|gmt|uk|us|london|dubai|gulf) (?:time|timing|timings|slot|hours?)\b.*\b(?:launch|session|boot ?camp)\b|\b(?:launch|session|boot ?camp)\b.*\b(?:eastern|pacific|central|indian?|est|pst|cst|ist|gmt|uk|us|london|dubai|gulf) (?:time|timing|timings|slot)\b/,
    asked: "launch",
  },
  ...topicsOfDoubt,
  ...topicsNamingLaunch,
  ...topicsBehindReplies,
  ...topicsOfLaterBatches,
  ...topicsOfNoBusiness,
  ...topicsUnpublished,
  ...topicsTakenForGranted,
  ...topicsOfFormSaidOtherwise,
  ...topicsSaidOtherwise,
  ...topicsOfNextSteps,
  ...topicsOfPhones,
  {
    says: new RegExp(
      `${begin}(?:is|does|will|would) (?:it|that|this) ${adverb}(?:for|about|${tells})\\b`,
    ),
    asked: "brochureContents",
    after: ofBrochure,
  },
  // "If my company doesn't sponsor me, can I enroll on my own?"
  {
    says: /\b(?:enroll|enrol|join|register|apply|sign up)\b(?: \w+){0,3} (?:on my own|by myself|as an individual|individually)\b/,
    asked: "register",
  },
  // "All right, sign us both up."
  {
    says: /\bsign (?:me|us|him|her|them)(?: both| all| two| three)? up\b/,
    asked: "register",
  },
  // "(The difference between the two,) which one first?"
  {
    says: /^(?:(?:and|so|but|also) )*which (?:one |course |program )*(?:(?:should|do|shall|must) (?:i|we) (?:do |take |join |learn |start )*)?first$/,
    asked: "order",
  },
  {
    says: /\b(?:seat|place|spot)(?: is| been| gets?)? (?:now |then |already |really )*(?:reserved|booked|secured|secure|safe|confirmed|guaranteed|blocked|fixed|locked)\b/,
    asked: "myRegistration",
  },
  // "40 ghante wala nahi, usse chhota kaunsa hai?", "which is the shorter one, agents or apps?"
  {
    says: /\b(?:usse|isse|us se|is se) (?:chhota|chota|bada|lamba)\b.*\b(?:kaunsa|konsa|kaun sa|koi|kya)\b|\bwhich (?:one |of (?:them|the two|these) )?(?:is|are|would be) (?:the )?(?:shorter|longer|quicker|smaller|bigger)(?: one)?\b(?! of| than \d)|\bhow much (?:longer|shorter)\b/,
    asked: "duration",
  },
  // "Does it end with a finished product of my own?"
  {
    says: /\b(?:ends?|finish(?:es)?) with (?:an? |my |our |some )(?:\w+ ){0,2}(?:app|apps|application|product|project|portfolio)\b/,
    asked: "projects",
  },
  // "Who is the founder of this bootcamp?"
  {
    says: /\bwho(?: all)? (?:is|are|was|were) (?:the|your|its) (?:founders?|owners?|ceo|chairman|promoters?)\b|\bwho (?:founded|started|owns|set up) (?:this|the|your|it)\b(?! (?:code|work|projects?|rights?|ip|copyright|results?|app|output|materials?)\b)|^(?:(?:and|so|but) )*(?:did|does|has|is|was|do|have|are) (?:your|the) (?:founders?|owners?|ceo|chairman)\b/,
    asked: "company",
  },
  ...topicsOfBeginnings,
  // "Do you run a data science diploma?"
  {
    says: /^(?:(?:and|so|but) )*(?:do|does) you (?:also )?(?:run|offer|have|conduct|provide) (?:an? |any )?(?:\S+ ){1,4}(?:diplomas?|degrees?|masters|mba|mtech)$/,
    asked: "notOffered",
    turns: true,
  },
  // "Is the leaders' course closed to me?"
  {
    says: /\bis (?:\S+ ){1,5}(?:closed|barred|off limits) (?:to|for) (?:me|us|him|her|them)\b/,
    asked: "prerequisites",
  },
  ...topicsOfPrograms,
  // "Is that the only city you are in?"
  {
    says: /\bonly (?:city|town|place|location|branch|office|cent(?:er|re))\b/,
    asked: "otherCity",
  },
  // "Are you only in Hyderabad or somewhere else?"
  {
    says: /\b(?:aap|you|tum|your|aapka|apka)\b.*\b(?:ya|or) (?:kah?in?|kahi|kidhar|dusr[ei] (?:jagah|city|shehar)) (?:aur|bhi|or)\b|\b(?:are|is) (?:you|it) (?:only |just |all )*(?:in|at) \S+ (?:only )?or (?:somewhere|anywhere|any place|other places?|elsewhere)\b/,
    asked: "otherCity",
  },
  {
    says: /^(?:other than|apart from|besides|except(?: for)?|outside(?: of)?) \S+(?: city)? where (?:all |else )*(?:are|do) you\b(?!.*\b(?:pages?|accounts?|profiles?|handles?|channels?|social|online|media|networks?|platforms?|apps?)\b)/,
    asked: "otherCity",
  },
  // "What would the others take?"
  {
    says: /^(?:(?:and|so|but|then) )*what (?:would|should|could|can|do|shall|must) (?:the (?:others?|rest|other half)|they|he|she|those|these|(?:my|our) \w+) (?:then )?(?:take|join|pick|choose|go for|start with)\b/,
    asked: "recommendation",
  },
  // "The course is free, right?", "it is free na", not "is the evening free"
  {
    says: /\b(?:courses?|programs?|programmes?|class|classes|training|bootcamp|it|its|this|that|all|everything|ye|yeh|sab) (?:(?:is|are|will be|hai|sab|ekdum|bilkul|totally|completely|fully|also|all) )*(?:free|muft)(?: of (?:cost|charges?))?(?: (?:right|correct|na|no|hai|hai na|true|or not|for \w+(?: \w+)?))*$/,
    asked: "price",
  },
  // "Somebody told me that the course is 15,000."
  {
    says: /\b(?:course|program|programme|fees?|price|batch|bootcamp|one)(?: \w+){0,3} (?:is|costs?|was|for|at) (?:only |just |about |around )?\d{3,6} (?:rupees|dollars)\b/,
    asked: "price",
  },
  ...topicsOfTeams,
  ...topicsOfWhoAsks,
  // "I meant how much time, not money"
  {
    says: /\bhow much time\b(?: \w+){0,3} not (?:the |how much )*(?:money|cost|price|fees?)\b|\bnot (?:the )?(?:money|cost|price|fees?)(?: \w+){0,3} (?:time|hours|duration|how long)\b/,
    asked: "duration",
  },
  // "The first of those: who are the partners?"
  {
    says: /\b(?:who|which|what)(?: \w+){0,2} (?:are|is) (?:the|your|these|those|they)(?: \w+)? (?:partners?|companies)\b/,
    asked: "partners",
    after: ofPerks,
  },
  // "(Do I keep access to the slides,) and for how long?"
  {
    says: new RegExp(`${begin}(?:for |till |until )?(?:how long|when)(?: for)?$`),
    asked: "access",
    after: wordSet("access"),
  },
  { says: oneAfter, asked: "start", after: ofStart },
  // "Coding I don't know, but can try."
  {
    says: /^(?:but |and )*(?:i |we |she |he )*(?:can|could|will) try(?: it| that)?$/,
    asked: "aside",
    turns: true,
  },
  ...topicsSaidInPassing,
  // "(Kitne ka hai?) Accha, aur kitne din chalega?"
  {
    says: /^(?:(?:accha|acha|achha|aur|ok|to|toh|theek hai|and) )*kitn[aei] (?:din|dino|hafte|mahine|ghante|time|samay) (?:tak )?(?:chal|lag)\w*/,
    asked: "duration",
    after: plainlyTold,
  },
  // "Fees?", "online?", "when"
  { says: /^(?:(?:and|so|ok) )*(?:when|kab)$/, asked: "start", after: plainlyTold },
];

/** "Can I register without a phone number? I get too many sales calls." */
const registersWithout =
  /^(?:(?:and|so|but|hi|hello) )*(?:(?:can|could|may)(?: not)?|is it(?: not)? possible to) (?:i |we |one )?(?:register|enroll|enrol|join|sign up|apply|use (?:it|this|the form)) without (?:giving |sharing |writing |entering |filling )?(?:my |the |a |any |an )*(?:phone|mobile|number|e ?mail|mail|surname|last name)\b/;

/** "Uske baad ML kar sakta hoon?" */
const afterwards =
  /\b(?:uske|iske|us ke|is ke|usse) baad\b.*\b(?:kar|le|join|seekh|sikh) (?:sak\w+|paung\w+|payeg\w+)/;

/** How several are registered, or without something, and whether one program may follow another. */
function askedOfWay({ text, tokens }: Clause): string | undefined {
  if (asksOfPersons(text)) return "oneFormEach";
  if (registersWithout.test(text)) return "formFields";
  return afterwards.test(text) && tokens.some(isProgram) ? "order" : undefined;
}

/** What plain words ask, whatever else they might mean beside others. */
export function plainTopic(
  clause: Clause,
  context: Context,
  message: readonly Token[],
): string | undefined {
  const { topics: asked } = context;
  const [last = ""] = asked;
  const ofWay = askedOfWay(clause);
  if (ofWay) return ofWay;
  const plainly =
    askedOfMentioned(clause.text, textOf(message)) ??
    askedOfOthersPrice(clause) ??
    askedOfRegistered(clause, asked, message) ??
    askedOfDoubts(clause, message, last) ??
    askedOfRunner(clause, message) ??
    askedOfSession(clause, last, message) ??
    goingOnFrom(clause.text, last, message) ??
    plainQuestion(clause, last, message);
  if (plainly) return plainly;
  if (ofUnlisted(clause, last, message)) return "phoneFormat";
  if (leavesFieldOut(clause.text, textOf(message))) return "formFields";
  const joins =
    joinsFromElsewhere(clause, message, last) ?? joinsAsTeam(clause.text, textOf(message));
  if (joins) return joins;
  const ofThemselves = askedOfThemselves(clause, context, message);
  if (ofThemselves) return ofThemselves;
  const ofWho = askedByWho(clause.text, message) ?? askedOfTimeGiven(clause.text, message);
  if (ofWho) return ofWho;
  const found = topics.find(
    (topic) =>
      (!topic.after || topic.after.has(last)) &&
      topic.says.test(clause.text) &&
      (topic.after || mayAsk(topic, clause)),
  );
  return (
    found?.asked ??
    siteTopic(clause, message) ??
    teachingTopic(clause, message) ??
    ofTechnologies(clause)
  );
}

/** "LangGraph or CrewAI?" */
function ofTechnologies({ tokens }: Clause): string | undefined {
  const isNamed = tokens.some(({ kind, excluded }) => kind === "technology" && !excluded);
  const isOnly = tokens.every(
    ({ kind, text: word }) => kind === "technology" || /^(?:and|or|also|vs|what|about)$/.test(word),
  );
  return isNamed && isOnly ? "coverage" : undefined;
}
