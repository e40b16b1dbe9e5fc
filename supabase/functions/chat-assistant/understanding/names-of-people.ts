import type { Program } from "../../../../content/programs.ts";
import { type Group, people } from "./people.ts";
import { listed } from "./phrases.ts";

/** Who is named by whom a program is for: "public servants". */
function audienceOf({ audience }: Program): string[] {
  return audience
    .replace(/^for /i, "")
    .split(/,|\band\b|\bor\b|\bwho\b|[.;:]/)
    .map((name) => name.trim())
    .filter((name) => /^[\w-]+(?: [\w-]+)?$/.test(name) && !/^(?:the|are|is|want|to)\b/.test(name));
}

/** What people are called, with their groups: by general lists, and by whom these programs are for. */
export function namesOfPeople(programs: readonly Program[]): Map<string, Group[]> {
  const groups = new Map<string, Group[]>();
  for (const [group, list] of Object.entries(people) as [Group, string][]) {
    for (const phrase of listed(list)) groups.set(phrase, [...(groups.get(phrase) ?? []), group]);
  }
  for (const name of programs.flatMap(audienceOf)) {
    if (!groups.has(name)) groups.set(name, []);
  }
  return groups;
}
