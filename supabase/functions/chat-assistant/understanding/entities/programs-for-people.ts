import type { Program } from "../../../../../content/programs.ts";
import { wordsOf } from "../../language/normalise.ts";
import { root } from "../../language/root.ts";
import { type Group, people } from "../tokens/person-groups.ts";
import { listed } from "../tokens/phrases.ts";
import type { Token } from "../tokens/token.ts";

/** The programs among these that suit the people whom these tokens name. */
export function byPerson(tokens: readonly Token[], among: readonly Program[]): readonly Program[] {
  const named = tokens.filter((token) => token.kind === "person" && !token.excluded);
  const groups = named.flatMap((token) => (token.kind === "person" ? token.groups : []));
  if (named.length === 0) return [];
  const names = namesIn(named);
  const direct = among.filter(({ suits, audience }) => speaksOf([...suits, audience], names));
  return direct.length > 0
    ? direct
    : among.filter((program) => groups.some((group) => suitsGroup(program, group, among)));
}

/** The programs that are for these people by name: whoever says "I am no manager" wants none of those. */
export function forNamed(tokens: readonly Token[], programs: readonly Program[]): Program[] {
  const names = namesIn(tokens);
  return programs.filter(({ title, audience }) => speaksOf([title, audience], names));
}

/**
 * By what names these tokens call somebody. "I run a mill" calls nobody by one, and a civil engineer is none of those
 * whom a program for engineers is for: whoever is not technical is called by the whole name.
 */
function namesIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.kind !== "person") return headOf(token.text);
    if (token.isDeed) return [];
    const isWhole = token.groups.every((group) => group === "nontechnical");
    return isWhole ? wordsOf(token.text).map(root).join(" ") : headOf(token.text);
  });
}

/** What somebody is: a product manager is a manager, but a tech team no team that somebody leads. */
function headOf(name: string): string[] {
  const [last = ""] = wordsOf(name).slice(-1);
  return /^(?:teams?|people|guys?|persons?|staff)$/.test(last) ? [] : [root(last)];
}

function speaksOf(texts: readonly string[], names: readonly string[]): boolean {
  // Most messages name nobody: the texts of the content are not read for those.
  if (names.length === 0) return false;
  const own = texts.map((text) => ` ${wordsOf(text).map(root).join(" ")} `);
  return names.some((name) => own.some((text) => text.includes(` ${name} `)));
}

/**
 * Whether the audience or `suits` hold a word of the group; whoever is not technical is suited by what needs no code, as
 * far as that tells one from another.
 */
function suitsGroup(program: Program, group: Group, among: readonly Program[]): boolean {
  if (group === "nontechnical")
    return !program.needsCode && (among.length === 1 || among.some(({ needsCode }) => needsCode));
  if (group === "beginner" && isForBeginners(program)) return true;
  const own = [...program.suits, program.audience].flatMap(wordsOf).map(root).join(" ");
  return listed(people[group]).some((phrase) =>
    ` ${own} `.includes(` ${wordsOf(phrase).map(root).join(" ")} `),
  );
}

const begins = /\bbeginn|\bnever\b|\bfirst[ -]tim|\bnew to\b|\bnewcomer/i;

/** Whether it is for who begins. */
export function isForBeginners({ suits, audience }: Program): boolean {
  return [...suits, audience].some((who) => begins.test(who));
}

/** Whether one writes code there from where beginners end. */
export function goesFurther(program: Program): boolean {
  return program.needsCode && !isForBeginners(program);
}
