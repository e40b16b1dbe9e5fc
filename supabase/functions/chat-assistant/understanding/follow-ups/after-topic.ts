import type { Clause } from "../clauses/clauses.ts";
import { topicsOfData } from "../intent-rules/intent-groups.ts";
import { bareStart } from "../people/beginners.ts";
import type { Context } from "../references/context.ts";
import { wordSet } from "../tokens/word-set.ts";
import { asksAsWell } from "./as-well.ts";
import { whyNot } from "./asking-again.ts";
import { asksIfWorkIsSeen } from "./looks-at-work.ts";

/** After what learners say: "and what do they work as?" */
const whoTheyAre =
  /\bwhat (?:do|are|is|does) (?:they|he|she|those \w+|these \w+)(?: do)? (?:work as|for a living|by profession|professionally)\b|\bwhat (?:are|is|were) (?:their|his|her) (?:jobs?|roles?|professions?|occupations?|titles?|work)\b/;
/** After one button of the launch: "and what does the other one do?" */
const theOtherButton = /\bthe (?:other|second|lower) (?:one|button|option|choice)\b/;

/** What is asked so, after what learners say or one button of the launch, of these or of the other. */
const ofTheOthers: readonly { after: ReadonlySet<string>; says: RegExp; asked: string }[] = [
  {
    after: wordSet("testimonials quotes alumni placement"),
    says: whoTheyAre,
    asked: "testimonials",
  },
  { after: wordSet("joinLaunch"), says: theOtherButton, asked: "closeLaunch" },
];

const ofLearners = wordSet("testimonials quotes alumni placement");
/** "The second of those, what exactly does it say?" */
const placedQuote =
  /^(?!.*\b(?:course|program|programme|training|hours?)\b)(?:\w+ ){0,4}?(?:the |your )*(first|second|last)(?: (?:one|quote|story|review|person|learner|testimonial))?(?: (?:of|from|in) (?:those|these|them|the two))?(?: (?:what|who|exactly|does|did|do|say|says|said|it|he|she|they|they say|is|was|that|then|please|tell|me|now|again))*$/;

/** After training for a team: "what should I write?" */
const whatToGive =
  /^what (?:all |info |information |details |else )*(?:should|do|must|shall) (?:i|we) (?:give|write|send|mention|tell|share|include|say)$|^(?:(?:and|so|alright|ok) )*what (?:all )?(?:should|must|has to) (?:be|go|stand|come) in (?:it|the (?:e ?)?mail|that (?:e ?)?mail)$|^what (?:all |other )?(?:info|information|details|particulars|data) (?:do|would|will) you (?:need|require|want|expect|ask for)\b|^what (?:do|should) (?:i|we) do (?:next|now|first)$/;

const joining = wordSet("register formFields phoneFormat");
/** After how to register: "the button does not work" */
const buttonFails =
  /^(?:(?:and|but|the|that|submit|register|registration|your|my) )*button (?:does not|is not|not|will not|is) (?:\w+ ?){1,3}$/;
/** "We are 30 pax", "hum 12 log hain" */
const saysSize =
  /^(?:we|hum) (?:(?:are|will be|would be|have|re|about|around|roughly|nearly|almost|log|sab|a|team|of) )*(?:\d+|@?number)\b(?! (?:hours?|days?|weeks?|months?|years?|minutes?|lakhs?|thousand|rupees|dollars)\b)(?:(?: \w+){0,6})$/;
/** "We are in Pune." */
const saysWhere = /^(?:we|i) (?:are|am|work|sit|have an office|have our office)\b/;

export const ofBrochure = wordSet("brochure brochureContents");

const ofTeachers = wordSet("instructors mentor mentorTimes");
/** After who teaches: "names?", "naam batao na" */
const byName =
  /^(?:(?:and|so|but|ok|at least|atleast) )*(?:(?:(?:can|could|will) you )?(?:give|tell|share)(?: me| us)? )?(?:their |the |some |any |his |her )?names?(?: please| at least)?$|^(?:(?:aur|to|toh|bas|par|pehle|accha|acha|unke|unka|inke|inka|uska|koi|kuch) )*(?:naam|names?)(?: (?:bata\w*|bol\w*|kya|hai|hain|he|ho|do|de|dijiye|na|to|toh|bhi|hi|please|unke|unka|inka|inke))*$/;

/** After who runs it, or who teaches: "and did he ever build anything?" */
const ofTheirPast =
  /^(?:(?:and|so|but|ok) )*(?:(?:where|what|when|how|which \w+) )?(?:did|has|have|had|was|were) (?:he|she|they)\b/;

const ofPlace = wordSet("location street otherCity");
/** After where they are: "so classes are there?" */
const isThereOf =
  /\b(?:class|classes|sessions?|training|lessons?|courses?|it|they)\b.*\b(?:there|over there|in that city|at that place)$/;

const ofTeams = wordSet("enterprise enterpriseMail onSite");

/** "How many hours does it have?", of what is made for a team */
function asksOfIt({ text, guesses: [top] }: Clause): boolean {
  const isOfCourse = top?.intent === "duration" || top?.intent === "curriculum";
  return isOfCourse && /\b(?:does|will|would|is|has|can) (?:it|that|this)\b/.test(text);
}

/** After the launch: "and if I don't want to say yes today?" */
const notNow =
  /\b(?:if|suppose) (?:i|we) (?:do|am|are|can|could|will|would) not\b.*\b(?:today|now|yet|right away|immediately|at once|decide)\b/;
