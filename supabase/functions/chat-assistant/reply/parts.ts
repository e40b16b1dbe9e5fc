import type { Program } from "../../../../content/programs.ts";
import { wordsOf } from "../language/normalise.ts";
import { noun } from "../understanding/naming.ts";
import { eachProgram, orAll, type Part, type Provider, type Question, say } from "./answer.ts";
import { audience, recommendation } from "./choosing.ts";
import { coding } from "./coding.ts";
import { coverage, curricula } from "./coverage.ts";
import { certificate, launchSession } from "./launching.ts";
import { durations } from "./lengths.ts";
import { notOffered, overview } from "./overview.ts";
import { phoneNumbers } from "./phone-numbers.ts";
import { benefits, stated, talk } from "./stated.ts";
import { compare, summary } from "./summaries.ts";

type Answerer = (provider: Provider, question: Question) => Part;

/** Intents whose answer is worked out from the programs; the others are answered as content/assistant says. */
const workedOut: Readonly<Record<string, Answerer>> = {
  duration: durations,
  programs: overview,
  count: overview,
  recommendation,
  tellsAboutSelf: recommendation,
  audience,
  codingNeed: coding,
  coverage,
  curriculum,
  notOffered,
  benefits,
  career,
  summary,
  compare,
  launch: launchSession,
  start: startOf,
  register,
  affirm: register,
  prerequisites,
  projects,
  certificate: (provider, question) => certificate(provider, question, stated(provider, question)),
  otherCity,
  phoneFormat: phoneNumbers,
};

/** What a question is answered with. */
export function partFor(provider: Provider, question: Question): Part {
  const answerer = workedOut[question.intent];
  const own = provider.content.answers[question.intent];
  if (question.intent === "affirm" && question.selection.about.length !== 1)
    return talk(provider, "affirm");
  if (own?.reply && own.values) return stated(provider, question);
  if (answerer) return answerer(provider, question);
  return own ? stated(provider, question) : talk(provider, question.intent);
}

/** What programs teach; "what frameworks do you cover?" asks for less than all of it. */
function curriculum(provider: Provider, question: Question): Part {
  const { clause, selection } = question;
  const asksOf = /^(what|which|any|about|on|kaunse|konse|kaunsa)$/;
  const isHinted = clause.tokens.some((token, at) => {
    const [last, next] = [clause.tokens[at - 1], clause.tokens[at + 1]];
    if (token.excluded) return false;
    if (token.kind === "skill") return !noun.test(next?.text ?? "");
    const isAsked = question.yesOrNo || asksOf.test(last?.text ?? "");
    return token.kind === "word" && token.features && isAsked;
  });
  return isHinted
    ? coverage(provider, question)
    : curricula(provider, orAll(provider, selection.about));
}

/** A zone or a place asks for the session's time there. */
function startOf(provider: Provider, question: Question): Part {
  const asksThere = question.clause.tokens.some(({ kind }) => kind === "zone");
  return asksThere && provider.content.launch
    ? launchSession(provider, question)
    : stated(provider, question);
}

/** With one program in view, a press leads into its form. */
function register(provider: Provider, question: Question): Part {
  const { programs } = provider.content;
  const spoken = programs.length === 1 ? programs : question.selection.about;
  const about = spoken.length > 0 ? spoken : launched(provider, question);
  const [only] = about;
  if (only && about.length === 1)
    return { text: say(provider, "join", { title: only.title }), programs: about, register: only };
  const how = stated(provider, { ...question, intent: "register" });
  return { ...how, programs: about };
}

/** "A place in the August bootcamp": the program that is launched, by a word of its name that no program has. */
function launched({ content }: Provider, { clause }: Question): readonly Program[] {
  const { launch, programs } = content;
  const titles = programs.flatMap(({ title }) => wordsOf(title));
  const own = wordsOf(launch?.title ?? "").filter((word) => !titles.includes(word));
  const isNamed = clause.tokens.some(({ text }) => own.includes(text));
  return isNamed ? programs.filter(({ slug }) => slug === launch?.program) : [];
}

/** "I want to switch into AI": what that brings, and where to begin. */
function career(provider: Provider, question: Question): Part {
  const part = stated(provider, question);
  const wants =
    /\b(i|we) (?:\w+ )?(?:want|wish|would like|plan|hope|need|am looking)\b|\bwants? to (?:get|go|move|come) in(?:to)?\b|\bswitch\b/;
  if (!wants.test(question.clause.text)) return part;
  const { text = "", programs } = recommendation(provider, question);
  return { ...part, text: part.text ? `${part.text}\n\n${text}` : text, programs };
}

function prerequisites(provider: Provider, question: Question): Part {
  const about = orAll(provider, question.selection.about);
  const lines = eachProgram(provider, provider.content.answers.audience?.reply ?? "", about);
  const { text = "" } = stated(provider, { ...question, intent: "prerequisites" });
  return { text: `${say(provider, "whoFor")}\n${lines}\n${text}`, programs: about };
}

function projects(provider: Provider, question: Question): Part {
  const part = stated(provider, question);
  if (!part.text) return part;
  const lines = orAll(provider, question.selection.about).flatMap((program) =>
    program.features
      .filter((feature) => /project/i.test(feature))
      .map((features) => say(provider, "includes", { title: program.title, features })),
  );
  return { ...part, text: [part.text, ...lines].join("\n") };
}

const asksWhere =
  /\b(office|offices|based|located|location|branch|branches|centre|center|campus|situated|are you (?:guys |people )?(?:in|from|at)|you have in|present in|where you are)\b/;

function otherCity(provider: Provider, question: Question): Part {
  const { city } = provider.content.site;
  const ours = question.clause.tokens.some(({ text }) => city.toLowerCase().startsWith(text));
  const part = stated(provider, { ...question, intent: ours ? "location" : "otherCity" });
  const named = question.clause.tokens.some(({ kind }) => kind === "place");
  const isTheirs = /\b(?:our|my) (?:own )?(?:office|premises|company|campus|college)\b/;
  const asksPlace = asksWhere.test(question.clause.text) && !isTheirs.test(question.clause.text);
  const verdict =
    question.yesOrNo && asksPlace && (named || ours)
      ? `${say(provider, ours ? "yes" : "no")} `
      : "";
  return { ...part, text: verdict + (part.text ?? "") };
}
