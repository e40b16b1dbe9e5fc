import type { Program } from "../../../../../content/programs.ts";
import type { Clause } from "../../understanding/clauses/clauses.ts";
import { isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import { isGuessed } from "../../understanding/people/guessed.ts";
import { suiting } from "../../understanding/people/suiting.ts";
import { tellsWork, tellsWorkWithCode } from "../../understanding/people/tells-work.ts";
import { lastSubject } from "../../understanding/people/voices.ts";
import { isPerson, type Token } from "../../understanding/tokens/token.ts";
import type { Part, Question } from "../wording/answer.ts";
import { isProvenFor } from "./proven-for.ts";
import { reasonFor } from "./reason.ts";

type Told = Pick<Question, "voices" | "conditions" | "stance"> & {
  tokens: readonly Token[];
  clauses: readonly Clause[];
};

/** So likely a part of a message says who somebody is. */
const likely = 0.6;
/** More than these are no recommendation. */
const few = 2;

/**
 * What suits whom a message tells of, whatever it asks: "I'm 45 and head of operations. How long are the programs?" Of
 * that "which program is right for me?" is answered later. None where it speaks of several, or tells nothing.
 */
export function toldOfThem(
  { tokens, clauses, voices, conditions, stance }: Told,
  programs: readonly Program[],
): Part["whose"] {
  const isTold = clauses.some(
    ({ guesses: [top], tokens: said }) =>
      top?.intent === "tellsAboutSelf" &&
      top.chance > likely &&
      (said.some(isPerson) || tellsWork(said)),
  );
  if (!isTold || voices.length > 0) return undefined;
  const isMine = lastSubject(tokens) === "self";
  const of = (chosen: readonly Program[]) => (isMine ? { mine: chosen } : { theirs: chosen });
  const { programs: suited, by } = suiting(programs, tokens);
  const isKnown = by === "person" && suited.length <= few && !isGuessed(tokens);
  if (isKnown) {
    const why = reasonFor({ message: tokens, conditions, stance }, suited);
    const isProven = isProvenFor(tokens, suited, programs);
    return { ...of(suited), why, ...(!isProven && { near: true }) };
  }
  const gentle = programs.filter((one) => one.needsCode && isForBeginners(one));
  const codeless = programs.filter(({ needsCode }) => !needsCode);
  const isGuess = tokens.some(isPerson) ? isGuessed(tokens) : tellsWork(tokens);
  if (!isGuess || gentle.length === 0) return undefined;
  if (tellsWorkWithCode(tokens)) return { ...of(gentle), why: "begins", near: true };
  return codeless.length > 0
    ? { ...of([...codeless, ...gentle].slice(0, few)), why: "open", near: true }
    : undefined;
}
