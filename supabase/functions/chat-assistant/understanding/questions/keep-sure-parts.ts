import { type Asked, besides } from "../intent-rules/asked-intent.ts";
import { isQuestion } from "../sentences/statements.ts";
import { isOfSeats } from "./drop-guessed-parts.ts";

/** So likely, what a part asks is right in nine of ten. */
const sure = 0.9;
/** "What is this?" is asked of what was told. */
const whole = 4;
/** "I want my details deleted, how do I go about it?" */
const ofTold = /^(?:(?:and|so) )*how (?:do|can|should) (?:i|we) go about (?:it|that|this)$/;

/**
 * What is asked so clearly is answered, whatever else speaks for leaving it out beside the other questions: of parts
 * that were left out although they were as sure, two of three had been meant.
 */
export function withSureParts(left: readonly Asked[], all: readonly Asked[]): readonly Asked[] {
  if (left.some(({ intent }) => intent === "inject" || intent === "eachOf")) return left;
  const isKept = (one: Asked) =>
    left.includes(one) ||
    (isSure(one) && !isOfSeats(one, left) && !left.some((other) => isSame(one, other)));
  const kept = all.filter(isKept);
  return kept.length > left.length && left.every((one) => kept.includes(one)) ? kept : left;
}

/** "(Something of more than 15 hours.) Do you have that?" */
const onlyThat =
  /^(?:(?:and|so|but) )*(?:do you (?:have|offer|run)|have you(?: got)?|is there) (?:that|it|this|such (?:a thing|a one|one)|(?:something|anything|one) like (?:that|it|this))$/;

function isSure({ intent, clause }: Asked): boolean {
  const [top] = clause.guesses;
  const isWhole =
    isQuestion(clause) &&
    clause.tokens.length >= whole &&
    !ofTold.test(clause.text) &&
    !onlyThat.test(clause.text);
  const isAsked = top?.intent === intent && top.chance >= sure && isWhole;
  return isAsked && !besides.has(intent) && intent !== "inject";
}

function isSame(one: Asked, other: Asked): boolean {
  return (
    one.intent === other.intent ||
    other.clause.tokens.some((token) => one.clause.tokens.includes(token))
  );
}
