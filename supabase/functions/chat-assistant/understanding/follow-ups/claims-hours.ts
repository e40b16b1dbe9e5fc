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

/** "So 10 hours is all for the agents one?", "all three take 40?": so many hours are claimed of programs, and nothing else is said. */
export function claimsHoursOf({ tokens }: Said): number | undefined {
  const programs = tokens.filter(isProgram);
  const isOfAll = programs.length === 0 && tokens.some(({ text }) => ofAll.test(text));
  return programs.length === 1 || isOfAll ? hoursAlone(tokens) : undefined;
}

/** "(It takes 10 hours.) But you said 20 before": so many are claimed of the one that the talk is of. */
export function claimsHoursInHand({ tokens }: Said, { focus, topics }: Context): boolean {
  const isInHand = topics[0] === "duration" && focus.length === 1 && !tokens.some(isProgram);
  const isHeld = tokens.some(({ text }) => held.test(text));
  return isInHand && isHeld && hoursAlone(tokens) !== undefined;
}

/** The hours that are told once, where beside them and programs nothing is said. */
function hoursAlone(tokens: readonly Token[]): number | undefined {
  const [told, ...others] = tokens.filter(({ kind }) => kind === "hours");
  const isOnly = tokens.every(
    (token) =>
      !token.excluded && (isProgram(token) || token.kind === "hours" || between.has(token.text)),
  );
  return isOnly && others.length === 0 && told?.kind === "hours" ? told.value : undefined;
}
