import { tellsWork } from "../understanding/people/tells-work.ts";
import { textOf } from "../understanding/tokens/text.ts";
import { isPerson } from "../understanding/tokens/token.ts";
import { wordSet } from "../understanding/tokens/word-set.ts";
import { leavesFieldOut } from "../understanding/topics/phones.ts";
import { combinationsWithin } from "./hours/combinations.ts";
import { durations } from "./hours/durations.ts";
import { certificate } from "./launch/certificate.ts";
import { launchProgram } from "./launch/launch-session.ts";
import { closeLaunch, joinLaunch, register } from "./launch/registration.ts";
import { launch, schedule } from "./launch/schedule.ts";
import { access, otherCity, seats } from "./launch/seats-and-access.ts";
import { future, starts } from "./launch/starts.ts";
import { atTheirPace } from "./people/at-their-pace.ts";
import { audience } from "./people/audience.ts";
import { deniesCodeless, objectedTo } from "./people/denied-and-refused.ts";
import { difficulty } from "./people/difficulty.ts";
import { eachOf } from "./people/fitting.ts";
import { forBeginners } from "./people/for-beginners.ts";
import { forPeopleTheyAreNot } from "./people/for-people-they-are-not.ts";
import { thatForMe } from "./people/for-whoever-writes.ts";
import { notForNamedPeople } from "./people/not-for-named-people.ts";
import { whomNot } from "./people/not-for-whom.ts";
import { notTaught } from "./people/not-taught.ts";
import { ofAgeOrDegree, prerequisites } from "./people/prerequisites.ts";
import { recommendation } from "./people/recommendation.ts";
import { samePeople } from "./people/same-audience.ts";
import { tornBetween } from "./people/torn-between.ts";
import { whetherThat } from "./people/whether-that.ts";
import { why } from "./people/why.ts";
import { coding } from "./prerequisites/coding.ts";
import { noneForOthers, ofOthersToo } from "./prerequisites/coding-of-all.ts";
import { doubted } from "./prerequisites/doubts.ts";
import { littleIsEnough } from "./prerequisites/knows-little.ts";
import { order } from "./prerequisites/order.ts";
import { notToTake } from "./prerequisites/without-code.ts";
import { withoutPrior } from "./prerequisites/without-prior.ts";
import { modulesInOrder } from "./programs/modules-in-order.ts";
import { namesOnly } from "./programs/names-only.ts";
import { notOffered, overview } from "./programs/overview.ts";
import { compare, summary } from "./programs/summaries.ts";
import { topicsApart } from "./programs/topics-apart.ts";
import { about } from "./provider/about.ts";
import { company, demo } from "./provider/before-deciding.ts";
import { askedOfBeginning, beginsCoding } from "./provider/begins-coding.ts";
import { brochureContents } from "./provider/brochure.ts";
import { contact } from "./provider/contact.ts";
import { enterprise } from "./provider/enterprise.ts";
import { fromAfar } from "./provider/from-afar.ts";
import { onSite } from "./provider/on-site.ts";
import { phoneNumbers } from "./provider/phone-numbers.ts";
import { phoneSigns } from "./provider/phone-signs.ts";
import { placed } from "./provider/placed.ts";
import { meetingPrice } from "./provider/price-demands.ts";
import { prices } from "./provider/prices.ts";
import {
  afterRegister,
  correction,
  formFailed,
  myRegistration,
  oneFormEach,
} from "./provider/registered.ts";
import { againstOthers, benefits, stated, talk } from "./provider/stated-answers.ts";
import { street } from "./provider/street.ts";
import { quotes, testimonials } from "./provider/testimonials.ts";
import { insteadOfUnknown } from "./published/instead-of-unknown.ts";
import { answered, refuted } from "./refuted.ts";
import { byTopics } from "./teaching/by-topics.ts";
import { coverage } from "./teaching/coverage.ts";
import { curriculum } from "./teaching/curriculum.ts";
import { helpfulProgram } from "./teaching/helpful-program.ts";
import { inOwnUse } from "./teaching/own-use.ts";
import { projectTaught } from "./teaching/project-taught.ts";
import { namedProject, projects } from "./teaching/projects.ts";
import { withProvenVerdict } from "./verdicts/proven-verdict.ts";
import { withReasonUnsaid } from "./why-not-said.ts";
import { withoutSetAside } from "./without-set-aside.ts";
import { type Part, type Provider, type Question, say } from "./wording/answer.ts";
import { areAllTold } from "./wording/duration-lines.ts";

