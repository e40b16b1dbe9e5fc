import { type ChancesOf, markOut } from "../scoring/marks.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { markDeniedLack } from "./mark-denied-lack.ts";
import { markExcluded } from "./mark-excluded.ts";
import { markLacked, markUnable } from "./mark-lacked.ts";
import { markLacking, markLeftBehind } from "./mark-left-behind.ts";
import { markMeantLimits } from "./mark-meant-limits.ts";
import { markNotIn } from "./mark-not-taught.ts";
import { markNotTheirs } from "./mark-not-theirs.ts";
import { markSaidByMistake } from "./mark-said-by-mistake.ts";
import { markToldBefore, markTopicOut } from "./mark-topic-out.ts";
import { markUrged } from "./mark-urged.ts";
import { markWhoseTopic } from "./mark-whose-topic.ts";
import {
  markBecomes,
  markInsisted,
  markLeft,
  markNamedInstead,
  markNotKnown,
  markNotToSay,
} from "./meant-after-all.ts";
import { markWhomNot } from "./not-for-whom.ts";
import { unmark } from "./unmark.ts";
import { markYesAndNo } from "./yes-and-no.ts";

/** Marks what a message waves off: by rules, then by what was learned of the words around it. */
export function markWavedOff(tokens: Token[], chancesOf: ChancesOf): void {
  markExcluded(tokens);
  markYesAndNo(tokens);
  markOut(tokens, chancesOf(tokens, "out"));
  markNotTheirs(tokens);
  markMissed(tokens);
  markNotKnown(tokens);
  markNotToSay(tokens);
  markInsisted(tokens);
  markNamedInstead(tokens);
  markLeft(tokens);
  markTopicOut(tokens);
  markNotIn(tokens);
  markWhomNot(tokens);
  markBecomes(tokens);
  markMeantLimits(tokens);
  markUrged(tokens);
  markLeftBehind(tokens);
  markLacking(tokens);
  markNaNa(tokens);
  markWhoseTopic(tokens);
  markMovedFrom(tokens);
  markSaidByMistake(tokens);
  markDeniedLack(tokens);
  markLacked(tokens);
  markUnable(tokens);
  markToldBefore(tokens);
}

const moved =
  /\b(?:shift\w*|mov(?:e|ed|ing)|relocat\w*|chang\w*|switch\w*|transfer\w*)(?: \w+){0,3}? from(?: the)?$/;

/** "Shifted from Dubai to Singapore, so forget the UAE format" */
function markMovedFrom(tokens: readonly Token[]): void {
  tokens.forEach((token, at) => {
    const isLeft =
      token.kind === "place" &&
      tokens[at + 1]?.text === "to" &&
      tokens.slice(at + 2, at + 4).some(({ kind }) => kind === "place");
    if (isLeft && moved.test(textOf(tokens.slice(Math.max(0, at - 6), at)))) token.excluded = true;
  });
}

/** "Main na developer hu na engineer" */
function markNaNa(tokens: readonly Token[]): void {
  const people = tokens.filter(
    ({ kind }, at) => kind === "person" && tokens[at - 1]?.text === "na" && !tokens[at - 1]?.ends,
  );
  if (people.length > 1) for (const person of people) person.excluded = true;
}

const misses =
  /\bwhat (?:all |else |exactly )*(?:would|will|do|am|shall|should|could|might|can) (?:i|we|he|she|they|one|you) (?:be )?(?:then |really )*(?:miss|missing|lose|losing|miss out on|not get|not learn)\b/;

/** Whether it is asked what somebody misses who does not take a program. */
export function asksWhatIsMissed(text: string): boolean {
  return misses.test(text);
}

/** "What will I not learn in this that I would in that?" */
const thatIsElsewhere =
  /\bthat (?:i|we|he|she|they|one|you) (?:would|will|do|does|can|could)(?: \w+){0,2} in\b/;

/** "What would I miss if I took this and not that?" asks of that: what is waved off is meant, and what is not is not. */
function markMissed(tokens: readonly Token[]): void {
  const programs = tokens.filter(({ kind }) => kind === "program");
  const text = textOf(tokens);
  if (!asksWhatIsMissed(text) || !programs.some(({ excluded }) => excluded)) return;
  if (thatIsElsewhere.test(text)) return;
  for (const token of programs) {
    if (token.excluded) {
      unmark(token);
    } else token.excluded = true;
  }
}
