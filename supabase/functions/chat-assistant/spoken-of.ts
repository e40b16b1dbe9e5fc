import type { Program } from "../../../content/programs.ts";
import type { Part } from "./reply/wording/answer.ts";
import type { Asked } from "./understanding/intent-rules/asked-intent.ts";
import { orderAfter } from "./understanding/references/by-order.ts";
import type { Context } from "./understanding/references/context.ts";
import type { Token } from "./understanding/tokens/token.ts";

/** What suits whoever writes and somebody else, by number. */
export function whoseByNumber(
  { mine, theirs, why, near }: NonNullable<Part["whose"]>,
  { focus, ...before }: Context,
  programs: readonly Program[],
): Pick<Context, "mine" | "theirs" | "why" | "near"> {
  const of = (some: readonly Program[]) => numbersOf(some, programs).slice(0, 2);
  const isNew = theirs && !before.theirs && !mine && !before.mine;
  // "(How long is the agents course?) Is mine right for her too?": what the talk was of before she came in.
  const spoken = isNew ? programs.filter(({ slug }) => focus.includes(slug)) : [];
  const isMine = spoken.length === 1 && !theirs?.some((one) => spoken.includes(one));
  const own = mine ?? (isMine ? spoken : undefined);
  return {
    ...(own && { mine: of(own) }),
    ...(theirs && { theirs: of(theirs) }),
    ...(why && { why }),
    ...(near && { near }),
  };
}

/** The one program that was told of to somebody who said who they are: "I am a founder with no coding background". */
export function whoseIsTold(
  speaker: "self" | "other" | undefined,
  asked: readonly Asked[],
  parts: readonly Part[],
): Part["whose"] {
  if (!asked.some(({ intent }) => intent === "codingNeed" || intent === "programs"))
    return undefined;
  const programs = [...new Set(parts.flatMap((part) => part.focus ?? part.programs))];
  const [only, ...others] = programs;
  if (!only || !speaker) return undefined;
  const of = (chosen: readonly Program[]) =>
    speaker === "self" ? { mine: chosen } : { theirs: chosen };
  // "I know no Python": what needs no code, and what begins with it.
  const isOpen = others.length === 1 && programs.some(({ needsCode }) => !needsCode);
  if (isOpen && asked.every(({ intent }) => intent === "codingNeed"))
    return { ...of(programs), why: "open", near: true };
  if (others.length > 0) return undefined;
  // Where one may begin is no proof that it suits.
  return only.needsCode
    ? { ...of([only]), why: "begins", near: true }
    : { ...of([only]), why: "noCode" };
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

/** The few among which one was found, by slugs: beside the one that is told, the others are "the other". */
export function amongSlugs(parts: readonly Part[], all: readonly Program[]): string[] {
  return parts.flatMap(({ among = [], focus, programs }) => {
    const told = focus ?? programs;
    const isFound = told.length > 0 && told.every((one) => among.includes(one));
    return isFound && among.length > told.length && among.length < all.length
      ? among.map(({ slug }) => slug)
      : [];
  });
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
  const spoken = focus.flatMap((slug) => programs.filter((program) => program.slug === slug));
  const before = order.length > 0 ? order : numbersOf(spoken, programs);
  const numbers = numbersOf(told, programs);
  // "(Certification is of this one.) And the other two?" goes on with what was told of in passing.
  const isRest = order.length === 1 && numbers.length === programs.length - 1;
  if (isRest && !numbers.some((one) => order.includes(one))) return [...order, ...numbers];
  return orderAfter(before, numbers, programs.length);
}

function namedIn(token: Token): readonly string[] {
  return token.kind === "program" && !token.excluded ? token.slugs : [];
}

/** Programs or features by their number. */
export function numbersOf<One>(some: readonly One[], all: readonly One[]): string[] {
  return some.map((one) => String(all.indexOf(one)));
}