type Answerer = (provider: Provider, question: Question) => Part;

/** Intents whose answer is worked out from the programs; the others are answered as content/assistant says. */
const workedOut: Readonly<Record<string, Answerer>> = {
  duration: durations,
  programs: (provider, question) => atTheirPace(provider, question) ?? overview(provider, question),
  count: overview,
  why,
  recommendation: (provider, question) =>
    tornBetween(provider, question) ??
    atTheirPace(provider, question) ??
    thatForMe(provider, question) ??
    forPeopleTheyAreNot(provider, question) ??
    whetherThat(provider, question, recommendation(provider, question)),
  eachOf: (provider, question) => samePeople(provider, question) ?? eachOf(provider, question),
  tellsAboutSelf: recommendation,
  audience: (provider, question) =>
    doubted(provider, question) ??
    thatForMe(provider, question) ??
    withoutPrior(provider, question) ??
    samePeople(provider, question) ??
    whomNot(provider, question) ??
    forBeginners(provider, question) ??
    notForNamedPeople(provider, question) ??
    forPeopleTheyAreNot(provider, question) ??
    whetherThat(provider, question, audience(provider, question)),
  codingNeed: (provider, question) =>
    deniesCodeless(provider, question) ??
    doubted(provider, question) ??
    withoutPrior(provider, question) ??
    ofOthersToo(provider, question) ??
    noneForOthers(provider, question) ??
    notToTake(provider, question) ??
    coding(provider, question),
  coverage: (provider, question) =>
    inOwnUse(provider, question) ??
    topicsApart(provider, question) ??
    modulesInOrder(provider, question) ??
    helpfulProgram(provider, question) ??
    coverage(provider, question),
  curriculum: (provider, question) =>
    modulesInOrder(provider, question) ?? curriculum(provider, question),
  notOffered,
  benefits,
  rival: againstOthers,
  perks: stated,
  company,
  demo,
  testimonials,
  quotes,
  phone: contact,
  contact,
  afterRegister,
  myRegistration,
  formFailed,
  correction,
  oneFormEach,
  career,
  summary,
  compare: (provider, question) => topicsApart(provider, question) ?? compare(provider, question),
  launch,
  launchProgram,
  joinLaunch,
  closeLaunch,
  seats,
  access,
  start: starts,
  future,
  schedule,
  register,
  affirm: register,
  prerequisites: (provider, question) =>
    littleIsEnough(provider, question) ??
    doubted(provider, question) ??
    prerequisites(provider, question),
  projects: (provider, question) =>
    namedProject(provider, question) ??
    projectTaught(provider, question) ??
    projects(provider, question),
  about,
  certificate: (provider, question) => certificate(provider, question, stated(provider, question)),
  otherCity,
  onSite,
  enterprise,
  street,
  phoneFormat: phoneNumbers,
  leadingZero: phoneNumbers,
  phoneSigns,
  formFields,
  brochureContents,
  difficulty,
  order,
};

/** What who wishes for something may be answered with. */
const ofFitting = wordSet("recommendation tellsAboutSelf eachOf coverage programs audience");

/** What who has so many hours may ask. */
const ofHours = wordSet("programs order duration recommendation count");

/** What a question is answered with. */
export function answerByIntent(provider: Provider, question: Question): Part {
  const left = withoutSetAside(provider, question);
  const part = answered(left, question, plainPart(left, question));
  const told = withProvenVerdict(left, question, namesOnly(question, part) ?? part);
  return insteadOfUnknown(provider, question, withReasonUnsaid(left, question, told));
}

