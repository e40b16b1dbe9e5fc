import { isProgram, type Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

const between =
  wordSet(`so is are was it that this all only just for the a one ones course program programme of in takes take total really
  right correct then and ok okay wait hmm no but hours everything whole hai na ka ke ki wala wale wali mein me to left i get`);

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
  const isSo = isOnly && hours.length === 1 && programs.length === 1;
  return isSo && told?.kind === "hours" ? told.value : undefined;
}
