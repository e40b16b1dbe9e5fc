import type { Read } from "../scoring/in-other-words.ts";
import { isStatement } from "../sentences/statements.ts";
import { textOf } from "../tokens/text.ts";
import { isProgram, symbolsOf, type Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";
import type { Clause } from "./clauses.ts";
import { isBehindRelative } from "./goes-on-here.ts";
import { asks, opening } from "./question-without-stop.ts";

type Heard = { tokens: readonly Token[]; clauses: readonly Clause[] };

/** What is asked as a whole has so many words at least, and its meaning is so likely. */
const atLeast = 3;
const clear = 0.5;
const meansNothing = wordSet("offTopic unclear aside tellsAboutSelf greeting thanks inject");
/** Which programs are asked for, in one way or another. */
const ofPrograms = wordSet("launchProgram compare recommendation programs duration summary count");
/** Said of what another question asks, or of whoever asks both. */
const ofBoth =
  /\b(?:both|either|neither|together|altogether|total|combined|him|her|them|his|hers|me|mine|else|otherwise|instead|so|other|others|rest|same|too)\b/;
/** What is asked of the programs, whichever they are. */
const ofAll = /\b(?:which|what|any|all|how many|every|each)\b/;
/** "(How many hours is the one,) and how many the other": what goes on so has no verb of its own. */
const verb =
  /\b(?:is|are|was|am|do|does|did|can|could|will|would|should|has|have|hav|gets?|happens|comes?|suits?|fits?|teach(?:es)?|covers?|needs?|takes?|includes?|costs?|starts?|begins?|lasts?|ends?|gives?|contains?|deals?|works?|helps?|runs?)\b/;
/** "Can't code and don't want to learn it" */
const bidsNot =
  /^(?:do|does|did|can|could|will|would|am|is|are|have|has) not (?!(?:you|i|we|they|he|she|it|there|the|your|this|that|these|those|all|any)\b)/;
const joins = /^(?:and|also|plus|aur)$/;
/** "(How many do you have,) and which are the ten hour ones?" */
const which = /^(?:which|what|how|when|where|who|why)$/;

/**
 * The questions of a message that stand by themselves, each of which can be heard as if it were asked behind the other:
 * "which is the longest course and which one needs no code?" What one demands is then none of the other's business.
 */
export function turnsOf(tokens: readonly Token[], whole: Heard, read: Read): (readonly Token[])[] {
  const begins = beginsOf(whole);
  const isHeardAt = (at: number) =>
    begins.has(wordsIn(tokens.slice(0, at))) &&
    asks.test(textOf(tokens.slice(at)).replace(opening, ""));
  const starts = tokens.flatMap((_, at) =>
    at > 0 && !goesOnAt(tokens, at) && (startsAt(tokens, at) || isHeardAt(at)) ? [at] : [],
  );
  const turns = [0, ...starts].map((from, nth) => tokens.slice(from, starts[nth]));
  const areWhole = turns.length > 1 && turns.every(isWhole) && !pointsAhead(turns);
  return areWhole && turns.every((turn) => isClear(turn, read)) ? turns : [tokens];
}

/** "(What does it cost,) I mean how long does it take": what is meant instead stands by nothing. */
function goesOnAt(tokens: readonly Token[], at: number): boolean {
  return isBehindRelative(tokens[at - 1]) || /\bi mean(?:t)?$/.test(textOf(tokens.slice(0, at)));
}

/** Behind how many words the parts of a message begin. */
function beginsOf({ tokens, clauses }: Heard): Set<number> {
  const starts = clauses.map((clause) => tokens.indexOf(clause.tokens[0] as Token));
  return new Set(starts.filter((at) => at > 0).map((at) => wordsIn(tokens.slice(0, at))));
}

function wordsIn(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { length }) => sum + length, 0);
}

function startsAt(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before?.ends === "sentence") return true;
  const isJoined = joins.test(token?.text ?? "") && which.test(next?.text ?? "");
  return isJoined || (before?.ends === "part" && which.test(token?.text ?? ""));
}

function isWhole(turn: readonly Token[], nth: number): boolean {
  const text = textOf(turn);
  const said = text.replace(opening, "");
  return (
    asks.test(said) &&
    verb.test(said) &&
    !bidsNot.test(said) &&
    !isStatement({ tokens: turn, text }) &&
    said.split(" ").length >= atLeast &&
    !(nth > 0 && ofBoth.test(said))
  );
}

/** "How long is it, and what does the agents course cost?" */
function pointsAhead(turns: readonly (readonly Token[])[]): boolean {
  const named = turns.findIndex((turn) => turn.some(isProgram));
  return named > 0 && turns.slice(0, named).some((turn) => !ofAll.test(textOf(turn)));
}

function isClear(turn: readonly Token[], read: Read): boolean {
  const { guesses } = read(symbolsOf(turn));
  const [top] = guesses;
  if (!top || meansNothing.has(top.intent)) return false;
  const alike = ofPrograms.has(top.intent)
    ? guesses.filter(({ intent }) => ofPrograms.has(intent))
    : [top];
  return alike.reduce((sum, { chance }) => sum + chance, 0) >= clear;
}