const ofLaunchOpen = wordSet("launch seats launchProgram closeLaunch");

/** After what is recorded in the chat: "and if I register for something?" */
const ifJoining =
  /^(?:(?:(?:is|are|would) (?:it|that|this|they)(?: be)? )?(?:also |then )?(?:the )?(?:same|so|different|also so|true)(?: thing)? )?(?:if|when|once|after|what about when) (?:i|we|he|she|somebody|someone) (?:register|enroll|enrol|join|sign up|fill|send|submit)\b(?: \w+){0,3}$/;

/** After what is recorded: "and the phone number?" */
const recorded =
  /^(?:the |my |our )*(?:phone|mobile|telephone|name|e ?mail|mail|number|phone number|mobile number|email address|mail address|address)$/;
/** "Who can see that?" */
const whoSees =
  /\bwho (?:all |else )*(?:can |will |may |could )*(?:see|sees|read|reads|access|gets?|looks?|has)\b.*\b(?:it|that|this|them|those|these)\b/;

/** After what is done with data: "same for the things I type in here?" */
const ofChat =
  /\b(?:i|we) (?:type|write|say|ask|tell|wrote|typed|said|asked)\b.* (?:here|in (?:this|the) (?:chat|box|window))$/;

/** After training for a team: "what happens when I press that?" */
const ifPressed =
  /\bwhat (?:happens|will happen|comes|opens)\b.*\b(?:press|click|tap|push|use|choose)\b/;

const listed = wordSet("benefits perks launch");
/** After what there are several of: "six benefits, it says. Which?" */
const whichOnes = /^(?:which|which ones|namely|such as|like what|what exactly)$/;

const ofMail = wordSet("correction afterRegister mailContents");
/** After the mail that confirms a request: "besides the number, what should it show?" */
const whatItShows =
  /\bwhat (?:all |else )?(?:should|does|must|will|would) (?:it|that|the (?:e ?)?mail) (?:show|say|contain|tell|hold|have in it)\b/;

/** After whether one codes: "anything where it isn't needed?" */
const whereNotNeeded =
  /^(?:(?:is|are) there )?(?:anything|something|which|any|what|one|a)(?: (?:one|program|course|option))? (?:where|in which|for which) (?:it|that|this) (?:is|does)(?: not)? (?:needed|required|necessary|matter)$/;

/** What is asked so after these topics. */
const asks: readonly { after: ReadonlySet<string>; says: RegExp; asked: string }[] = [
  { after: wordSet("codingNeed"), says: whereNotNeeded, asked: "codingNeed" },
  { after: ofMail, says: whatItShows, asked: "mailContents" },
  { after: joining, says: buttonFails, asked: "formLocked" },
  { after: ofTeachers, says: asksIfWorkIsSeen, asked: "mentor" },
  { after: ofTeachers, says: byName, asked: "instructors" },
  { after: wordSet("company"), says: ofTheirPast, asked: "company" },
  { after: ofTeachers, says: ofTheirPast, asked: "instructors" },
  { after: ofLearners, says: byName, asked: "testimonials" },
  { after: ofPlace, says: isThereOf, asked: "mode" },
  { after: ofLaunchOpen, says: notNow, asked: "closeLaunch" },
  { after: topicsOfData, says: ifJoining, asked: "dataUse" },
  { after: topicsOfData, says: recorded, asked: "dataUse" },
  { after: topicsOfData, says: whoSees, asked: "whoSees" },
  { after: topicsOfData, says: ofChat, asked: "chatDetails" },
  { after: ofLearners, says: placedQuote, asked: "testimonials" },
  ...[...listed].map((topic) => ({ after: new Set([topic]), says: whichOnes, asked: topic })),
  ...ofTheOthers,
  { after: wordSet("enterprise"), says: ifPressed, asked: "enterpriseMail" },
];

/** After what is taught: "from zero or what?" */
const mayStart = wordSet("coverage curriculum summary duration recommendation audience codingNeed");

/** What few words ask after a topic of which they would ask nothing by themselves. */
export function afterTopic(clause: Clause, { topics, focus }: Context): string | undefined {
  const { text } = clause;
  const [last = ""] = topics;
  const found = asks.find(({ after, says }) => after.has(last) && says.test(text));
  if (found) return found.asked;
  if (focus.length > 0 && focus.length < 3 && whyNot.test(text)) return "compare";
  if (focus.length === 1 && mayStart.has(last) && bareStart.test(text)) return "prerequisites";
  const asWell = asksAsWell(clause, { topics });
  if (asWell) return asWell;
  return topics.slice(0, 3).includes("enterprise") ? afterTeams(clause, last, focus) : undefined;
}

/** After training for a team: "how many hours does it have?", "we are in Pune." */
function afterTeams(clause: Clause, last: string, focus: readonly string[]): string | undefined {
  const { text, tokens } = clause;
  const isNamed = tokens.some(({ kind }) => kind === "program" || kind === "person");
  if (ofTeams.has(last) && asksOfIt(clause) && focus.length === 0 && !isNamed) return "enterprise";
  if (whatToGive.test(text)) return "enterpriseMail";
  const isThere = tokens.some(({ kind }) => kind === "place") && saysWhere.test(text);
  return last === "enterprise" && (isThere || saysSize.test(text)) ? last : undefined;
}
