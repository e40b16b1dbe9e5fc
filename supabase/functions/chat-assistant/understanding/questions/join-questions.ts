import type { Clause } from "../clauses/clauses.ts";
import { readConditions } from "../conditions/conditions.ts";
import { limitsHours } from "../conditions/hours-demanded.ts";
import type { Asked } from "../intent-rules/asked-intent.ts";
import { asksOfThing } from "../sentences/asks-of-thing.ts";
import { isQuestion } from "../sentences/statements.ts";
import { asksOfProgram, asksYesOrNo } from "../sentences/yes-or-no.ts";
import { wordSet } from "../tokens/word-set.ts";

/** "What is taught in the one and what in the other?" asks one thing of two. */
export function joinAlike(asked: readonly Asked[]): Asked[] {
  const joined: Asked[] = [];
  for (const one of asked) {
    const place = joined.findIndex((other) => areAlike(other, one));
    const same = joined[place];
    if (same) joined[place] = { ...same, clause: both(same.clause, one.clause) };
    else joined.push(one);
  }
  return joined;
}

const ofContents = wordSet("curriculum coverage");
const ofSent = wordSet("transfer correction erasure");

/**
 * "What will you teach, in simple words?": beside what it teaches nobody asks for all of it, but of a program by name.
 * "Can I change the course? I think the bigger one is better": beside what one has registered for, that asks for nothing.
 */
export function withoutAnswered(asked: readonly Asked[]): readonly Asked[] {
  const isTaught = asked.some(({ intent }) => ofContents.has(intent));
  const isSent = asked.some(({ intent }) => ofSent.has(intent));
  return asked.filter(({ intent, clause }) => {
    if (isTaught && intent === "summary") return isOfNamed(clause);
    // "The stories say Sample Learner. Are those real people?"
    if (intent === "testimonials" && !isQuestion(clause))
      return !asked.some((other) => other.intent === "alumni" && real.test(other.clause.text));
    return !isSent || intent !== "recommendation" || isQuestion(clause);
  });
}

const real = /\b(?:real|fake|genuine|actual|true)\b/;

/** Whether it names a program or points at one. */
export function isOfNamed({ tokens }: Clause): boolean {
  return tokens.some(({ kind }) => kind === "program" || kind === "pointer");
}

/** "How long are they all and which is the longest?" asks two things. */
function areAlike(first: Asked, second: Asked): boolean {
  if (first.intent !== second.intent || first.leadsUp !== second.leadsUp) return false;
  // "What is the one perk, and what the other?": each has a text of its own.
  if (first.intent === "benefits") return false;
  // "Does the one teach Python, and does the other deploy?": a yes or no for each.
  if (asksOfProgram(first.clause) && asksOfProgram(second.clause)) return false;
  const clauses = [first.clause, second.clause];
  // "Does it teach deployment, and what about image editing?": only one of them is known.
  const unknown = [first, second].filter(({ clause }) => !speaksOfTaught(clause));
  if (first.intent === "coverage" && unknown.length === 1 && unknown.some(asksOfOther))
    return false;
  // "Where would I learn making input columns, and where the warehouse side?": told in other words, each says all it asks.
  if (clauses.every(speaksOfTaught) && !clauses.every(namesTaught)) return false;
  // "Is the one in both, and which has the other?"
  if (clauses.every(speaksOfTaught) && clauses.some(asksYesOrNo)) return false;
  // "When is it in Chicago, and what are the highlights?"
  if (clauses.some(({ text }) => highlights.test(text)) && clauses.some(asksTimeThere))
    return false;
  return demandAlike(first.intent, clauses);
}

function demandAlike(intent: string, clauses: readonly Clause[]): boolean {
  const [one, other] = clauses.map(({ tokens }) => readConditions(tokens));
  const isAsFar =
    intent !== "programs" || (one?.hours === undefined) === (other?.hours === undefined);
  return isAsFar && one?.extreme === other?.extreme && one?.adds === other?.adds;
}

const highlights = /\bhighlights?\b|\bspecial about\b|\bwhat is (?:so )?(?:special|unique)\b/;

function asksTimeThere({ tokens }: Clause): boolean {
  return tokens.some(({ kind }) => kind === "place" || kind === "zone");
}

function speaksOfTaught(clause: Clause): boolean {
  return namesTaught(clause) || clause.features.length > 0;
}

function asksOfOther({ clause }: Asked): boolean {
  return asksOfThing(clause);
}

function namesTaught({ tokens }: Clause): boolean {
  return tokens.some(({ kind }) => kind === "skill");
}

function both(first: Clause, second: Clause): Clause {
  return {
    ...first,
    tokens: [...first.tokens, ...second.tokens],
    features: [...new Set([...first.features, ...second.features])],
    isJoined: true,
    text: `${first.text} ${second.text}`,
  };
}

/** Told beside a choice, these are the reason for it. */
const reasons = wordSet("codingNeed prerequisites audience");

/** Sure of a misuse, she answers nothing else; else she takes it for a mistake where something else is asked. */
function withoutMisuse(asked: readonly Asked[]): readonly Asked[] {
  const misuse = asked.filter(({ intent }) => intent === "inject");
  const isAsked = asked.some(
    ({ intent, clause }) =>
      intent !== "inject" && isQuestion(clause) && (clause.guesses[0]?.chance ?? 0) > 0.8,
  );
  const isSure = misuse.some(
    ({ clause }) =>
      clause.tokens.length > 3 && (clause.guesses[0]?.chance ?? 0) > (isAsked ? 0.9 : 0.6),
  );
  if (isSure) return misuse;
  return misuse.length < asked.length ? asked.filter(({ intent }) => intent !== "inject") : asked;
}

/** "Weather in Hyderabad today" asks, what somebody tells does not. */
const tellsOf = /\b(?:i|we|my|our|me|us|he|she|is|are|was|am|have|has)\b/;

/** "What is the gold rate today (, and how long is it)?": so clearly none of ours, it is told to be so. */
function isElsewhere({ clause }: Asked): boolean {
  const [top] = clause.guesses;
  const isAsked = isQuestion(clause) || (clause.tokens.length > 2 && !tellsOf.test(clause.text));
  return top?.intent === "offTopic" && top.chance >= 0.95 && isAsked;
}

/** "I can't code, which course?", "I have ten hours, which one?": what is told is part of the question. */
export function withoutReasons(asked: readonly Asked[]): Asked[] {
  const known = withoutMisuse(asked)
    .filter((one) => one.intent !== "unclear" && (one.intent !== "offTopic" || isElsewhere(one)))
    .map((one): Asked => (one.intent === "offTopic" ? { ...one, isBeside: true } : one));
  const isChoice = ({ intent, leadsUp }: Asked) =>
    !leadsUp && (intent === "recommendation" || intent === "programs");
  const chooses = known.some(isChoice);
  // "(Our rule is 20 hours at least.) Which one?"
  const isLimit = (one: Asked) =>
    limitsHours(one.clause.tokens) &&
    (one.intent === "duration" ||
      known.some((other) => other !== one && isChoice(other) && isQuestion(other.clause)));
  return (known.some(({ isBeside }) => !isBeside) ? known : asked).filter(
    (one) => !chooses || isQuestion(one.clause) || !(reasons.has(one.intent) || isLimit(one)),
  );
}
