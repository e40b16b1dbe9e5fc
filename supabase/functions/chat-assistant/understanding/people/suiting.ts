import type { Program } from "../../../../../content/programs.ts";
import { wordsOf } from "../../language/normalise.ts";
import { root } from "../../language/root.ts";
import { byPerson, forNamed, goesFurther } from "../entities/programs-for-people.ts";
import { isGoodForWord } from "../entities/programs-good-for.ts";
import { isBeginner, type Token } from "../tokens/token.ts";
import { saysOnlyBeginner } from "./beginners.ts";
import { isNoGoal } from "./no-goal.ts";
import { bestOf, type Suits } from "./suits.ts";

/** How much a message speaks for each program in other words, by slug: from 0 to 1. */
export type Goals = Readonly<Record<string, number>>;

/** What the program that suits is chosen by. */
export type Suiting = { programs: readonly Program[]; by: "person" | "goal" | "none" };

const slight = new Set(
  "one two at is are or by from as be been was were will would should so if about all any some more most than then now just only too also here there every each his her him me this these those for and the to a an of in into with on who people want ai learn learning get getting job work course program become how my our i we help use code coding no not required which what you your they them it its that have has had do does did done can"
    .split(" ")
    .map(root),
);

/**
 * The programs among these that suit whoever writes: by what they want to do, else by who they are; what they say
 * they are not, counts against. None when they say neither, or when nothing speaks for one more than for another.
 */
export function suiting(
  programs: readonly Program[],
  message: readonly Token[],
  goals: Goals = {},
  among: readonly Program[] = programs,
  suits?: Suits,
): Suiting {
  const weighed = suits ? weighedBest(suits, message, among) : [];
  if (weighed.length > 0 && weighed.length < programs.length)
    return { programs: weighed, by: "goal" };
  const known = message.filter((_, at) => isKnown(message, at));
  const audience = forNamed(known, among);
  if (audience.length > 0 && audience.length < among.length) {
    return { programs: audience, by: "person" };
  }
  if (saysOnlyBeginner(message)) return { programs: byPerson(message, among), by: "person" };
  const goal = byGoal(
    programs,
    message.filter((token) => !known.includes(token)),
    goals,
    among,
    // Who is named by one program alone is not led to another for a word or two.
    forNamed(message.filter(isOneself), among).length === 1 ? 2 : 1,
  );
  if (goal.length > 0 && goal.length < among.length) return { programs: goal, by: "goal" };
  const person = byPerson(message, among);
  return person.length > 0 ? { programs: person, by: "person" } : { programs: [], by: "none" };
}

/** What suits best by all that is told; where that is for the people who are named, only what is. */
function weighedBest(suits: Suits, message: readonly Token[], among: readonly Program[]) {
  const best = bestOf(suits, among);
  const people = byPerson(message, among);
  const forThem = best.filter((one) => people.includes(one));
  const found = forThem.length > 0 ? forThem : best;
  // "I am a QA engineer and want to build chatbots": what is for that by name stands beside what is for engineers.
  const called = among.filter((one) => isGoodForWord(message, one));
  return called.length === 1 ? among.filter((one) => [...found, ...called].includes(one)) : found;
}

/** Somebody who is not waved off. */
function isOneself({ kind, excluded }: Token): boolean {
  return kind === "person" && !excluded;
}

/** "I know Python": what somebody brings along is no goal. */
export function isKnown(message: readonly Token[], at: number): boolean {
  const { kind } = message[at] as Token;
  const before = message.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  const [next = "", last = ""] = message.slice(at + 1, at + 3).map(({ text }) => text);
  // "Python aati hai mujhe"
  const isHad = /^(?:aati|aata|ata)$/.test(next) && /^(?:hai|h|hain)$/.test(last);
  const isBrought = isHad || before.some((word) => /^(?:know|knows|knew|already)$/.test(word));
  return (kind === "skill" || kind === "technology") && isBrought && !before.includes("not");
}

/** Liker than this, a program is called for by a word that hardly another has. */
const inOwnWords = 0.5;
/** What a whole sentence means tells more than its words one by one. */
const weightOfGoals = 4;

/** By words of `suits`, of the features and of the description that the message holds too. */
function byGoal(
  programs: readonly Program[],
  message: readonly Token[],
  goals: Goals,
  among: readonly Program[],
  least: number,
): readonly Program[] {
  const said = new Set(
    message
      .filter(
        ({ kind, excluded, isOut }) =>
          !excluded && !(isOut && kind === "word") && kind !== "person" && kind !== "program",
      )
      .filter((token) => !isNoGoal(message, message.indexOf(token)))
      // "Which trainings do you have?" speaks of programs.
      .filter(({ text }) => text !== "trainings")
      .flatMap((token) =>
        token.kind === "skill" ? token.features.flatMap(wordsTelling) : wordsOf(token.text),
      )
      .map(root),
  );
  const isNovice = message.some(isBeginner);
  const likes = among.map((program) => ({
    program,
    like: likeness(program, said, programs, among),
    goal: weightOfGoals * (goals[program.slug] ?? 0),
  }));
  // "She finished B.Com and wants to go to the data side": what goes further must be called for in its own words.
  const scores = likes.map(({ program, like, goal }) => ({
    program,
    score: like + (isNovice && like < inOwnWords && goesFurther(program) ? 0 : goal),
  }));
  const most = Math.max(0, ...scores.map(({ score }) => score));
  return most < least
    ? []
    : scores.filter(({ score }) => score > 0.7 * most).map(({ program }) => program);
}

/** "AI Strategy Development" is nothing for developers. */
function wordsTelling(feature: string): string[] {
  return wordsOf(feature).filter((word) => !/^develop/.test(word));
}

function likeness(
  program: Program,
  said: ReadonlySet<string>,
  all: readonly Program[],
  among: readonly Program[],
): number {
  const own = rootsOf(program);
  let score = 0;
  for (const wish of own.wishes) {
    const shared = wish.filter((word) => said.has(word)).length;
    if (wish.length > 0) score += (1.5 * shared) / wish.length;
  }
  for (const word of said) {
    // "I build things" is as good a wish for one as for the other that teaches building.
    const isTaught =
      own.taught.has(word) ||
      (own.all.has(word) && among.some((other) => rootsOf(other).taught.has(word)));
    if (!isTaught) continue;
    const holders = all.filter((other) => rootsOf(other).all.has(word)).length;
    if (holders < all.length) score += 0.7 / holders;
  }
  return score;
}

type Roots = {
  /** Of each of its `suits`. */
  wishes: readonly (readonly string[])[];
  /** Of what it teaches. */
  taught: ReadonlySet<string>;
  all: ReadonlySet<string>;
};

const read = new WeakMap<Program, Roots>();

/** The roots of the words that tell what a program is good for. */
function rootsOf(program: Program): Roots {
  const known = read.get(program);
  if (known) return known;
  const telling = (text: string) =>
    [...new Set(wordsOf(text).map(root))].filter((word) => !slight.has(word));
  const wishes = program.suits.map(telling);
  const taught = new Set([...program.features, program.description].flatMap(telling));
  const roots = { wishes, taught, all: new Set([...taught, ...wishes.flat()]) };
  read.set(program, roots);
  return roots;
}
