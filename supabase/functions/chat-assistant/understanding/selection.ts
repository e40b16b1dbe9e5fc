import type { Program } from "../../../../content/programs.ts";
import type { Clause } from "./clauses.ts";
import { type Conditions, meets } from "./conditions.ts";
import type { Context } from "./context.ts";
import { textOf } from "./text.ts";
import type { Token } from "./token.ts";

/** The programs that a message, or a part of it, is about. */
export type Selection = {
  /** Named, pointed at or left over when others are waved off; empty when nothing is. */
  named: readonly Program[];
  /** Those, or what the talk was of when the message goes on about it. */
  about: readonly Program[];
  /** What is left when those waved off are out. */
  open: readonly Program[];
};

/** More than one program is asked about, so what the talk was of does not count. */
const several =
  /\b(courses|programs|programmes|trainings|each|all|every|which|kaunsa|konsa|kaunse|options|anything|something|any)\b/;
const plural = /\b(they|them|those|these|both|dono)\b/;
/** "Which one does?" after she has said which. */
export const whichThen =
  /^(?:(?:so|and|then|ok|but|well) )*which (?:one |program |course )?(?:does|do|has it|has that|teaches it|teaches that|covers it|covers that|is it|then)$/;
/** "Not that one." */
const wavesOffFocus = /\b(not|except|besides|apart from) (that|this|it)\b/;
const nameable =
  /^(course|program|programme|one|ones|wala|wale|wali|bootcamp|training|courses|programs)$/;

type Parts = {
  programs: readonly Program[];
  tokens: readonly Token[];
  conditions: Conditions;
  context: Context;
};

/** Which programs the tokens of a message or of a clause are about. */
export function select({ programs, tokens, conditions, context }: Parts): Selection {
  const text = textOf(tokens);
  const bySlugs = (slugs: readonly string[]) =>
    slugs.flatMap((slug) => programs.filter((program) => program.slug === slug));
  const focus = bySlugs(context.focus);
  const out = new Set(excludedSlugs(tokens, programs));
  if (conditions.size?.isExcluded) add(out, bySize(programs, conditions.size.is));
  const namedHere = new Set(namedSlugs(tokens, programs));
  const names = programs.filter(({ slug }) => namedHere.has(slug) && !out.has(slug));
  if (wavesOffFocus.test(text) && focus.length < 3) add(out, focus);
  const open = programs.filter(({ slug }) => !out.has(slug));
  const talk = { focus, seen: bySlugs(context.seen), open, programs, text };
  const pointed = names.length > 0 ? names : pointedAt(conditions, talk);
  const rest = open.length < programs.length ? open : [];
  const named = pointed.length > 0 ? pointed : rest;
  return { named, about: named.length > 0 ? named : goingOn(conditions, talk), open };
}

type Talk = {
  focus: readonly Program[];
  seen: readonly Program[];
  open: readonly Program[];
  programs: readonly Program[];
  text: string;
};

/** "The long one", "the other one", "the second one", "both". */
function pointedAt(conditions: Conditions, talk: Talk): readonly Program[] {
  const { focus, seen, open, programs } = talk;
  const { size, place, isOther, isBoth } = conditions;
  if (size && !size.isExcluded) return bySize(focus.length > 1 ? focus : open, size.is);
  if (isOther) return others(talk);
  if (place !== undefined) return [(focus.length > 1 ? focus : programs).at(place) ?? []].flat();
  if (!isBoth) return [];
  return focus.length === 1 && seen.length > 0
    ? [...focus, ...seen.slice(0, 1)]
    : focus.length === 2
      ? focus
      : [];
}

function others({ focus, seen, open, programs, text }: Talk): readonly Program[] {
  if (focus.length === 0 || focus.length === programs.length) return [];
  const isOne = focus.length === 1 && !/\bothers|other (ones|two|courses|programs)\b/.test(text);
  return isOne && seen.length > 0
    ? seen.slice(0, 1)
    : open.filter((program) => !focus.includes(program));
}

/** What the talk was of, when the message goes on about it: "how long is it?" */
function goingOn({ isAll }: Conditions, { focus, programs, text }: Talk): readonly Program[] {
  if (isAll || (several.test(text) && !whichThen.test(text))) return [];
  if (plural.test(text)) return focus.length > 1 ? focus : [];
  return focus.length < programs.length || programs.length === 1 ? focus : [];
}

function add(slugs: Set<string>, programs: readonly Program[]): void {
  for (const { slug } of programs) slugs.add(slug);
}

function bySize(programs: readonly Program[], is: "longest" | "shortest"): readonly Program[] {
  const most = (is === "longest" ? Math.max : Math.min)(...programs.map(({ hours }) => hours));
  return programs.filter(({ hours }) => hours === most);
}

function namedSlugs(tokens: readonly Token[], programs: readonly Program[]): string[] {
  return tokens.flatMap((token, at) => {
    if (token.excluded) return [];
    if (token.kind === "program") return token.slugs;
    const isName = nameable.test(tokens[at + 1]?.text ?? "");
    if (token.kind === "hours" && isName)
      return slugsOf(programs, ({ hours }) => hours === token.value);
    if (token.kind === "skill" && isName) {
      return slugsOf(programs, ({ features }) =>
        features.some((feature) => token.features.includes(feature)),
      );
    }
    return [];
  });
}

/** A word of several titles ("not the developer ones") waves off them all, unless one is named besides. */
function excludedSlugs(tokens: readonly Token[], programs: readonly Program[]): string[] {
  return tokens.flatMap((token) => {
    if (!token.excluded) return [];
    if (token.kind === "program") return token.slugs;
    return token.kind === "hours" ? slugsOf(programs, ({ hours }) => hours === token.value) : [];
  });
}

function slugsOf(programs: readonly Program[], holds: (program: Program) => boolean): string[] {
  return programs.filter(holds).map(({ slug }) => slug);
}

/** The programs that meet the demands of a message for hours. */
export function meetingHours(
  programs: readonly Program[],
  { hours }: Conditions,
): readonly Program[] {
  return hours ? programs.filter((program) => meets(program.hours, hours)) : programs;
}

/** Whether a clause asks for yes or no. */
export function asksYesOrNo({ text }: Clause): boolean {
  return (
    /^(?:(?:and|but|so|ok|okay|hi|hello|hey|also|then|well|please|aur|um|uh|like|sorry|sir|actually|tell me) )*(?:is|are|do|does|did|can|could|will|would|should|has|have|am|was|isnt|arent|kya|if)\b(?! you tell)/.test(
      text,
    ) && !/\b(which|what|when|where|who|how|kitne|kaunsa|kab)\b/.test(text)
  );
}
