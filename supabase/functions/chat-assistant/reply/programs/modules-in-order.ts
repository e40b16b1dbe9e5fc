import type { Program } from "../../../../../content/programs.ts";
import { placeOf } from "../../understanding/conditions/ordinals.ts";
import { programsTeaching } from "../../understanding/entities/programs-teaching.ts";
import { eachProgram, orAll, type Part, type Provider, type Question } from "../wording/answer.ts";
import { list } from "../wording/fill.ts";

const towards = /^(?:after|before|following|behind|precedes|follows)$/;
const article = /^(?:the|that|this|your|of)$/;
const module = "(?:module|topic|part|chapter|unit|lesson|subject|section|thing)s?";
const first = new RegExp(
  `\\b(?:first|opening|1st) ${module}\\b|\\b${module} (?:is|are|comes|come) (?:the )?first\\b|\\b(?:comes?|taught|begins? with|starts? with) first$`,
);
/** "The second topic" */
const nth = new RegExp(`\\b(second|third|fourth|fifth|sixth) ${module}\\b`);
const last = new RegExp(
  `\\b(?:last|final|closing) ${module}\\b|\\b(?:${module}|one) (?:is|are|comes|come) (?:the )?(?:very )?last\\b|\\b(?:comes?|taught) last$`,
);

/** "What comes after Python in that course?", "which module is the last?": by the order of what a program teaches. */
export function modulesInOrder(provider: Provider, question: Question): Part | undefined {
  const { clause, selection, conditions, yesOrNo } = question;
  if (yesOrNo) return undefined;
  const named = namedTowards(question);
  const holders = programsTeaching(provider.content.programs, named?.features ?? []);
  const about = selection.about.filter((one) => !named || holders.includes(one));
  const found = about.length > 0 ? about : holders;
  // "The first topic of each program"
  const asked = conditions.isAll && !named ? orAll(provider, found) : found;
  if (asked.length === 0 || (asked.length > 1 && !conditions.isAll)) return undefined;
  const wanted = (program: Program) =>
    named ? besideThose(program, named) : atPlaces(program, clause.text);
  if (!asked.some((program) => wanted(program).length > 0)) return undefined;
  const text = eachProgram(
    provider,
    provider.content.answers.curriculum?.reply ?? "",
    asked,
    (program) => ({ features: list(wanted(program)) }),
  );
  return { text, programs: asked };
}

/** "The first and the last topic", "all except the first module" */
function atPlaces({ features: all }: Program, text: string): readonly string[] {
  const at = placeOf(nth.exec(text)?.[1] ?? "") ?? all.length;
  const found = [
    ...(first.test(text) ? all.slice(0, 1) : []),
    ...all.slice(at, at + 1),
    ...(last.test(text) ? all.slice(-1) : []),
  ];
  return found.length > 0 && leavesOut.test(text)
    ? all.filter((one) => !found.includes(one))
    : found;
}

const leavesOut =
  /\b(?:except|besides|without|other than|apart from|leaving(?: out)?|leave(?: out)?|skip|skipping|excluding|minus|not|but) (?:for )?(?:the |its )?(?:very )?(?:first|opening|last|final|closing)\b/;

type Named = { features: readonly string[]; isBehind: boolean };

/** "After Python", "before the roadmap" */
function namedTowards({ clause: { tokens } }: Question): Named | undefined {
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== "skill" || token.excluded) continue;
    const before = tokens.slice(0, at).findLast(({ text }) => !article.test(text))?.text ?? "";
    if (towards.test(before))
      return { features: token.features, isBehind: !/^(?:before|precedes)$/.test(before) };
  }
  return undefined;
}

function besideThose({ features: all }: Program, { features, isBehind }: Named): string[] {
  const at = all.findIndex((one) => features.includes(one));
  return isBehind ? all.slice(at + 1) : all.slice(0, at);
}
