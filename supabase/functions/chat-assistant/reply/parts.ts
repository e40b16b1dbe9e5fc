import { eachProgram, orAll, type Part, type Provider, type Question, say } from "./answer.ts";
import { audience, coding, recommendation } from "./choosing.ts";
import { coverage, curricula } from "./coverage.ts";
import { fill } from "./fill.ts";
import { certificate, launchSession } from "./launching.ts";
import { durations, overview } from "./lengths.ts";

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
  curriculum: (provider, { selection }) => curricula(provider, orAll(provider, selection.about)),
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

function talk(provider: Provider, intent: string): Part {
  const template = provider.content.talk[intent];
  return {
    text: (template && fill(template, provider.facts)) || say(provider, "dontKnow"),
    programs: [],
  };
}

/** The answer as content/assistant states it, or that it is not known. */
function stated(provider: Provider, question: Question): Part {
  const answer = provider.content.answers[question.intent];
  if (!answer) return { text: say(provider, "dontKnow"), programs: [] };
  const { reply, notKnown, each, values = {}, yes } = answer;
  const about =
    question.selection.named.length > 0 ? question.selection.named : question.selection.about;
  if (reply && each) {
    const shown = orAll(provider, about);
    return {
      text: eachProgram(provider, reply, shown, ({ slug }) => ({ value: values[slug] })),
      programs: shown,
    };
  }
  const text = reply && fill(reply, provider.facts);
  if (!text)
    return { ...(notKnown ? { notKnown } : { text: say(provider, "dontKnow") }), programs: about };
  const asksWhether =
    question.yesOrNo &&
    /\b(get|have|provide|offer|give|there|include|includes|come|comes|do you do|milega|milta|available|possible|issue|share|receive|work on|be able|assign|train)\b/.test(
      question.clause.text,
    );
  return { text: yes && asksWhether ? `${say(provider, "yes")} ${text}` : text, programs: about };
}

/** One program in full, several side by side, or all in a line each. */
function summary(provider: Provider, question: Question): Part {
  const { named, about } = question.selection;
  const shown = named.length > 0 ? named : about;
  if (shown.length === 0) return overview(provider, question);
  const { words } = provider.content;
  const text = eachProgram(provider, shown.length > 1 ? words.side : words.summary, shown);
  return {
    text: shown.length > 1 ? text.replaceAll(/\n(?!It covers)/g, "\n\n") : text,
    programs: shown,
  };
}

function compare(provider: Provider, question: Question): Part {
  const { named, about } = question.selection;
  const focus = about.filter((program) => !named.includes(program));
  const spoken = question.context.focus.flatMap((slug) =>
    provider.content.programs.filter((program) => program.slug === slug),
  );
  const pair =
    named.length === 1 && spoken.length === 1
      ? [...new Set([...spoken, ...named])]
      : [...named, ...focus];
  const shown = pair.length > 1 ? pair : provider.content.programs;
  const text = eachProgram(provider, provider.content.words.side, shown).replaceAll(
    /\n(?!It covers)/g,
    "\n\n",
  );
  return { text, programs: shown };
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
  const { about } = question.selection;
  const [only] = about;
  if (only && about.length === 1)
    return { text: say(provider, "join", { title: only.title }), programs: about, register: only };
  const how = stated(provider, { ...question, intent: "register" });
  return { ...how, programs: about };
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

function otherCity(provider: Provider, question: Question): Part {
  const { city } = provider.content.site;
  const ours = question.clause.tokens.some(({ text }) => city.toLowerCase().startsWith(text));
  const part = stated(provider, { ...question, intent: ours ? "location" : "otherCity" });
  const named = question.clause.tokens.some(({ kind }) => kind === "place");
  const verdict =
    question.yesOrNo && (named || ours) ? `${say(provider, ours ? "yes" : "no")} ` : "";
  return { ...part, text: verdict + (part.text ?? "") };
}
