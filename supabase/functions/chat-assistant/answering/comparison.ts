import { type Program, programs } from "../../../../content/programs.ts";
import type { Reading } from "../reading/read.ts";
import type { Topic } from "../reading/topics.ts";
import { durations, list, numberInWords, summaries } from "./program-facts.ts";
import { recommendation, suitable } from "./recommendation.ts";

/** Topics that a comparison has answered already. */
export const answeredByComparison: readonly Topic[] = [
  "duration",
  "curriculum",
  "summary",
  "recommendation",
  "programs",
  "coverage",
  "notListed",
  "audience",
  "count",
  "start",
];

const lengths = ["longest", "shortest", "longer", "shorter"] as const;

/**
 * Answers which program is the longest or the shortest, how long several take together and how they differ,
 * all from their data; undefined when nothing of the kind is asked.
 */
export function compare(reading: Reading, named: readonly Program[]): string | undefined {
  const { concepts } = reading;
  const adds =
    (concepts.has("total") && asksForTime(reading)) ||
    (concepts.has("both") && concepts.has("howlong"));
  if (concepts.has("rival")) {
    return undefined;
  }
  if (adds && named.length !== 1) {
    return total(named.length > 1 ? named : programs);
  }
  if (lengths.some((word) => concepts.has(word))) {
    return byLength(reading, named);
  }
  if (concepts.has("compare") && (named.length > 0 || asksForCourses(reading))) {
    return summaries(named.length > 1 ? named : programs);
  }
  return undefined;
}

function asksForTime({ concepts }: Reading): boolean {
  return concepts.has("duration") || concepts.has("howlong") || concepts.has("three");
}

function asksForCourses({ concepts, foreign }: Reading): boolean {
  const words = ["course", "programs", "three", "both"] as const;
  return words.some((word) => concepts.has(word)) || foreign === 0;
}

function byLength(reading: Reading, named: readonly Program[]): string | undefined {
  const { concepts } = reading;
  if (named.length > 0) {
    return inOrderOfLength(named.length > 1 ? named : programs);
  }
  if (!asksForCourses(reading)) {
    return undefined;
  }
  const fitting = suitable(reading, []);
  if (fitting.length === 1) {
    return recommendation(fitting);
  }
  if (concepts.has("longest")) {
    return extreme("longest", Math.max(...programs.map((program) => program.hours)));
  }
  if (concepts.has("shortest") || concepts.has("shorter")) {
    return extreme("shortest", Math.min(...programs.map((program) => program.hours)));
  }
  return inOrderOfLength(programs);
}

function extreme(word: string, hours: number): string {
  const found = programs.filter((program) => program.hours === hours);
  const titles = list(found.map((program) => program.title));
  return found.length === 1
    ? `The ${word} program is ${titles}: it takes ${hours} hours.`
    : `The ${word} programs are ${titles}: each takes ${hours} hours.`;
}

function inOrderOfLength(several: readonly Program[]): string {
  const [first] = several;
  if (first && several.every((program) => program.hours === first.hours)) {
    const titles = list(several.map((program) => program.title));
    return `They take the same time: ${titles} are ${first.hours} hours each.`;
  }
  return durations(several.toSorted((a, b) => b.hours - a.hours));
}

function total(several: readonly Program[]): string {
  const hours = several.reduce((sum, program) => sum + program.hours, 0);
  return `Together the ${numberInWords(several.length)} programs take ${hours} hours.\n${durations(several)}`;
}
