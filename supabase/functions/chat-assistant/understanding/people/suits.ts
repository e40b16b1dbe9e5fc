import type { Program } from "../../../../../content/programs.ts";
import { byPerson, goesFurther } from "../entities/programs-for-people.ts";
import { isGoodForWord } from "../entities/programs-good-for.ts";
import type { Token } from "../tokens/token.ts";
import type { Stances } from "./coding-stance.ts";
import { isGuessed } from "./guessed.ts";

/** How likely each program is the one that suits whoever a message speaks of, by slug: together 1. */
export type Suits = Readonly<Record<string, number>>;

/**
 * What each thing that speaks for a program counts (natural logarithms). Fitted to 480 messages of people who say who
 * they are and what they want, to two providers: of half of them by one hand the likeliest program is right in 85 of a
 * hundred by what the other's half gave (docs/decisions/009). Only what a word of `suits` counts is set by hand, so that
 * "build chatbots" is with the program that says so; of the 480 it moves two.
 */
const weights = { said: 0.78, code: 0.55, person: 0.9, further: 0.95, word: 2.5 };
/** What is said says so much of each, however little it says: half a program in ten thousand parts. */
const faint = 1e-4;
/** So likely a stance is one, told or not. */
const doubt = 0.05;
/** Who tells nothing of code may want either. */
const either = 0.4;

/** What speaks for programs. */
export type Told = {
  tokens: readonly Token[];
  /** How likely it is that what a program is good for or teaches was spoken of, by slug; together less than 1. */
  said: Readonly<Record<string, number>>;
  stances: Stances;
};

/** So likely something that a program teaches or is good for must be spoken of, in so many words. */
const enough = { said: 1e-3, words: 7 };
/** And so likely where somebody is named whom a program is for: "what if my deputy comes, he is a programmer". */
const enoughOfNamed = 0.02;

/**
 * Weighs what a message says against each other: what they want, where they stand to code, and who they are. Undefined
 * where it tells nothing of what they want: "which one should I take?"
 */
export function suitsOf(programs: readonly Program[], told: Told): Suits | undefined {
  const isNamed = byPerson(told.tokens, programs).length > 0 && !isGuessed(told.tokens);
  const least = isNamed ? enoughOfNamed : enough.said;
  if (told.tokens.length < enough.words || sumOf(told.said) < least) return undefined;
  const odds = programs.map((program) => Math.exp(weightOf(program, programs, told)));
  const sum = odds.reduce((total, one) => total + one, 0);
  return Object.fromEntries(
    programs.map(({ slug }, at) => [slug, (odds[at] as number) / sum] as const),
  );
}

function weightOf(
  program: Program,
  programs: readonly Program[],
  { tokens, said, stances: { none = 0, begins = 0, out = 0, ...stances } }: Told,
): number {
  const { needsCode, slug } = program;
  const codes = stances.in ?? 0;
  const stance = (needsCode ? codes + begins : out) + either * none;
  const share = ((said[slug] ?? 0) + faint / programs.length) / (sumOf(said) + faint);
  const isNamed = byPerson(tokens, programs).includes(program);
  return (
    weights.said * Math.log(share) +
    weights.code * Math.log(stance + doubt) +
    (isNamed ? weights.person : 0) +
    (isGoodForWord(tokens, program) ? weights.word : 0) +
    (goesFurther(program) ? weights.further * codes : 0)
  );
}

function sumOf(chances: Readonly<Record<string, number>>): number {
  return Object.values(chances).reduce((total, one) => total + one, 0);
}

/** So likely another must be beside the likeliest to suit as well. */
const beside = 0.7;

/** The programs among these that suit best, in their order. */
export function bestOf(suits: Suits, among: readonly Program[]): readonly Program[] {
  const chances = among.map(({ slug }) => suits[slug] ?? 0);
  const least = beside * Math.max(...chances);
  return among.filter((_, at) => (chances[at] as number) >= least);
}
