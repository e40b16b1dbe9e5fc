import type { Content } from "../content.ts";
import { wordsOf } from "../language/normalise.ts";
import { isCount } from "../language/numbers.ts";
import { plainWords } from "../language/plain-words.ts";
import { readWords } from "../language/segments.ts";
import { createSpelling } from "../language/spelling.ts";
import { stem } from "../language/stem.ts";
import { type Clause, clausesOf, type Read } from "./clauses.ts";
import { type Conditions, readConditions } from "./conditions.ts";
import { nameDescribed } from "./described.ts";
import { createFindEntities } from "./entities.ts";
import { taughtBy, toldBy } from "./in-other-words.ts";
import type { Learned } from "./learned.ts";
import { markExcluded } from "./negation.ts";
import { createFindOffer, type FindOffer } from "./offers.ts";
import { createScore } from "./scorer.ts";
import { situationIn } from "./situation.ts";
import { createSkills, type Skills } from "./skills.ts";
import { isQuestion } from "./statements.ts";
import type { Goals } from "./suiting.ts";
import { textOf } from "./text.ts";
import { symbolsOf, type Token } from "./token.ts";
import { asksForUnknownProgram } from "./unknown-program.ts";
import { type Voice, voicesOf } from "./voices.ts";
import { wordsKnown, wordsOfName, wordsToSpell } from "./words-known.ts";

/** What a message says, as far as words tell. */
export type Understanding = {
  tokens: readonly Token[];
  clauses: readonly Clause[];
  conditions: Conditions;
  /** How much its parts speak for each program, by slug. */
  goals: Goals;
  /** Those of whom it speaks, when it speaks of several. */
  voices: readonly Voice[];
  /** What is taught that a part which only tells something speaks of: "Is that taught?" */
  told: readonly string[];
  /** How many words are known only from what is no business of ours, or not at all. */
  foreign(clause: Clause): number;
  findOffer: FindOffer;
  /** Whether it calls the provider by name. */
  namesProvider(clause: Clause): boolean;
  /** Whether it asks who or what the provider is, by its whole name. */
  asksOfProvider(clause: Clause): boolean;
  /** Whether it asks for a program that we do not have. */
  lacksProgram(clause: Clause): boolean;
};

export type Understand = (message: string) => Understanding;

/** A way to understand messages about this content, by what was learned from it. */
export function createUnderstanding(
  content: Content,
  { spoken, model }: Learned,
): { understand: Understand; skills: Skills } {
  const { common, ours } = wordsKnown(content, spoken);
  const skills = createSkills(content.programs, common);
  const findEntities = createFindEntities(content.programs, skills);
  const findOffer = createFindOffer(content, (word) => ours.has(stem(word)));
  const isOurs = (token: Token) => ours.has(token.stem) || isCount(token.text);
  const asksOfName = new RegExp(
    `^(?:(?:what|who) is|tell me about|about) ${wordsOf(content.site.name).join(" ")}$`,
  );
  const ownWords = wordsOfName(content, ours);
  const score = createScore(model);
  const read: Read = (symbols) => toldBy(score(symbols), teachersOf);
  const spell = createSpelling(wordsToSpell(content, spoken), wordsOf(plainWords));

  /** "My model was good in May and is useless now. Which class helps?" is one question; the rest is read as it stands. */
  function clausesIn(tokens: readonly Token[], conditions: Conditions): Clause[] {
    const situation = situationIn(tokens);
    if (!situation || demands(conditions)) return clausesOf(tokens, read);
    const { told, pointsBack, before, after } = situation;
    const meant = taughtBy(score(symbolsOf(told)), teachersOf, pointsBack);
    if (!meant) return clausesOf(tokens, read);
    const guesses = [{ intent: "coverage", chance: 1 }];
    const asked = { ...meant, guesses, tokens: situation.tokens, situation };
    return [
      ...clausesOf(before, read),
      { ...asked, text: textOf(situation.tokens) },
      ...clausesOf(after, read),
    ];
  }

  /** The program that is meant by what is taught there, in other words. */
  function describedBy(tokens: readonly Token[]): string | undefined {
    const meant = taughtBy(score(symbolsOf(tokens)), teachersOf, false);
    const [first] = Object.entries(meant?.goals ?? {}).toSorted(([, a], [, b]) => b - a);
    return first?.[0];
  }

  function teachersOf(feature: string): string[] {
    return content.programs
      .filter(({ features }) => features.includes(feature))
      .map(({ slug }) => slug);
  }

  return {
    skills,
    understand(message) {
      const words = findEntities(readWords(message, spell));
      markExcluded(words);
      const tokens = nameDescribed(words, describedBy);
      const conditions = readConditions(tokens);
      const clauses = clausesIn(tokens, conditions);
      return {
        tokens,
        clauses,
        goals: goalsOf(clauses),
        voices: voicesOf(tokens, content.programs, read),
        told: clauses.filter((clause) => !isQuestion(clause)).flatMap(({ features }) => features),
        conditions,
        foreign: (clause) =>
          clause.tokens.filter((token) => token.kind === "word" && !isOurs(token)).length,
        findOffer,
        namesProvider: ({ tokens }) => tokens.some((token) => ownWords.has(token.stem)),
        asksOfProvider: ({ text }) => asksOfName.test(text),
        lacksProgram: (clause) => asksForUnknownProgram(clause, isOurs),
      };
    },
  };
}

/** What is demanded of programs is not told of what is taught. */
function demands({ hours, withoutCode, withCode, extreme, size, isOther, place }: Conditions) {
  return (
    hours !== undefined ||
    extreme !== undefined ||
    size !== undefined ||
    place !== undefined ||
    withoutCode ||
    withCode ||
    isOther
  );
}

/** Of each program what speaks most for it. */
function goalsOf(clauses: readonly Clause[]): Goals {
  const goals: Record<string, number> = {};
  for (const [slug, chance] of clauses.flatMap((clause) => Object.entries(clause.goals))) {
    goals[slug] = Math.max(goals[slug] ?? 0, chance);
  }
  return goals;
}
