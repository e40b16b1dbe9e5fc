import { ofChatAlone } from "../follow-ups/after-data.ts";
import type { Asked } from "../intent-rules/asked-intent.ts";
import { notUnderstood } from "../intent-rules/intent-groups.ts";
import { isQuestion } from "../sentences/statements.ts";
import { closedByMistake } from "../topics/closed-by-mistake.ts";

/** From here on a part that asks plainly is sure to be meant. */
const sure = 0.6;
/** Less likely, what does not ask plainly is not meant beside it. */
const guessed = 0.45;
/** What points at something is asked of what is taught only if that is so clear. */
const clear = 0.9;
/** A place does not help what is less likely than this. */
const faint = 0.3;
const names = new Set(["program", "skill", "hours", "technology"]);
const places = new Set(["place", "zone"]);

/** Told of a place, these only say where somebody is: "from Berlin, would like to build chatbots". */
const ofPlaces = new Set(["abroad", "otherCity", "location"]);

/** Beside what is clearly asked, what was only guessed from a few common words of another part is not answered. */
export function withoutGuessedParts(asked: readonly Asked[]): readonly Asked[] {
  const chosen = ofChatAlone(closedByMistake(asked)).filter(
    (one, at) =>
      !isOfSeats(one, asked) &&
      !isOnlyIf(one, asked.slice(at + 1)) &&
      !isTopicOfNext(one, asked[at + 1]) &&
      !isOfNothing(one, asked),
  );
  const placed = chosen.some((one) => !isOfPlace(one) && !notUnderstood.has(one.intent))
    ? chosen.filter((one) => !isOfPlace(one))
    : chosen;
  return placed.some(isClear) ? placed.filter((one) => isClear(one) || !isStray(one)) : placed;
}

const thing = /^(?:(?:and|so|but) )*(?:the|those|these|this|that|my|your|our) (?:\S+ ?){1,7}$/;
const ofIt = /^(?:is|are|will|would|can|could|does|do|should) (?:it|they|that|those|these|this)\b/;

/** "The project I build there, (is it mine?)": only names what the next part asks about. */
function isTopicOfNext({ clause }: Asked, next: Asked | undefined): boolean {
  const isNamed = clause.tokens.some(({ kind }) => names.has(kind));
  const isBare = !isNamed && !isQuestion(clause) && thing.test(clause.text);
  return isBare && next?.intent === "unsaid" && ofIt.test(next.clause.text);
}

const points = /\b(?:these|those|them|this|that|it)\b/;

/** "(We need your tax papers.) Where do I find these?" asks nothing of what is taught. */
function isOfNothing({ intent, clause }: Asked, asked: readonly Asked[]): boolean {
  const isBare = intent === "coverage" && clause.features.length === 0;
  const isNamed = clause.tokens.some(({ kind }) => names.has(kind));
  if (!isBare || asked.length < 2) return false;
  return !isNamed && points.test(clause.text) && chanceOf(clause) < clear;
}

/** "If I do both, (how many hours is that?)" asks for no order. */
function isOnlyIf({ intent, clause }: Asked, after: readonly Asked[]): boolean {
  const isSum = after.some((next) => next.intent === "duration" && isQuestion(next.clause));
  return intent === "order" && isSum && /^(?:(?:and|so) )*(?:if|suppose) /.test(clause.text);
}

/** "To which number?" may seem to ask for any number. */
const ofNumbers = new Set(["phone", "phoneFormat", "street", "contact"]);

/** "Are places limited, and if so to what number?" asks for no telephone. */
export function isOfSeats({ intent, clause }: Asked, asked: readonly Asked[]): boolean {
  const isOfPhones = /\b(?:phone|mobile|telephone|whatsapp|contact)\b/.test(clause.text);
  const isOfNumber = ofNumbers.has(intent) && /\bnumber\b/.test(clause.text) && !isOfPhones;
  const isCounted = asked.some((other) => other.intent === "seats");
  return isOfNumber && isCounted;
}

function isOfPlace({ intent, clause }: Asked): boolean {
  const isNamed = clause.tokens.some(({ kind }) => places.has(kind));
  return ofPlaces.has(intent) && isNamed && !isQuestion(clause);
}

function isClear({ intent, clause }: Asked): boolean {
  return !notUnderstood.has(intent) && isQuestion(clause) && chanceOf(clause) >= sure;
}

function isStray({ intent, clause, leadsUp }: Asked): boolean {
  if (leadsUp) return false;
  const isRead = clause.guesses[0]?.intent === intent;
  if (!isRead || intent === "recommendation") return false;
  const chance = chanceOf(clause);
  const isAsked = isQuestion(clause);
  if (clause.tokens.some(({ kind }) => names.has(kind))) return false;
  if (chance < faint) return true;
  if (clause.tokens.some(({ kind }) => places.has(kind))) return false;
  return !isAsked && chance < guessed;
}

function chanceOf({ guesses }: Asked["clause"]): number {
  return guesses[0]?.chance ?? 0;
}
