import type { Program } from "../../../../content/programs.ts";
import type { Token } from "../understanding/token.ts";
import { eachProgram, orAll, type Part, type Provider, type Question, say } from "./answer.ts";
import { programFacts } from "./facts.ts";
import { list } from "./fill.ts";
import { titles } from "./titles.ts";

const denies =
  /\b(not include|not cover|not teach|without|no|not have|dont have|lacks?|except|free of|do not|does not)\b/;
const onlyOne = /\bonly one\b/;
/** After these a common word may name a feature: "which has both agents and deployment". */
const asksOf = /^(has|have|both|with|cover|covers|teach|teaches|about)$/;
/** Whether one has to know it is not told by what is taught. */
const needs = /\b(need|needs|require|required|requires|know|knowing|must|mandatory|prerequisite)\b/;

/** Which programs teach what a message names; asked about certain programs, whether those do. */
export function coverage(provider: Provider, question: Question): Part {
  const { selection, yesOrNo, clause } = question;
  const features = featuresIn(provider, question);
  if (features.length === 0) return notListed(provider, question);
  const holding = provider.content.programs.filter((program) => holds(program, features));
  const whole = holding.filter((program) => holdsEach(program, clause.tokens));
  // "Which has both?" asks for less than "do you teach both?"
  const asksBoth = !yesOrNo || /\bboth\b/.test(clause.text);
  const met = asksBoth && whole.length > 0 ? whole : holding;
  const leavesOut = clause.tokens.some(({ excluded }) => excluded);
  if (denies.test(clause.text.replace(/ or not?$/, "")) && !yesOrNo && !leavesOut) {
    const lacking = orAll(provider, selection.about).filter((program) => !met.includes(program));
    if (lacking.length > 0) {
      const { text, programs } = curricula(provider, lacking);
      const missing = say(provider, "notListedFor", { titles: titles(lacking) });
      return { text: `${missing}\n${text}`, programs, met, features };
    }
  }
  return { ...covering(provider, question, features, met), met, features };
}

function covering(
  provider: Provider,
  question: Question,
  features: readonly string[],
  holders: readonly Program[],
): Part {
  const { selection, yesOrNo, clause, conditions } = question;
  const asked = askedAbout(provider, question, holders);
  const having = asked.filter((program) => holders.includes(program));
  const without = asked.filter((program) => !holders.includes(program));
  const shown = having.length > 0 ? having : holders;
  const lines = shown.map((program) => covers(provider, program, features)).join("\n");
  const missing =
    without.length > 0 ? say(provider, "notListedFor", { titles: titles(without) }) : "";
  // What several are asked about together and one lacks is neither yes nor no.
  const isMixed = missing !== "" && having.length > 0 && !conditions.isAll;
  const isTrue = onlyOne.test(clause.text) ? holders.length === 1 : missing === "";
  const isTold = yesOrNo && !isMixed && (conditions.isAll || !needs.test(clause.text));
  const verdict = isTold ? say(provider, isTrue ? "yes" : "no") : "";
  const text = isMixed
    ? `${lines}\n${missing}`
    : [[verdict, missing].filter(Boolean).join(" "), lines]
        .filter(Boolean)
        .join(missing ? "\n" : " ");
  return {
    text: text + more(provider, clause.tokens, selection.about),
    programs: shown,
    focus: shown,
  };
}

/** The programs of which it is asked; of those that are left when some are waved off, the ones that have it. */
function askedAbout(
  provider: Provider,
  { selection, clause, conditions }: Question,
  holders: readonly Program[],
): readonly Program[] {
  const leavesOut = clause.tokens.some(({ excluded }) => excluded);
  const about = leavesOut
    ? selection.about.filter((program) => holders.includes(program))
    : selection.about;
  return conditions.isAll ? orAll(provider, about) : about;
}

/** Whether a program has something of each thing that is named. */
function holdsEach(program: Program, tokens: readonly Token[]): boolean {
  const named = tokens.filter(
    (token, at) =>
      !token.excluded &&
      (token.kind === "skill" ||
        (token.kind === "word" && token.features && asksOf.test(tokens[at - 1]?.text ?? ""))),
  );
  return named.every((token) => "features" in token && holds(program, token.features ?? []));
}

/** A technology that no feature names, besides one that does. */
function more(provider: Provider, tokens: readonly Token[], about: readonly Program[]): string {
  const isForeign = tokens.some(({ kind }) => kind === "technology");
  if (!isForeign || (about.length === 0 && !hasBoth(tokens))) return "";
  return `\n${say(provider, "notListed")} ${say(provider, "notListedMore")}`;
}

function hasBoth(tokens: readonly Token[]): boolean {
  return (
    tokens.some(({ kind }) => kind === "skill") && tokens.some(({ kind }) => kind === "technology")
  );
}

/** What the clause names, or else what was asked about before: "and the other one?" */
function featuresIn({ skills }: Provider, { clause, context }: Question): readonly string[] {
  const { tokens } = clause;
  const named = tokens.flatMap((token) =>
    token.kind === "skill" && !token.excluded ? token.features : [],
  );
  if (named.length > 0 || tokens.some(({ kind }) => kind === "technology")) return named;
  const loosely = skills.loosely(
    tokens.filter(({ kind }) => kind === "word").map(({ text }) => text),
  );
  return loosely.length > 0
    ? loosely
    : context.features.flatMap((number) => skills.all[Number(number)] ?? []);
}

function notListed(provider: Provider, { selection }: Question): Part {
  const about = selection.about;
  const text =
    about.length > 0 && about.length < provider.content.programs.length
      ? say(provider, "notListedFor", { titles: titles(about) })
      : say(provider, "notListed");
  const shown = orAll(provider, about);
  return {
    text: `${text} ${say(provider, "notListedMore")}\n${curricula(provider, shown).text}`,
    programs: shown,
  };
}

export function curricula(provider: Provider, programs: readonly Program[]): Part {
  return {
    text: eachProgram(provider, provider.content.answers.curriculum?.reply ?? "", programs),
    programs,
  };
}

function covers(provider: Provider, program: Program, features: readonly string[]): string {
  const held = program.features.filter((feature) => features.includes(feature));
  return say(provider, "covers", { ...programFacts(program), features: list(held) });
}

function holds(program: Program, features: readonly string[]): boolean {
  return program.features.some((feature) => features.includes(feature));
}
