import type { Clause } from "../clauses/clauses.ts";
import type { Context } from "../references/context.ts";
import type { Guess } from "../scoring/scorer.ts";
import { isStatement } from "../sentences/statements.ts";
import { wordSet } from "../tokens/word-set.ts";

/** What "it" can only be after it was spoken of: "can I get rid of it?" closes no window that nobody named. */
const onlyAfter: Readonly<Record<string, ReadonlySet<string>>> = {
  closeLaunch: wordSet("launch seats joinLaunch launchProgram closeLaunch"),
};
const ofWindow = /\b(?:pop ?up|pop|window|banner|box|overlay|advert|ad)\b/;
const pointing = /\b(?:it|that|this|one|them|those)\b/;

/** What a clause may ask in the light of what was asked before it, likeliest first. */
export function weighedByContext(
  { guesses, text }: Pick<Clause, "guesses" | "text">,
  { topics }: Context,
): readonly Guess[] {
  const isBare = pointing.test(text) && !ofWindow.test(text);
  return guesses.filter(({ intent }) => {
    const anchor = onlyAfter[intent];
    if (!anchor || !isBare || topics.length === 0) return true;
    return topics.some((topic) => anchor.has(topic));
  });
}

/** A misuse is not assumed as long as it is no more than likely, nor of what only tells something. */
export function withoutDoubtfulMisuse(clause: Clause): Clause["guesses"] {
  const { guesses, tokens } = clause;
  const [top] = guesses;
  const isNamed = tokens.some(({ kind }) => kind === "program");
  if (isStatement(clause) && (isNamed || (top?.chance ?? 0) < sureOfToldMisuse)) {
    return guesses.filter(({ intent }) => intent !== "inject" && intent !== "otherPeople");
  }
  return top?.intent === "inject" && top.chance < sureOfMisuse ? guesses.slice(1) : guesses;
}

const sureOfMisuse = 0.6;
const sureOfToldMisuse = 0.95;
