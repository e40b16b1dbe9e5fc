import { assistantWords as words } from "../../../../content/assistant.ts";
import type { Program } from "../../../../content/programs.ts";
import type { Reading } from "../reading/read.ts";
import { featuresWithSkill, programsWithSkill, skillsIn } from "../reading/skills.ts";
import { curricula, list } from "./program-facts.ts";

/** Which programs teach a skill that the message names; asked about certain programs, whether those do. */
export function coverage(reading: Reading, named: readonly Program[]): string {
  const skills = skillsIn(reading);
  const holders = programsWithSkill(skills);
  const without = named.filter((program) => !holders.includes(program));
  const asked = without.length > 0 || named.length === 0 ? holders : named;
  const lines = asked.map(
    (program) => `${program.title} covers ${list(featuresWithSkill(program, skills))}.`,
  );
  if (without.length > 0) {
    lines.push(
      `For ${list(without.map((program) => program.title))}: ${words.notListed}`,
      curricula(without),
    );
  }
  return lines.join("\n");
}