/** The programs that some topics choose, or what is said to a wish for something that is not taught. */
function chosenBy(provider: Provider, question: Question): Part | undefined {
  const isFitting = ofFitting.has(question.intent);
  const ofTopics =
    isFitting || question.intent === "codingNeed" ? byTopics(provider, question) : undefined;
  return ofTopics ?? (isFitting ? notTaught(provider, question) : undefined);
}

function plainPart(provider: Provider, question: Question): Part {
  if ((question.conditions.place ?? 0) >= provider.content.programs.length)
    return overMany(provider, question);
  const answerer = workedOut[question.intent];
  const own = provider.content.answers[question.intent];
  if (question.intent === "affirm" && question.selection.about.length !== 1)
    return talk(provider, "affirm");
  const published = byProgram(provider, question);
  if (published) return published;
  const chosen =
    begunOrLimited(provider, question) ??
    objectedTo(provider, question) ??
    chosenBy(provider, question);
  if (chosen) return chosen;
  if (answerer) return refuted(provider, question, answerer(provider, question));
  return own ? stated(provider, question) : talk(provider, question.intent);
}

/** What is told of each program, whatever else might be worked out of the question. */
function byProgram(provider: Provider, question: Question): Part | undefined {
  const { intent } = question;
  if (intent === "price") return prices(provider, question);
  const found =
    fromAfar(provider, question) ??
    placed(provider, question) ??
    (intent === "prerequisites" ? ofAgeOrDegree(provider, question) : undefined);
  if (found) return found;
  const own = provider.content.answers[intent];
  // "SQL takes 36 hours, on nine Saturdays": which is the longest is worked out all the same.
  const isOfHours = intent === "duration" && areAllTold(provider);
  return own?.reply && own.values && !isOfHours ? stated(provider, question) : undefined;
}

/** When one begins to write code, or what goes into so many hours or costs no more than so much. */
function begunOrLimited(provider: Provider, question: Question): Part | undefined {
  const begun = askedOfBeginning.has(question.intent)
    ? beginsCoding(provider, question)
    : undefined;
  if (begun || !ofHours.has(question.intent)) return begun;
  return combinationsWithin(provider, question) ?? meetingPrice(provider, question);
}

/** "Do you have a fourth program?", where there are three. */
function overMany(provider: Provider, question: Question): Part {
  const { hours: _, ...conditions } = question.conditions;
  const all = { ...question, conditions, yesOrNo: false };
  const { text = "", ...part } = overview(provider, all);
  return { ...part, text: question.yesOrNo ? `${say(provider, "no")} ${text}` : text };
}

function tellsWho(message: Question["message"]): boolean {
  return message.some(isPerson) || tellsWork(message);
}

/** "I want to switch into AI": what that brings, and where to begin. */
function career(provider: Provider, question: Question): Part {
  const part = stated(provider, question);
  const wants =
    /\b(i|we) (?:\w+ )?(?:want|wish|would like|plan|hope|need|am looking)\b|\bwants? to (?:get|go|move|come|shift|switch)(?: over)? (?:in|to|into)\b|\bswitch\b/;
  const asksHelp = question.yesOrNo && /\bhelps?\b/.test(question.clause.text);
  const isWish = !asksHelp && wants.test(question.clause.text);
  if (!isWish && !(asksHelp && tellsWho(question.message))) return part;
  const fitting = recommendation(provider, { ...question, yesOrNo: false });
  if (!fitting.whose && asksHelp) return part;
  // Who says who they are wants to know where to begin.
  if (fitting.whose && isWish) return fitting;
  const { text = "", ...rest } = fitting;
  return { ...part, ...rest, text: part.text ? `${part.text}\n\n${text}` : text };
}

/** "Can I register without a phone number?" */
function formFields(provider: Provider, question: Question): Part {
  const { text, ...part } = stated(provider, question);
  const isDenied =
    question.yesOrNo && leavesFieldOut(question.clause.text, textOf(question.message)) && text;
  return { ...part, ...(text && { text: isDenied ? `${say(provider, "no")} ${text}` : text }) };
}
