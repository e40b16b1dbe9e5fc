import type { Program } from "../../../../content/programs.ts";
import type { Token } from "../understanding/token.ts";
import { eachProgram, orAll, type Part, type Provider, type Question, say } from "./answer.ts";
import { programFacts } from "./facts.ts";
import { list } from "./fill.ts";
import { titles } from "./lengths.ts";

/** Which programs teach what a message names; asked about certain programs, whether those do. */
export function coverage(provider: Provider, question: Question): Part {
  const { selection, yesOrNo, clause } = question;
  const features = featuresIn(provider, clause.tokens);
  const pool = orAll(provider, selection.about);
  const foreign = clause.tokens.some(({ kind }) => kind === "technology");
  if (features.length === 0) return notListed(provider, question);
  const isDenied =
    /\b(not include|not cover|not teach|without|no|not have|dont have|lacks?|except)\b/.test(
      clause.text,
    ) && !yesOrNo;
  const holders = provider.content.programs.filter((program) => holds(program, features));
  if (isDenied) {
    const lacking = pool.filter((program) => !holds(program, features));
    if (lacking.length > 0) return curricula(provider, lacking);
  }
  const asked = pool.filter((program) => holders.includes(program));
  const without = selection.about.filter((program) => !holders.includes(program));
  const shown = asked.length > 0 && without.length < selection.about.length ? asked : holders;
  const lines = shown.map((program) => covers(provider, program, features)).join("\n");
  const verdict = yesOrNo
    ? `${say(provider, without.length > 0 && without.length === selection.about.length ? "no" : "yes")} `
    : "";
  const missing =
    without.length > 0 ? `${say(provider, "notListedFor", { titles: titles(without) })}\n` : "";
  const more = foreign ? `\n${say(provider, "notListed")} ${say(provider, "notListedMore")}` : "";
  return {
    text: `${verdict}${missing}${lines}${foreign && selection.about.length === 0 && !hasBoth(clause.tokens) ? "" : more}`,
    programs: shown,
    focus: shown,
  };
}

function hasBoth(tokens: readonly Token[]): boolean {
  return (
    tokens.some(({ kind }) => kind === "skill") && tokens.some(({ kind }) => kind === "technology")
  );
}

function featuresIn({ skills }: Provider, tokens: readonly Token[]): readonly string[] {
  const named = tokens.flatMap((token) =>
    token.kind === "skill" && !token.excluded ? token.features : [],
  );
  if (named.length > 0 || tokens.some(({ kind }) => kind === "technology")) return named;
  return skills.loosely(tokens.filter(({ kind }) => kind === "word").map(({ text }) => text));
}

function notListed(provider: Provider, { selection, yesOrNo }: Question): Part {
  const about = selection.about;
  const text =
    about.length > 0 && about.length < provider.content.programs.length
      ? say(provider, "notListedFor", { titles: titles(about) })
      : say(provider, "notListed");
  const verdict = yesOrNo ? "" : "";
  const shown = orAll(provider, about);
  return {
    text: `${verdict}${text} ${say(provider, "notListedMore")}\n${curricula(provider, shown).text}`,
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
