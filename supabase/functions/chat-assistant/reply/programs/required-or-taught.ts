import type { Program } from "../../../../../content/programs.ts";
import { wordsOf } from "../../language/normalise.ts";
import { root } from "../../language/root.ts";
import { asksRequiredOrTaught } from "../../understanding/sentences/required-or-taught.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { programFacts } from "../wording/facts.ts";
import { list } from "../wording/fill.ts";
import { titles } from "../wording/titles.ts";
import { featuresMeant, holds } from "./features-meant.ts";

/** "Do I have to know Python, or is it taught there?": where it is taught, and how that begins. */
export function requiredOrTaught(provider: Provider, question: Question): Part | undefined {
  const { clause, selection } = question;
  const isOfNone = selection.about.length === 0 && toKnowAlready.test(clause.text);
  if (!asksRequiredOrTaught(clause.text) && !isOfNone) return undefined;
  const features = featuresMeant(provider, question);
  const holders = provider.content.programs.filter((program) => holds(program, features));
  if (holders.length === 0) return undefined;
  const about = selection.about.filter((program) => holders.includes(program));
  const [told, lacking] = about.length > 0 ? [about, []] : [holders, selection.about];
  const lines = told.map((program) => taughtIn(provider, program, features, clause.tokens));
  const missing = lacking.length > 0 ? lackingIn(provider, lacking, clause.tokens) : [];
  return { text: [...missing, ...lines].join("\n"), programs: told, features };
}

/** "Do I need to know Python already?", asked of no program: the one that teaches it does not say so. */
const toKnowAlready =
  /\b(?:need|needs|have|has|must|should)(?: \w+){0,3} know (?:\w+ ){0,3}(?:already|before|beforehand|first|in advance)\b/;

/** What it covers of that; where its description speaks of it too, how. */
function taughtIn(
  provider: Provider,
  program: Program,
  features: readonly string[],
  tokens: readonly Token[],
): string {
  const held = program.features.filter((feature) => features.includes(feature));
  const covers = say(provider, "covers", { ...programFacts(program), features: list(held) });
  return speaksOf(program.description, tokens) ? `${covers} ${program.description}` : covers;
}

/** Whom those are for that do not teach it, where that speaks of it; else that they do not. */
function lackingIn(
  provider: Provider,
  programs: readonly Program[],
  tokens: readonly Token[],
): string[] {
  return programs.map((program) =>
    speaksOf(program.audience, tokens)
      ? audienceLines(provider, [program])
      : say(provider, "notListedFor", { titles: titles([program]) }),
  );
}

/** Whether a sentence holds all the words of something that is taught. */
export function namesWhole(sentence: string, tokens: readonly Token[]): boolean {
  const words = new Set(wordsOf(sentence).map(root));
  return tokens.some(
    ({ kind, text }) => kind === "skill" && wordsOf(text).every((word) => words.has(root(word))),
  );
}

/** Whether a sentence holds a word that names what is taught. */
function speaksOf(sentence: string, tokens: readonly Token[]): boolean {
  const words = new Set(wordsOf(sentence).map(root));
  return tokens.some(
    ({ kind, text }) => kind === "skill" && wordsOf(text).some((word) => words.has(root(word))),
  );
}
