import type { Program } from "../../../content/programs.ts";
import type { Part } from "./reply/answer.ts";
import type { Context } from "./understanding/context.ts";
import { orderAfter } from "./understanding/in-order.ts";
import type { Token } from "./understanding/token.ts";
import type { Asked } from "./understanding/ways-of-asking.ts";

/** What suits whoever writes and somebody else, by slugs. */
export function slugsOf(whose: Part["whose"] = {}) {
  const of = (programs: readonly Program[]) => programs.map(({ slug }) => slug).slice(0, 2);
  const { mine, theirs } = whose;
  return { ...(mine && { mine: of(mine) }), ...(theirs && { theirs: of(theirs) }) };
}

/** The one program that was told of to somebody who said who they are: "I am a founder with no coding background". */
export function whoseIsTold(
  speaker: "self" | "other" | undefined,
  asked: readonly Asked[],
  parts: readonly Part[],
): Part["whose"] {
  if (!asked.some(({ intent }) => intent === "codingNeed" || intent === "programs"))
    return undefined;
  const programs = parts.flatMap((part) => part.focus ?? part.programs);
  const [only] = programs;
  if (!only || !speaker || programs.some((one) => one !== only)) return undefined;
  return speaker === "self" ? { mine: [only] } : { theirs: [only] };
}

/** The programs that a message names, and those that the reply names beside the one that it is about. */
export function spokenIn(
  asked: readonly Asked[],
  focus: readonly Program[] | undefined,
  told: readonly Program[],
): string[] {
  const beside = focus?.length === 1 ? told : [];
  const named = asked.flatMap(({ clause }) => clause.tokens.flatMap(namedIn));
  return [...named, ...beside.map(({ slug }) => slug)];
}

/** Which programs a message calls by a name of theirs alone, by number. */
export function saidIn(asked: readonly Asked[], programs: readonly Program[]): string[] {
  return asked
    .flatMap(({ clause }) => clause.tokens.map(namedIn))
    .filter((slugs) => slugs.length === 1)
    .map(([only]) => String(programs.findIndex(({ slug }) => slug === only)));
}

/** The order in which the talk has come to programs after a reply about these, by number. */
export function orderOf(
  { order = [], focus }: Pick<Context, "order" | "focus">,
  told: readonly Program[],
  programs: readonly Program[],
): string[] {
  const numberOf = (slug: string) => String(programs.findIndex((program) => program.slug === slug));
  const before = order.length > 0 ? order : focus.map(numberOf);
  return orderAfter(
    before,
    told.map(({ slug }) => numberOf(slug)),
    programs.length,
  );
}

function namedIn(token: Token): readonly string[] {
  return token.kind === "program" && !token.excluded ? token.slugs : [];
}
