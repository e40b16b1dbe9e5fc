import type { Program } from "../../../../../content/programs.ts";
import { programsTeaching } from "../../understanding/entities/programs-teaching.ts";
import { asksWhichAgain } from "../../understanding/follow-ups/named-again.ts";
import { wordsSetAside } from "../../understanding/negation/words-set-aside.ts";
import { bySlugs } from "../../understanding/references/by-slugs.ts";
import { asksForOneLine } from "../provider/about.ts";
import { eachProgram, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { curricula } from "../wording/curriculum-lines.ts";
import { list } from "../wording/fill.ts";
import { overview } from "./overview.ts";
import { topicsLeft } from "./topics-left.ts";

/** One program in full, several side by side, or all in a line each. */
export function summary(provider: Provider, question: Question): Part {
  const { named, about } = question.selection;
  const shown = named.length > 0 ? named : about;
  if (shown.length === 0) return overview(provider, question);
  const { words } = provider.content;
  // "Just tell me in one line what the agentic course is about"
  if (asksForOneLine(question))
    return { text: eachProgram(provider, words.alsoForBeginners, shown), programs: shown };
  if (asksWhichAgain(question.clause, question.context))
    return { text: eachProgram(provider, words.overviewLine, shown), programs: shown };
  const told = withoutSetAside(shown.length > 1 ? words.side : words.summary, question);
  const left = (program: Program) => ({ features: list(topicsLeft(program, question.message)) });
  const text = eachProgram(provider, told, shown, left);
  return {
    text: shown.length > 1 ? text.replaceAll(/\n(?!It covers)/g, "\n\n") : text,
    programs: shown,
  };
}

const facts: Readonly<Record<string, RegExp>> = {
  "{hours}": /^(?:durations?|hours?|lengths?)$/,
  "{features}": /^(?:topics?|syllabus|curriculum|contents?|modules?)$/,
  "{audience}": /^audience$/,
};
/** "{title} takes {hours} hours. " */
const sentenceOfHours = /(?<=\{title\})[^.\n]*\{hours\}[^.\n]*\.\s*/;

/** "Everything about it except the topics": without what tells of them. */
function withoutSetAside(template: string, { message }: Question): string {
  const aside = wordsSetAside(message);
  const out = Object.keys(facts).filter((fact) =>
    aside.some(({ text }) => facts[fact]?.test(text)),
  );
  const lines = template
    .split("\n")
    .filter((line) => line.includes("{title}") || !out.some((fact) => line.includes(fact)));
  const told = lines.join("\n");
  return out.includes("{hours}") ? told.replace(sentenceOfHours, ": ") : told;
}

/** "What does the longer one have that this doesn't?" */
const lacking =
  /\bthat (?:this|that|it|the other|(?:the )?@?\w+)(?: one| course| program)? (?:does|has|is) not\b/;

/** "What is in the leaders' course that isn't about the numbers?" */
function rest(provider: Provider, { clause, selection }: Question): Part | undefined {
  const without = clause.tokens.flatMap((token) =>
    token.kind === "skill" && token.excluded ? token.features : [],
  );
  const isOfOne = without.length > 0 && selection.named.length === 1;
  return isOfOne ? curricula(provider, selection.named, without) : undefined;
}

/** Two or more side by side, or what one has but for what is named. */
export function compare(provider: Provider, question: Question): Part {
  return (
    rest(provider, question) ??
    withEachOther(provider, question) ??
    sideBySideOf(provider, question)
  );
}

/** "Compare the app one with the agentic one": "with" joins two, and describes none. */
function withEachOther(provider: Provider, question: Question): Part | undefined {
  const { clause } = question;
  const isSo = /\bcompar\w* (?:the |your )?.* (?:with|to|against) /.test(clause.text);
  const slugs = clause.tokens.flatMap((token) =>
    token.kind === "program" && !token.excluded && token.slugs.length === 1 ? token.slugs : [],
  );
  const named = provider.content.programs.filter(({ slug }) => slugs.includes(slug));
  return isSo && named.length > 1 ? sideBySide(provider, question, named) : undefined;
}

/** The one of which it is asked what another lacks. */
function havingMore({ clause, sides, selection: { named } }: Question): readonly Program[] {
  return lacking.test(clause.text) ? (sides?.[0] ?? named) : [];
}

/** Two or more side by side: the one named with the one that the talk was of, or all. */
function sideBySideOf(provider: Provider, question: Question): Part {
  const { named, about } = question.selection;
  const spoken = bySlugs(provider.content.programs, question.context.focus);
  const having = havingMore(question);
  if (having.length === 1) return curricula(provider, having);
  const focus = about.filter((program) => !named.includes(program));
  const told = [...new Set([...named, ...toldByTopic(provider, question)])];
  if (named.length === 1 && told.length === 2) return sideBySide(provider, question, told);
  const pair =
    named.length === 1 && spoken.length === 1
      ? [...new Set([...spoken, ...named])]
      : [...named, ...focus];
  const shown = pair.length > 1 ? pair : spokenOr(provider, named, spoken);
  const part = sideBySide(provider, question, shown);
  // "Is the other one more thorough?" is of the other one.
  return question.yesOrNo && named.length === 1 ? { ...part, focus: named } : part;
}

/** "Which has more coding?", after two that were compared */
function spokenOr(
  { content }: Provider,
  named: readonly Program[],
  spoken: readonly Program[],
): readonly Program[] {
  const isOfThem = spoken.length > 1 && named.every((program) => spoken.includes(program));
  return isOfThem ? spoken : content.programs;
}

/** "Are the managers' course and the engineers' one the same thing?" */
const sameThing = /\b(?:same|identical)(?: (?:thing|course|program|programme|one|training)s?)?$/;

function sideBySide(provider: Provider, question: Question, shown: readonly Program[]): Part {
  const { yesOrNo, clause } = question;
  const told = withoutSetAside(provider.content.words.side, question);
  const text = eachProgram(provider, told, shown);
  const isSame = yesOrNo && shown.length > 1 && sameThing.test(clause.text);
  const verdict = isSame ? `${say(provider, "no")} ` : "";
  return { text: verdict + text.replaceAll(/\n(?!It covers)/g, "\n\n"), programs: shown };
}

/** "Compare agents and the app course": what only one program teaches stands for it. */
function toldByTopic({ content }: Provider, { clause }: Question): readonly Program[] {
  return clause.tokens.flatMap((token) => {
    const isTopic = (token.kind === "skill" || token.kind === "word") && !token.excluded;
    const features = (isTopic && token.features) || [];
    const holding = programsTeaching(content.programs, features);
    return holding.length === 1 ? holding : [];
  });
}
