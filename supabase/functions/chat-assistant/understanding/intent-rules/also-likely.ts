import { elsewhere } from "../../intents/elsewhere.ts";
import type { Clause } from "../clauses/clauses.ts";
import { degrees } from "../conditions/code.ts";
import { setsAside } from "../negation/set-aside.ts";
import type { Guess } from "../scoring/scorer.ts";
import { isStatement } from "../sentences/statements.ts";
import { wordSet } from "../tokens/word-set.ts";
import { type Asked, besides } from "./asked-intent.ts";
import { cheaper } from "./rules-of-values.ts";

/** From here on a second meaning is answered as well; what is surer than this is meant alone. */
export const nearlyAsLikely = 0.2;
const sure = 0.8;
/** Nearly as likely as something else, these are hardly ever what was meant. */
const seldomMeant = wordSet(
  "programs recommendation summary register launch joinLaunch seats duration name compare count mailByMistake",
);
/** What is to be corrected is not to be erased as well. */
const bothErase = wordSet("correction erasure");

/** "Who teaches the agents course?" asks of people alone. */
const asksWho = /^(?:(?:and|so|also|but) )*(?:who|whom|whose|kaun)\b/;
/** "Does it teach hiring?" asks for none of these. */
const teachers =
  /\b(?:who|whom|teachers?|trainers?|instructors?|faculty|tutors?|professors?|mentors?|taught by|experts?)\b/;
/** "Who do you people actually teach?" */
const whomTaught = /\bwhom?(?: \w+)? do you (?:\w+ ){0,3}(?:teach|train)\b/;
const ofPeople = wordSet(
  "audience instructors mentor alumni testimonials whoSees contact company otherPeople partners",
);

/** "Any discount or EMI?" */
const inParts = /\b(?:emis?|instal\w*|part payments?)\b/;

/** What one must bring along is asked once, and what suits by it; "without a tech degree" is no matter of code. */
function asksOnce({ text }: Clause, top: Guess, second: Guess): boolean {
  const isOfDegree = second.intent === "codingNeed" && degrees.test(text);
  const isNeed =
    second.intent === "codingNeed" &&
    (top.intent === "recommendation" || top.intent === "audience");
  const isOfHours = top.intent === "duration" && second.intent === "audience";
  const isOfNumbers = top.intent === "phoneFormat" && second.intent === "abroad";
  return (
    isOfDegree ||
    isNeed ||
    (top.intent === "quotes" && second.intent === "testimonials") ||
    isOfNumbers ||
    isOfHours ||
    (top.intent === "codingNeed" && second.intent === "prerequisites")
  );
}

function leavesOut({ text, tokens }: Clause): boolean {
  return setsAside(text) || tokens.some(({ excluded, isOut }) => excluded || isOut);
}

/** "From which date to which date?", "kab se kab tak?" */
const bothEnds =
  /\bfrom (?:which|what) (?:date|day|month) (?:to|till|until|upto|up to)\b|\bfrom when (?:to|till|until) when\b|\bkab se (?:lekar |le kar )?kab tak\b|\b(?:start(?:ing)?|begin(?:ning)?) (?:date )?(?:and|n|to) (?:the )?end(?:ing)? dates?\b/;

const otherEnd: Readonly<Record<string, string>> = { start: "ending", ending: "start" };

/** Of a discount in parts, whether one may pay so; of two that are compared, the cheaper one; of the first day, the last. */
function alsoNamed({ text }: Clause, top: Guess | undefined): string | undefined {
  if (bothEnds.test(text)) return otherEnd[top?.intent ?? ""];
  if (top?.intent === "compare" && cheaper.test(text)) return "price";
  return top?.intent === "discount" && inParts.test(text) ? "payment" : undefined;
}

/**
 * What a part may ask as well as what it most likely asks, so nearly that both are answered: of parts of messages that
 * nothing was learned from, the second meaning is then the right one in one of three, the first in one of two.
 */
export function alsoLikely(
  clause: Clause,
  top: Guess | undefined,
  second: Guess | undefined,
): Pick<Asked, "orElse"> {
  const named = alsoNamed(clause, top);
  if (named) return { orElse: named };
  if (!top || !second || top.chance >= sure || second.chance < nearlyAsLikely) return {};
  const isLeftOut = leavesOut(clause);
  const isOther = [top, second].some(
    ({ intent }) => besides.has(intent) || intent in elsewhere || intent === "unsaid",
  );
  if (asksOnce(clause, top, second)) return {};
  if (bothErase.has(top.intent) && bothErase.has(second.intent)) return {};
  const isOfWhom =
    (asksWho.test(clause.text) && !ofPeople.has(second.intent)) ||
    (second.intent === "instructors" &&
      (!teachers.test(clause.text) || whomTaught.test(clause.text)));
  return isLeftOut || isOther || isOfWhom || seldomMeant.has(second.intent) || isStatement(clause)
    ? {}
    : { orElse: second.intent };
}
