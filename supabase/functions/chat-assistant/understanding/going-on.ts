import type { Clause } from "./clauses.ts";
import type { Conditions } from "./conditions.ts";
import type { Context } from "./context.ts";
import { whichThen } from "./selection.ts";

/** After these, "and the other one?" asks what that one is. */
const notOfPrograms = new Set(
  `programs count recommendation summary compare location otherCity contact about testimonials brochure phone
  street social company trust privacy account enterprise benefits perks start launch abroad tellsAboutSelf`.split(
    /\s+/,
  ),
);

/** Words that ask for nothing beside a name. */
const fillers = new Set(
  `and what how about the other one ones not also for of in ok okay so then aur a an no but course program programs
  courses wala wale nahi second first third last both dono dusra doosra only just please instead same question that
  this is it apart from except tell me with or to if i am hi hey mean meant hmm option well ka ki ke bhi yaar bro sir
  asked ask did want mein two anything everything something all besides else any than do like need out leave yes give
  show aside excluding actually wait rather`.split(/\s+/),
);

/** "And the agentic one?", "in London?": asks the same as before, of something else; undefined for anything more. */
export function goesOn(
  clause: Clause,
  conditions: Conditions,
  context: Context,
): string | undefined {
  const [last] = context.topics;
  if (last === "coverage" && whichThen.test(clause.text)) return "summary";
  if (!isOnlyNames(clause)) return undefined;
  const has = (...kinds: string[]) => clause.tokens.some(({ kind }) => kinds.includes(kind));
  if (has("place", "zone") && last === "launch") return "launch";
  const points =
    conditions.isOther || conditions.isBoth || conditions.place !== undefined || has("pointer");
  if (has("program") || points) return ofPrograms(clause, conditions, last);
  if (has("skill", "technology")) return "coverage";
  return has("person") ? "recommendation" : undefined;
}

function ofPrograms({ tokens }: Clause, conditions: Conditions, last: string | undefined): string {
  const again = last !== undefined && !notOfPrograms.has(last) ? last : undefined;
  const programs = tokens.filter(({ kind }) => kind === "program");
  const leavesOut = programs.length > 0 && programs.every(({ excluded }) => excluded);
  if (again) return again;
  if (leavesOut && !conditions.isOther) return "programs";
  return conditions.isBoth ? "compare" : "summary";
}

function isOnlyNames({ tokens, text }: Clause): boolean {
  if (/^(is|are|does|will|would|should)\b|\bhow (?!about)|\b(vs|or)\b/.test(text)) return false;
  const names =
    tokens.some(({ kind }) => kind !== "word") ||
    /\b(other|second|third|first|last|both|dusra|doosra|dono)\b/.test(text);
  return (
    names &&
    tokens.length < 9 &&
    tokens.every(({ kind, text: word }) => kind !== "word" || fillers.has(word))
  );
}
