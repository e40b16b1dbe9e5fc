import type { Answer } from "../../../../../content/assistant/answer.ts";
import type { Program } from "../../../../../content/programs.ts";
import { wordsOf } from "../../language/normalise.ts";
import { root } from "../../language/root.ts";
import type { Question } from "../wording/answer.ts";
import { light } from "../wording/light-words.ts";
import { byMonths } from "./by-months.ts";
import { calledOtherwise } from "./days-and-times.ts";

type Values = NonNullable<Answer["values"]>;
type Held = { holds: ReadonlySet<string>; denies: ReadonlySet<string> };

const asksWhich =
  /\b(?:which|whichever|what(?: all| else)?|any|anything|something|all but|list|only|jo|kaun\w*|kons\w*)\b|\b(?:can|could|will|do) not (?:\w+ )?(?:come|attend|do|make|join|manage|travel)\b/;
const denies =
  /\b(?:not|without|no|nahi|nothing|(?:anything|everything|all|any\w*) (?:but|except)|except|other than|apart from|besides|barring)\b/;
/** "Which have none?" */
const none =
  /\b(?:none|no such thing|nothing(?: at all)?|without (?:it|that|any)|(?:do|does) not(?: \w+){0,2})(?: of (?:it|that|this))?$/;
const saysNone =
  /^(?:there (?:is|are) |you need |it has )?(?:no|not|none|nothing|never)\b(?! but\b)/i;
const saysNo = /\b(?:no|not|never|none|nothing|without|nor)\b/i;

/** "Which are (not) taught in Tamil?", "anything but evenings": those of which it is told so, or not; else all of these. */
export function chosenByValues(
  { values = {} }: Answer,
  question: Question,
  programs: readonly Program[],
): readonly Program[] {
  const { text } = question.clause;
  if (programs.length < 2) return programs;
  const inTime = byMonths(question, values, programs);
  if (inTime.length < programs.length || !asksWhich.test(text)) return inTime;
  if (none.test(text)) return some(programs, ({ slug }) => saysNone.test(values[slug] ?? ""));
  const isNamed = namedIn(question, values, programs);
  return isNamed ? some(programs, (one) => isNamed(one) !== denies.test(text)) : programs;
}

/** Those for which it holds, unless that leaves none. */
function some(
  programs: readonly Program[],
  holds: (program: Program) => boolean,
): readonly Program[] {
  const found = programs.filter(holds);
  return found.length > 0 ? found : programs;
}

/** Whether a value holds what is asked for, all of it if any does; undefined where none speaks of that. */
function namedIn({ clause }: Question, values: Values, programs: readonly Program[]) {
  const held = new Map(programs.map((one) => [one, heldBy(values[one.slug] ?? "")]));
  const all = [...held.values()];
  const asked = clause.tokens
    .filter(({ kind, text }) => kind !== "program" && !light.has(text))
    .map(({ text }) => root(text))
    .filter((word) => all.some(({ holds, denies: out }) => holds.has(word) || out.has(word)))
    // What is said of all of them tells none apart: "which classes are in the evening?"
    .filter((word) => !all.every(({ holds }) => holds.has(word)));
  if (asked.length === 0) return undefined;
  const isHeld = (one: Program, word: string) => held.get(one)?.holds.has(word) === true;
  const isWhole = programs.some((one) => asked.every((word) => isHeld(one, word)));
  return (one: Program) =>
    isWhole ? asked.every((word) => isHeld(one, word)) : asked.some((word) => isHeld(one, word));
}

/** The words of a value, and those that it says no to: "there is no placement help". */
function heldBy(value: string): Held {
  const held = { holds: new Set<string>(), denies: new Set<string>() };
  for (const part of value.split(/[,;.](?=\s|$)|\bbut\b/)) {
    const [said = "", ...rest] = part.split(saysNo);
    for (const word of wordsOf(said)) held.holds.add(root(word));
    for (const word of rest.flatMap(wordsOf)) held.denies.add(root(word));
  }
  for (const word of calledOtherwise(value)) held.holds.add(root(word));
  return held;
}
