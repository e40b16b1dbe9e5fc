import { type Program, programs } from "../../../../content/programs.ts";

/** Sentences about programs, each drawn from the object that draws its card. */
export function durations(named: readonly Program[]): string {
  return each(named, (program) => `${program.title} takes ${program.hours} hours.`);
}

export function curricula(named: readonly Program[]): string {
  return each(named, (program) => `${program.title} covers ${list(program.features)}.`);
}

export function audiences(named: readonly Program[]): string {
  return each(named, (program) => `${program.title}: ${program.audience}`);
}

export function descriptions(named: readonly Program[]): string {
  return each(named, (program) => `${program.title}: ${program.description}`);
}

/** One program in full, several side by side without their descriptions, or all of them in a line each. */
export function summaries(named: readonly Program[]): string {
  if (named.length === 0) {
    return `We have ${numberInWords(programs.length)} programs:\n${each(
      programs,
      (program) => `${program.title} (${program.hours} hours): ${program.audience}`,
    )}`;
  }
  return named.map(named.length > 1 ? shortSummary : summary).join("\n\n");
}

function summary(program: Program): string {
  return [
    `${program.title} takes ${program.hours} hours. ${program.description}`,
    program.audience,
    `It covers ${list(program.features)}.`,
  ].join("\n");
}

/** Short enough for several to be read in the chat panel. */
function shortSummary({ title, hours, audience, features }: Program): string {
  return `${title}: ${hours} hours. ${audience}\nIt covers ${list(features)}.`;
}

/** "a, b and c" */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(items);
}

/** The programs named, or all when none is. */
export function orAll(named: readonly Program[]): readonly Program[] {
  return named.length > 0 ? named : programs;
}

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

export function numberInWords(count: number): string {
  return numbers[count] ?? String(count);
}

function each(named: readonly Program[], line: (program: Program) => string): string {
  return orAll(named).map(line).join("\n");
}
