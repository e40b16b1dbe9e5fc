import type { Program } from "../../../../content/programs.ts";
import { wordsOf } from "../language/normalise.ts";
import { root } from "../language/root.ts";
import { type Group, people } from "./people.ts";
import { listed } from "./phrases.ts";
import type { Token } from "./token.ts";

/** What the program that suits is chosen by. */
export type Suiting = { programs: readonly Program[]; by: "person" | "goal" | "none" };

const slight = new Set(
  "for and the to a an of in into with on who people want ai learn learning get getting job work course program become how my our i we help use code coding no not required"
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
  among: readonly Program[] = programs,
): Suiting {
  const known = message.filter((_, at) => isKnown(message, at));
  const audience = forNamed(known, among);
  if (audience.length > 0 && audience.length < among.length) {
    return { programs: audience, by: "person" };
  }
  const goal = byGoal(
    programs,
    message.filter((token) => !known.includes(token)),
    among,
  );
  if (goal.length > 0 && goal.length < among.length) return { programs: goal, by: "goal" };
  const person = byPerson(message, among);
  return person.length > 0 ? { programs: person, by: "person" } : { programs: [], by: "none" };
}

/** "I know Python": what somebody brings along is no goal. */
function isKnown(message: readonly Token[], at: number): boolean {
  const { kind } = message[at] as Token;
  const before = message.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  const isBrought = before.some((word) => /^(?:know|knows|knew|already)$/.test(word));
  return (kind === "skill" || kind === "technology") && isBrought && !before.includes("not");
}

/** By words of `suits`, of the features and of the description that the message holds too. */
function byGoal(
  programs: readonly Program[],
  message: readonly Token[],
  among: readonly Program[],
): readonly Program[] {
  const said = new Set(
    message
      .filter(({ kind, excluded }) => !excluded && kind !== "person" && kind !== "program")
      // "Which trainings do you have?" speaks of programs.
      .filter(({ text }) => text !== "trainings")
      .flatMap((token) =>
        token.kind === "skill" ? token.features.flatMap(wordsOf) : wordsOf(token.text),
      )
      .map(root),
  );
  const scores = among.map((program) => ({
    program,
    score: likeness(program, said, programs),
  }));
  const most = Math.max(0, ...scores.map(({ score }) => score));
  return most < 1
    ? []
    : scores.filter(({ score }) => score > 0.7 * most).map(({ program }) => program);
}

function likeness(program: Program, said: ReadonlySet<string>, all: readonly Program[]): number {
  const { wishes, taught } = rootsOf(program);
  let score = 0;
  for (const own of wishes) {
    const shared = own.filter((word) => said.has(word)).length;
    if (own.length > 0) score += (1.5 * shared) / own.length;
  }
  for (const word of taught) {
    if (!said.has(word)) continue;
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

/** The programs among these that suit the people whom these tokens name. */
export function byPerson(tokens: readonly Token[], among: readonly Program[]): readonly Program[] {
  const named = tokens.filter((token) => token.kind === "person" && !token.excluded);
  const groups = named.flatMap((token) => (token.kind === "person" ? token.groups : []));
  if (named.length === 0) return [];
  const names = named.flatMap(({ text }) => headOf(text));
  const direct = among.filter(({ suits, audience }) => speaksOf([...suits, audience], names));
  return direct.length > 0
    ? direct
    : among.filter((program) => groups.some((group) => suitsGroup(program, group)));
}

/** The programs that are for these people by name: whoever says "I am no manager" wants none of those. */
export function forNamed(tokens: readonly Token[], programs: readonly Program[]): Program[] {
  const names = tokens.flatMap(({ text }) => headOf(text));
  return programs.filter(({ title, audience }) => speaksOf([title, audience], names));
}

/** What somebody is: a product manager is a manager. */
function headOf(name: string): string[] {
  return wordsOf(name).map(root).slice(-1);
}

function speaksOf(texts: readonly string[], names: readonly string[]): boolean {
  const own = new Set(texts.flatMap(wordsOf).map(root));
  return names.some((name) => own.has(name));
}

/** Whether the audience or `suits` hold a word of the group; whoever is not technical is suited by what needs no code. */
function suitsGroup(program: Program, group: Group): boolean {
  if (group === "nontechnical") return !program.needsCode;
  const own = [...program.suits, program.audience].flatMap(wordsOf).map(root).join(" ");
  return listed(people[group]).some((phrase) =>
    ` ${own} `.includes(` ${wordsOf(phrase).map(root).join(" ")} `),
  );
}
