import type { Clause } from "./clauses.ts";
import { mostOf } from "./in-other-words.ts";
import { describesOnly, pointsOnly } from "./only-names.ts";
import { isQuestion } from "./statements.ts";
import { wordSet } from "./word-set.ts";

/** "Only the longest one please. (What does it teach?)" */
const onlyOfSize =
  /^(?:(?:only|just|ok|so|then|and|please|the) )*(?:longest|shortest|quickest|biggest|smallest) (?:one|course|program|programme|training)(?: please| only| then)*$/;

const asksLater = /\b(?:what|which|who|how|when|where|why|does|will|can)\b/;

/** "I want agents." */
const wishes =
  /^(?:(?:but|and|so|no|actually|now|instead|rather) )*(?:i|we) (?:(?:actually|really|only|just|rather) )*(?:want|need|prefer|am after|am here for|am interested in|would like|will take|choose|pick)\b/;
/** So many words wish for no more than what they name. */
const fewWords = 7;
/** From here on what is taught, in other words, tells which program is wished for. */
const telling = 0.5;
const ofProgram = wordSet("curriculum duration audience");

/** "I want agents. (What's covered?)": what is asked then of none that it names is of that. */
function wishesFor(clause: Clause, [next]: readonly Clause[]): boolean {
  const top = next?.guesses[0];
  const isNamed = next?.tokens.some((token) => token.kind !== "word" || token.features);
  return (
    wishes.test(clause.text) &&
    clause.tokens.length < fewWords &&
    mostOf(clause.goals) > telling &&
    top !== undefined &&
    ofProgram.has(top.intent) &&
    !isNamed
  );
}

/** "Not that one. The other: who is it for?": what only names a program says of what the next part asks. */
export function namesForNext(clause: Clause, following: readonly Clause[]): boolean {
  const isAsked = following.some(
    (next) =>
      isQuestion(next) ||
      (next.guesses[0]?.chance ?? 0) > 0.8 ||
      asksLater.test(next.text) ||
      pointsOnly(next),
  );
  return (
    isAsked &&
    !isQuestion(clause) &&
    (pointsOnly(clause) ||
      describesOnly(clause) ||
      onlyOfSize.test(clause.text) ||
      wishesFor(clause, following))
  );
}
