import type { Context } from "../references/context.ts";
import { isProgram, type Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

const between =
  wordSet(`so is are was it that this all only just for the a one ones course program programme of in takes take total really
  right correct then and ok okay wait hmm no but hours everything whole hai na ka ke ki wala wale wali mein me to left i get
  you your said told wrote mentioned me before earlier just now has had have thought heard read somewhere somebody someone they
  every each both two three four five programs courses trainings long`);
const ofAll = /^(?:all|every|each|both)$/;

const held = /\b(?:said|told|wrote|mentioned|thought|heard|read)\b/;

type Said = { tokens: readonly Token[] };

/** "So 10 hours is all for the agents one?": so many hours are claimed of a program, and nothing else is said. */
export function claimsHoursOf({ tokens }: Said): number | undefined {
  const hours = tokens.filter(({ kind }) => kind === "hours");
  const programs = tokens.filter(isProgram);
  const [told] = hours;
  const isOnly = tokens.every(
    ({ kind, text, excluded }) =>
      !excluded && (kind === "program" || kind === "hours" || between.has(text)),
  );
  const isOfAll = programs.length === 0 && tokens.some(({ text }) => ofAll.test(text));
  const isSo = isOnly && hours.length === 1 && (programs.length === 1 || isOfAll);
  return isSo && told?.kind === "hours" ? told.value : undefined;
}

/** "(It takes 10 hours.) But you said 20 before": so many are claimed of the one that the talk is of. */
export function claimsHoursInHand({ tokens }: Said, { focus, topics }: Context): boolean {
  const hours = tokens.filter(({ kind }) => kind === "hours");
  const isOnly = tokens.every(
    ({ kind, text, excluded }) => !excluded && (kind === "hours" || between.has(text)),
  );
  const isHeld = tokens.some(({ text }) => held.test(text));
  return topics[0] === "duration" && focus.length === 1 && hours.length === 1 && isOnly && isHeld;
}
