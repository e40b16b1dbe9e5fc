import { type Program, programs } from "../../../../content/programs.ts";
import type { Reading } from "./read.ts";
import { programsWithSkill, skillsIn } from "./skills.ts";

/**
 * The programs that a message is about, in the order of content/programs.ts: by name, else by hours ("the
 * 40 hour one"), by place in the list ("the second course"), by a skill ("the python course") or as "the
 * developer course". Empty when it points at none.
 */
export function namedPrograms(reading: Reading): readonly Program[] {
  const both = programs.filter((program) => byName(reading)(program) || byHours(reading)(program));
  if (reading.concepts.has("compare") && both.length > 0) {
    return both;
  }
  const ways = [byName, byHours, byPlace, asDeveloper, bySkill];
  for (const way of ways) {
    const found = programs.filter(way(reading));
    if (found.length > 0) {
      return found;
    }
  }
  return [];
}

type Pick = (program: Program, place: number) => boolean;

function byName(reading: Reading): (program: Program) => boolean {
  return (program) => reading.concepts.has(program.slug);
}

/** "The 40 hour one": hours that name a program and do not ask for its length. */
export function namesByHours({ words }: Reading): boolean {
  return /\b\d+ (?:hours?|hrs?|ghante) (?:long )?(?:one|wala|wali|wale|course|program)s?\b/.test(
    words.join(" "),
  );
}

function byHours(reading: Reading): (program: Program) => boolean {
  const stated = reading.words.join(" ").match(/\b(\d+) (?:hours?|hrs?|ghante|ghanta|gantalu)\b/);
  return (program) => Number(stated?.[1]) === program.hours;
}

const places: Record<string, number> = {
  first: 0,
  pehla: 0,
  second: 1,
  dusra: 1,
  doosra: 1,
  third: 2,
  teesra: 2,
  last: 2,
};

function byPlace(reading: Reading): Pick {
  const stated = reading.words
    .join(" ")
    .match(
      /\b(first|pehla|second|dusra|doosra|third|teesra|last) (?:course|program|programme|one|wala)s?\b/,
    );
  const place = places[stated?.[1] ?? ""];
  return (_, at) => at === place;
}

function asDeveloper(reading: Reading): Pick {
  return (program) => reading.concepts.has("developers") && /developer/i.test(program.title);
}

function bySkill(reading: Reading): Pick {
  const skills = skillsIn(reading);
  const holders = programsWithSkill(skills);
  const means =
    reading.concepts.has("course") &&
    !reading.concepts.has("lack") &&
    !reading.concepts.has("codingNeed");
  return (program) => means && holders.includes(program);
}
