import type { Program } from "../../../../content/programs.ts";
import { wordsOf } from "../language/normalise.ts";
import { root } from "../language/root.ts";
import { type Group, people } from "../understanding/people.ts";
import { listed } from "../understanding/phrases.ts";
import type { Token } from "../understanding/token.ts";
import type { Provider } from "./answer.ts";

/** What the program that suits is chosen by. */
export type Suiting = { programs: readonly Program[]; by: "person" | "goal" | "none" };

const slight = new Set(
  "for and the to a an of in into with on who people want ai learn learning get getting job work course program become how my our i we help use"
    .split(" ")
    .map(root),
);

/**
 * The programs among these that suit whoever writes: by what they want to do, else by who they are; what they say
 * they are not, counts against. None when they say neither, or when nothing speaks for one more than for another.
 */
export function suiting(
  provider: Provider,
  message: readonly Token[],
  among: readonly Program[],
): Suiting {
  const goal = byGoal(provider, message, among);
  if (goal.length > 0 && goal.length < among.length) return { programs: goal, by: "goal" };
  const person = byPerson(message, among);
  return person.length > 0 ? { programs: person, by: "person" } : { programs: [], by: "none" };
}

/** By words of `suits`, of the features and of the description that the message holds too. */
function byGoal(
  { content }: Provider,
  message: readonly Token[],
  among: readonly Program[],
): readonly Program[] {
  const said = new Set(
    message
      .filter(({ kind, excluded }) => !excluded && kind !== "person" && kind !== "program")
      .flatMap((token) =>
        token.kind === "skill" ? token.features.flatMap(wordsOf) : wordsOf(token.text),
      )
      .map(root),
  );
  const scores = among.map((program) => ({
    program,
    score: likeness(program, said, content.programs),
  }));
  const most = Math.max(0, ...scores.map(({ score }) => score));
  return most < 1
    ? []
    : scores.filter(({ score }) => score > 0.7 * most).map(({ program }) => program);
}

function likeness(program: Program, said: ReadonlySet<string>, all: readonly Program[]): number {
  const rootsOf = (texts: readonly string[]) =>
    new Set(
      texts
        .flatMap(wordsOf)
        .map(root)
        .filter((word) => !slight.has(word)),
    );
  let score = 0;
  for (const wish of program.suits) {
    const own = [...rootsOf([wish])];
    const shared = own.filter((word) => said.has(word)).length;
    if (own.length > 0) score += (1.5 * shared) / own.length;
  }
  for (const word of rootsOf([...program.features, program.description])) {
    if (!said.has(word)) continue;
    const holders = all.filter((other) =>
      rootsOf([...other.features, other.description, ...other.suits]).has(word),
    ).length;
    if (holders < all.length) score += 0.7 / holders;
  }
  return score;
}

function byPerson(message: readonly Token[], among: readonly Program[]): readonly Program[] {
  const groups = message.flatMap((token) =>
    token.kind === "person" && !token.excluded ? token.groups : [],
  );
  const names = message.flatMap((token) =>
    token.kind === "person" && !token.excluded ? wordsOf(token.text).map(root) : [],
  );
  if (groups.length === 0) return [];
  const direct = among.filter((program) => {
    const own = new Set([...program.suits, program.audience].flatMap(wordsOf).map(root));
    return names.some((name) => own.has(name));
  });
  if (direct.length > 0) return direct;
  const fitting = among.filter((program) => groups.some((group) => suitsGroup(program, group)));
  return fitting;
}

/** Whether the audience or `suits` hold a word of the group; whoever is not technical is suited by what needs no code. */
function suitsGroup(program: Program, group: Group): boolean {
  if (group === "nontechnical") return !program.needsCode;
  const own = [...program.suits, program.audience].flatMap(wordsOf).map(root).join(" ");
  return listed(people[group]).some((phrase) =>
    ` ${own} `.includes(` ${wordsOf(phrase).map(root).join(" ")} `),
  );
}
