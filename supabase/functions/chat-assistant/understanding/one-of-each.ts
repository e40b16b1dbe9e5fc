import type { Clause } from "./clauses.ts";
import { readConditions } from "./conditions.ts";
import { hoursDemanded } from "./hours-demanded.ts";
import { isQuestion } from "./statements.ts";
import type { Asked } from "./ways-of-asking.ts";
import { wordSet } from "./word-set.ts";
import { asksOfProgram, asksYesOrNo } from "./yes-or-no.ts";

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

/** "How long are they all and which is the longest?" asks two things. */
function areAlike(first: Asked, second: Asked): boolean {
  if (first.intent !== second.intent || first.leadsUp !== second.leadsUp) return false;
  // "Does the one teach Python, and does the other deploy?": a yes or no for each.
  if (asksOfProgram(first.clause) && asksOfProgram(second.clause)) return false;
  if ([first, second].every(({ clause }) => asksYesOrNo(clause) && namesTaught(clause)))
    return false;
  const [one, other] = [first, second].map(({ clause }) => readConditions(clause.tokens));
  return one?.extreme === other?.extreme && one?.adds === other?.adds;
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

/** A question of its own, and no reason for one. */
const asksNeed =
  /^(?:and |also |but )?(?:does|do|is|are|will) (?:it|they|that|this|i|there|@?\w+)\b/;

/** Beside the answer to the one, the others would only repeat it, or speak of something else. */
const covers: Readonly<Record<string, readonly string[]>> = {
  otherCity: ["location"],
  launch: ["abroad"],
  phoneFormat: [
    "abroad",
    "otherCity",
    "location",
    "phone",
    "formFields",
    "register",
    "duration",
    "account",
    "codingNeed",
    "prerequisites",
  ],
  besideWork: ["attendance", "mode"],
  closeLaunch: ["afterRegister", "register"],
  formLocked: ["register", "account"],
  compare: ["audience", "curriculum", "duration"],
  summary: ["audience", "curriculum", "duration"],
  enterpriseMail: ["enterprise"],
  benefits: ["social"],
  quotes: ["testimonials"],
  projects: ["trust"],
  dataKept: ["duration"],
  brochureContents: ["brochure"],
  eachOf: ["duration"],
  duration: ["order"],
  recommendation: ["codingNeed", "prerequisites"],
  programs: ["codingNeed", "prerequisites"],
  codingNeed: ["prerequisites"],
};

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

/** The longest, or a sum, is told in no other answer. */
function asksMoreOfHours({ tokens }: Clause): boolean {
  const { extreme, adds } = readConditions(tokens);
  return extreme !== undefined || adds;
}

/** "(I can't give more than ten hours), which one?" */
function tellsLimit(clause: Clause): boolean {
  const { is = "exactly" } = hoursDemanded(clause.tokens) ?? {};
  return is !== "exactly" && !isQuestion(clause);
}

/** Asked so plainly, these are answered beside what else might hold them: "(…) and what else does the form ask?" */
const own = wordSet("formFields register abroad");
const begins = /^(?:and |also |plus |then )*(?:what|which|who|when|where|how)\b/;

function isOwn(intent: string, { text, guesses: [top] }: Clause): boolean {
  return own.has(intent) && begins.test(text) && top?.intent === intent && top.chance > 0.9;
}

/** "I can't code, which course?": the need is part of the question; a branch's answer holds the location's. */
export function withoutReasons(asked: readonly Asked[]): Asked[] {
  const has = (intent: string) => asked.some((one) => one.intent === intent && !one.leadsUp);
  const dropped = new Set(
    Object.entries(covers).flatMap(([intent, others]) => (has(intent) ? others : [])),
  );
  const known = withoutMisuse(asked).filter(
    ({ intent }) => intent !== "unclear" && intent !== "offTopic",
  );
  const chooses = has("recommendation") || has("programs");
  return (known.length > 0 ? known : asked).filter(
    ({ intent, clause }) =>
      (!dropped.has(intent) && !(chooses && intent === "duration" && tellsLimit(clause))) ||
      isOwn(intent, clause) ||
      (intent === "duration" && asksMoreOfHours(clause)) ||
      (intent === "codingNeed" && asksNeed.test(clause.text)),
  );
}
