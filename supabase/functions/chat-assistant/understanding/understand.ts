import type { Content } from "../content.ts";
import { withJoints } from "../language/joints.ts";
import { withoutNumbering } from "../language/lists.ts";
import { wordsOf } from "../language/normalise.ts";
import { isCount } from "../language/numbers.ts";
import { plainWords } from "../language/plain-words.ts";
import { readWords } from "../language/segments.ts";
import { createSpelling } from "../language/spelling.ts";
import { stem } from "../language/stem.ts";
import { withoutAskedOfCode } from "./asked-of-code.ts";
import { asClaimed } from "./claims.ts";
import { type Clause, clausesOf, type Read } from "./clauses.ts";
import { type Conditions, readConditions } from "./conditions.ts";
import { nameDescribed } from "./described.ts";
import { nameByCode } from "./described-by-code.ts";
import { createFindEntities } from "./entities.ts";
import { type Meant, taughtBy, toldBy } from "./in-other-words.ts";
import type { Learned } from "./learned.ts";
import { markWavedOff } from "./mark-waved-off.ts";
import { createChancesOf } from "./marks.ts";
import { isOfField } from "./of-field.ts";
import { createFindOffer, type FindOffer } from "./offers.ts";
import { createScore } from "./scorer.ts";
import { situationIn } from "./situation.ts";
import { createSkills, type Skills } from "./skills.ts";
import { isQuestion } from "./statements.ts";
import type { Goals } from "./suiting.ts";
import { textOf } from "./text.ts";
import { withHoursOfNamed } from "./than-named.ts";
import { symbolsOf, type Token } from "./token.ts";
import { asksForUnknownProgram } from "./unknown-program.ts";
import { type Voice, voicesOf } from "./voices.ts";
import { wordsKnown, wordsOfName, wordsToSpell } from "./words-known.ts";
import { asksYesOrNo } from "./yes-or-no.ts";

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
  { spoken, model, marking }: Learned,
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
  const chancesOf = createChancesOf(marking);
  const partsOf = (tokens: readonly Token[]) =>
    clausesOf(tokens, read, chancesOf(tokens, "begins"));
  const spell = createSpelling(wordsToSpell(content, spoken), [
    ...wordsOf(plainWords),
    ...spoken.heard,
  ]);

  /** "My model was good in May and is useless now. Which class helps?" is one question; the rest is read as it stands. */
  function clausesIn(tokens: readonly Token[], conditions: Conditions): Clause[] {
    const situation = demands(conditions) ? undefined : situationIn(tokens);
    const found = situation && meantBy(situation.told, situation.pointsBack);
    const [top] = situation && found ? read(symbolsOf(situation.told)).guesses : [];
    // "My team of eight wants training, do you do that?"
    const isOfTeam = top?.intent === "enterprise" && (found?.chance ?? 0) < sureOfTold;
    if (!situation || !found || isOfTeam || found.chance < sureOf(situation.words))
      return withTold(tokens, partsOf(tokens));
    return [
      ...partsOf(situation.before),
      ofTaught(situation.tokens, found, situation.yesOrNo),
      ...partsOf(situation.after),
    ];
  }

  /** "We have seven files with one client in seven spellings.": what asks nothing plainly may tell of what is taught. */
  function withTold(tokens: readonly Token[], clauses: Clause[]): Clause[] {
    const isClear = clauses.some(({ guesses: [top] }) => (top?.chance ?? 0) >= sureOfElse);
    const isNamed = tokens.some((token) => token.excluded || namesElse.has(token.kind));
    const whole = { tokens, text: textOf(tokens) };
    const isOther =
      isClear || isNamed || tokens.length < 4 || orders.test(whole.text) || isOfField(whole.text);
    const found = isOther ? undefined : meantBy(tokens, false);
    return found && found.chance >= sureOfTold
      ? [ofTaught(tokens, found, asksYesOrNo(whole))]
      : clauses;
  }

  function meantBy(tokens: readonly Token[], isPointedAt: boolean): Meant | undefined {
    return taughtBy(score(symbolsOf(tokens)), teachersOf, isPointedAt);
  }

  /** The program that is meant by what is taught there, in other words. */
  function describedBy(tokens: readonly Token[]): string | undefined {
    const meant = meantBy(tokens, false);
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
      const words = nameByCode(
        findEntities(readWords(withJoints(withoutNumbering(message)), spell)),
        content.programs,
      );
      const said = asClaimed(withHoursOfNamed(words, content.programs));
      markWavedOff(said, chancesOf);
      const tokens = nameDescribed(said, describedBy);
      const conditions = readConditions(tokens);
      const clauses = clausesIn(tokens, conditions);
      return {
        tokens,
        clauses,
        goals: goalsOf(clauses),
        voices: voicesOf(tokens, content.programs, read),
        told: clauses.filter(tellsTaught).flatMap(({ features }) => features),
        conditions: withoutAskedOfCode(conditions, clauses),
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

/** How likely something that is taught must be meant by so few words, and by what asks nothing plainly. */
function sureOf(words: number): number {
  if (words < 2) return 0.3;
  return words < 4 ? 0.1 : 0;
}
const sureOfTold = 0.2;
/** From here on something else is asked. */
const sureOfElse = 0.7;
const namesElse = new Set(["program", "pointer", "hours", "place", "zone", "person", "technology"]);

/** What she is told to do herself is none of what is taught. */
const orders =
  /^(?:(?:please|pls|kindly|can you|could you|will you|would you|now|just) )*(?:write|make|solve|translate|calculate|generate|compose|debug|draw|sing|tell|give|find|play|book|send|do|explain|fix|check|read|count)\b/;

function ofTaught(
  tokens: readonly Token[],
  { features, perhaps, goals }: Meant,
  yesOrNo: boolean,
): Clause {
  return {
    features,
    perhaps,
    goals,
    tokens,
    text: textOf(tokens),
    guesses: [{ intent: "coverage", chance: 1 }],
    situation: { yesOrNo },
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

/** What leaves something out, or names a program, tells of nothing that is taught. */
function tellsTaught(clause: Clause): boolean {
  const isOther = clause.tokens.some(({ kind, excluded }) => excluded || kind === "program");
  return !isOther && !isQuestion(clause);
}

/** Of each program what speaks most for it. */
function goalsOf(clauses: readonly Clause[]): Goals {
  const goals: Record<string, number> = {};
  for (const [slug, chance] of clauses.flatMap((clause) => Object.entries(clause.goals))) {
    goals[slug] = Math.max(goals[slug] ?? 0, chance);
  }
  return goals;
}
