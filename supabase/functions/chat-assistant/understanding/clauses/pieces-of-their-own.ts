import { aside, type Told } from "../scoring/in-other-words.ts";
import { asksRequiredOrTaught } from "../sentences/required-or-taught.ts";
import { isStatement } from "../sentences/statements.ts";
import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";
import { among, hasNoVerb } from "./goes-on-here.ts";
import { endsWithoutStop } from "./halves-without-stop.ts";
import { isBareChoice } from "./joined-within-part.ts";
import { splitSentence } from "./split-sentence.ts";

/** What stands together, with what it may ask. */
type Piece = Pick<Told, "guesses"> & { tokens: readonly Token[]; text: string };

type PieceOf<One extends Piece> = (tokens: readonly Token[]) => One;

/** A part of a message in pieces where each says one thing of its own: by what joins them, else by commas; else whole. */
export function piecesOf<One extends Piece>(part: readonly Token[], pieceOf: PieceOf<One>): One[] {
  if (asksRequiredOrTaught(textOf(part))) return [pieceOf(part)];
  const pieces = splitSentence(part).map(pieceOf);
  if (pieces.length > 1 && areClear(pieces)) return pieces;
  const halves = halvesOf(part, pieceOf);
  if (halves.length > 1 && areApart(halves)) return halves;
  const unstopped = pieces.length > 1 ? undefined : withoutStop(part, pieceOf);
  if (unstopped) return unstopped;
  return pieces.length > 1 ? [pieceOf(part)] : pieces;
}

/** How clear each of several must be to stand for itself. */
const clearEach = 0.9;

/** How clear both of two with no more than a comma between them must be. */
const clearApart = 0.8;
const vague = wordSet(
  `${aside} tellsAboutSelf summary affirm decline greeting thanks offTopic unsaid`,
);

/** What commas part; what only leads up to the next stands with it: "(in product, no code,) suggest a course, when is it?" */
function halvesOf<One extends Piece>(part: readonly Token[], pieceOf: PieceOf<One>): One[] {
  const parted = splitAfter(part, ({ ends }) => ends === "part");
  if (parted.length < 2) return [];
  const halves: One[] = [];
  let lead: readonly Token[] = [];
  for (const half of parted) {
    const alone = pieceOf(half);
    const tokens = [...lead, ...half];
    if (leadsUp(alone)) lead = tokens;
    else {
      halves.push(lead.length > 0 ? pieceOf(tokens) : alone);
      lead = [];
    }
  }
  return lead.length > 0 ? [] : halves;
}

/** How clear both of two with nothing between them must be. */
const clearUnstopped = 0.95;

/** Two questions with nothing between them, if there is a place where each is clear; where both are clearest. */
function withoutStop<One extends Piece>(
  part: readonly Token[],
  pieceOf: PieceOf<One>,
): One[] | undefined {
  const ways = endsWithoutStop(part)
    .map((at) => [part.slice(0, at), part.slice(at)].map(pieceOf))
    .filter((halves) => areOfTheirOwn(halves, clearUnstopped, vague));
  const clarity = (halves: One[]) =>
    Math.min(...halves.map(({ guesses }) => guesses[0]?.chance ?? 0));
  return ways.toSorted((one, other) => clarity(other) - clarity(one))[0];
}

/** Who tells of themselves, or says little, asks with the next. */
function leadsUp(half: Piece): boolean {
  return vague.has(half.guesses[0]?.intent ?? aside) || isStatement(half);
}

/** "The shortest course which one, price of it" */
function areApart(parts: readonly Piece[]): boolean {
  return areOfTheirOwn(parts, clearApart, vague) && parts.every(({ tokens }) => tokens.length > 1);
}

/** What says nothing without the part that it belongs to. */
function isHalf({ text }: Piece): boolean {
  return hasNoVerb(text) || isBareChoice(text) || among.test(text);
}

/** "Can I download a brochure, also how do I register": each is plainly something else. */
function areClear(parts: readonly Piece[]): boolean {
  return areOfTheirOwn(parts, clearEach, asides);
}

const asides = new Set([aside]);

/** Whether each says one thing so clearly, and not what the others say nor any of what asks for little. */
function areOfTheirOwn(
  parts: readonly Piece[],
  least: number,
  little: ReadonlySet<string>,
): boolean {
  const tops = parts.map(({ guesses }) => guesses[0]);
  const isEach = tops.every((top) => top && top.chance >= least && !little.has(top.intent));
  const isEachOther = new Set(tops.map((top) => top?.intent)).size === parts.length;
  return isEach && isEachOther && !parts.some(isHalf);
}
