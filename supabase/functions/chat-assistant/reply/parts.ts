import { textOf } from "../understanding/text.ts";
import { leavesFieldOut } from "../understanding/topics-of-phones.ts";
import { orAll, type Part, type Provider, type Question, say } from "./answer.ts";
import { audience } from "./audience.ts";
import { brochureContents } from "./brochure.ts";
import { recommendation } from "./choosing.ts";
import { coding } from "./coding.ts";
import { noneForOthers, ofOthersToo } from "./coding-of-all.ts";
import { coverage } from "./coverage.ts";
import { curriculum } from "./curriculum.ts";
import { eachOf } from "./fitting.ts";
import { helping } from "./helping.ts";
import { closeLaunch, joinLaunch, register } from "./joining.ts";
import { certificate, launchProgram } from "./launching.ts";
import { durations } from "./lengths.ts";
import { modulesInOrder } from "./modules-in-order.ts";
import { namesOnly } from "./names-only.ts";
import { notForThem } from "./not-for-them.ts";
import { notOfThem } from "./not-of-them.ts";
import { thatForMe } from "./of-self.ts";
import { onSite } from "./on-site.ts";
import { notOffered, overview } from "./overview.ts";
import { perks } from "./perks.ts";
import { phoneNumbers } from "./phone-numbers.ts";
import { prerequisites } from "./prerequisites.ts";
import { prices } from "./prices.ts";
import { projectTaught } from "./project-taught.ts";
import { answered, refuted } from "./refuted.ts";
import { samePeople } from "./same-people.ts";
import { starts } from "./starts.ts";
import { benefits, stated, talk, testimonials } from "./stated.ts";
import { compare, summary } from "./summaries.ts";
import { launch, schedule } from "./times.ts";
import { access, otherCity, seats } from "./verdicts.ts";
import { whomNot } from "./whom-not.ts";

type Answerer = (provider: Provider, question: Question) => Part;

/** Intents whose answer is worked out from the programs; the others are answered as content/assistant says. */
const workedOut: Readonly<Record<string, Answerer>> = {
  duration: durations,
  programs: overview,
  count: overview,
  recommendation: (provider, question) =>
    thatForMe(provider, question) ??
    notOfThem(provider, question) ??
    recommendation(provider, question),
  eachOf: (provider, question) => samePeople(provider, question) ?? eachOf(provider, question),
  tellsAboutSelf: recommendation,
  audience: (provider, question) =>
    samePeople(provider, question) ??
    whomNot(provider, question) ??
    notForThem(provider, question) ??
    notOfThem(provider, question) ??
    audience(provider, question),
  codingNeed: (provider, question) =>
    ofOthersToo(provider, question) ??
    noneForOthers(provider, question) ??
    coding(provider, question),
  coverage: (provider, question) =>
    modulesInOrder(provider, question) ??
    helping(provider, question) ??
    coverage(provider, question),
  curriculum: (provider, question) =>
    modulesInOrder(provider, question) ?? curriculum(provider, question),
  notOffered,
  benefits,
  perks,
  testimonials,
  career,
  summary,
  compare,
  launch,
  launchProgram,
  joinLaunch,
  closeLaunch,
  seats,
  access,
  start: starts,
  schedule,
  register,
  affirm: register,
  prerequisites,
  projects: (provider, question) =>
    projectTaught(provider, question) ?? projects(provider, question),
  certificate: (provider, question) => certificate(provider, question, stated(provider, question)),
  otherCity,
  onSite,
  phoneFormat: phoneNumbers,
  formFields,
  brochureContents,
};

/** What a question is answered with. */
export function partFor(provider: Provider, question: Question): Part {
  const part = answered(provider, question, plainPart(provider, question));
  return namesOnly(question, part) ?? part;
}

function plainPart(provider: Provider, question: Question): Part {
  if ((question.conditions.place ?? 0) >= provider.content.programs.length)
    return overMany(provider, question);
  const answerer = workedOut[question.intent];
  const own = provider.content.answers[question.intent];
  if (question.intent === "affirm" && question.selection.about.length !== 1)
    return talk(provider, "affirm");
  if (question.intent === "price") return prices(provider, question);
  if (own?.reply && own.values) return stated(provider, question);
  if (answerer) return refuted(provider, question, answerer(provider, question));
  return own ? stated(provider, question) : talk(provider, question.intent);
}

/** "Do you have a fourth program?", where there are three. */
function overMany(provider: Provider, question: Question): Part {
  const { text = "", ...part } = overview(provider, question);
  return { ...part, text: question.yesOrNo ? `${say(provider, "no")} ${text}` : text };
}

/** "I want to switch into AI": what that brings, and where to begin. */
function career(provider: Provider, question: Question): Part {
  const part = stated(provider, question);
  const wants =
    /\b(i|we) (?:\w+ )?(?:want|wish|would like|plan|hope|need|am looking)\b|\bwants? to (?:get|go|move|come|shift|switch)(?: over)? (?:in|to|into)\b|\bswitch\b/;
  const asksHelp = question.yesOrNo && /\bhelps?\b/.test(question.clause.text);
  if (asksHelp || !wants.test(question.clause.text)) return part;
  const { text = "", programs } = recommendation(provider, question);
  return { ...part, text: part.text ? `${part.text}\n\n${text}` : text, programs };
}

/** "Can I register without a phone number?" */
function formFields(provider: Provider, question: Question): Part {
  const { text, ...part } = stated(provider, question);
  const isDenied =
    question.yesOrNo && leavesFieldOut(question.clause.text, textOf(question.message)) && text;
  return { ...part, ...(text && { text: isDenied ? `${say(provider, "no")} ${text}` : text }) };
}

function projects(provider: Provider, question: Question): Part {
  const part = stated(provider, question);
  if (!part.text) return part;
  const lines = orAll(provider, question.selection.about).flatMap((program) =>
    program.features
      .filter((feature) => /\b(?:projects?|capstones?)\b/i.test(feature))
      .map((features) => say(provider, "includes", { title: program.title, features })),
  );
  return { ...part, text: [part.text, ...lines].join("\n") };
}
