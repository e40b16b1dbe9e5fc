import type { Program } from "../../../../../content/programs.ts";
import { wordsOf } from "../../language/normalise.ts";
import { root } from "../../language/root.ts";
import { roughly } from "../../understanding/follow-ups/short-follow-up.ts";
import { asksIfIncluded } from "../../understanding/intent-rules/beyond-teaching.ts";
import { bySlugs } from "../../understanding/references/by-slugs.ts";
import { withoutEdges } from "../../understanding/sentences/opening-words.ts";
import {
  eachProgram,
  orAll,
  type Part,
  type Provider,
  type Question,
  say,
} from "../wording/answer.ts";
import { amountsOf } from "./amounts.ts";
import { chargedFor } from "./extra-charge.ts";
import { freeLaunch } from "./free-launch.ts";
import { withTerms } from "./in-parts.ts";
import { meetingPrice } from "./price-demands.ts";
import { pricesWorkedOut } from "./prices-worked-out.ts";
import { stated } from "./stated-answers.ts";

const least =
  /\b(?:cheapest|cheaper|least expensive|less expensive|less costly|lowest|costs? (?:the )?least|costs? less|sasta)\b/;
const most =
  /\b(?:most expensive|more expensive|more costly|costliest|costlier|dearest|dearer|priciest|pricier|highest|costs? (?:the )?most|costs? more|mehenga)\b/;

/**
 * What programs cost. "Which is the cheapest?" is answered by the prices that are told, if each of them is one amount
 * and all are in one unit; else by all of them, to compare for oneself.
 */
export function prices(provider: Provider, asked: Question): Part {
  const launched = freeLaunch(provider, asked);
  if (launched) return launched;
  const question = ofNoThing(asked);
  return chargedFor(provider, question) ?? withTerms(provider, question, told(provider, question));
}

function told(provider: Provider, question: Question): Part {
  const part = stated(provider, question);
  const { reply } = provider.content.answers.price ?? {};
  const text = question.clause.text;
  if (reply && asksOfThing(provider, question, part.text ?? "")) return unsaid(provider);
  const workedOut =
    reply && (meetingPrice(provider, question) ?? pricesWorkedOut(provider, question));
  if (workedOut) return workedOut;
  if (!reply && roughly.test(withoutEdges(text)))
    return { ...part, isGuess: false, text: say(provider, "notRoughly") };
  return (reply && cheapest(provider, question, reply, part)) || part;
}

/** The cheapest or the dearest, where one of these is asked for. */
function cheapest(
  provider: Provider,
  question: Question,
  reply: string,
  part: Part,
): Part | undefined {
  const { values = {} } = provider.content.answers.price ?? {};
  const { text } = question.clause;
  const order = least.test(text) ? 1 : most.test(text) ? -1 : 0;
  const among = comparedIn(provider, question).filter(({ slug }) => values[slug]);
  const numbers = amountsOf(among.map(({ slug }) => values[slug]))?.numbers;
  if (order === 0 || !numbers) return undefined;
  const ranked = [...new Set(numbers)].toSorted((a, b) => order * (a - b));
  const best = ranked[/\bsecond\b/.test(text) ? 1 : 0] ?? ranked[0];
  const found = among.filter((_, at) => numbers[at] === best);
  const value = ({ slug }: Program) => ({ value: values[slug] });
  return {
    ...part,
    text: eachProgram(provider, reply, found, value),
    programs: among,
    focus: found,
    met: found,
  };
}

/** "(How do these two differ?) Which one is cheaper?": those of which the talk was, else all. */
function comparedIn(provider: Provider, { selection, context, clause }: Question) {
  const { programs } = provider.content;
  const spoken = comparative.test(clause.text) ? bySlugs(programs, context.focus) : [];
  const isOfThem = selection.about.length === 0 && spoken.length > 1;
  return orAll(provider, isOfThem ? spoken : selection.about);
}

const comparative =
  /\b(?:cheaper|costlier|dearer|pricier|(?:more|less) (?:expensive|costly)|costs? (?:more|less))\b/;

/** "Firing fees?" asks for no program, though only one teaches firing: "the Python course" names it. */
function ofNoThing(question: Question): Question {
  const { selection, clause } = question;
  const isOfSkill = clause.tokens.some(({ kind, excluded }) => kind === "skill" && !excluded);
  return isOfSkill && selection.named.length === 0
    ? { ...question, selection: { ...selection, about: [] } }
    : question;
}

const article = "(?: (?:the|a|an|some|any|your|my|our|each|extra|more))*";
/** What costs, or is in the price. */
const things = [
  `\\bhow much (?:is|are|for|does|do|would|will)${article} (\\w+)`,
  `\\b(?:price|prices|cost|costs|fees?|charges?|rates?) (?:of|for)${article} (\\w+)`,
  `\\bwhat (?:does|do|would|will)${article} (\\w+) cost\\b`,
  "(\\w+) (?:fees?|price|prices|costs?|charges?|rates?)\\b",
  `\\b(?:is|are)${article} (\\w+) (?:also |already )?(?:included|covered|part|in)\\b`,
  `\\b(?:covers?|includes?)${article} (\\w+)`,
].map((pattern) => new RegExp(pattern));

/** Whether it asks for the price of something that is no program, and of which the prices that are told say nothing. */
function asksOfThing({ skills }: Provider, { clause }: Question, told: string): boolean {
  const { tokens, text } = clause;
  const said = new Set(wordsOf(told).map(root));
  const names = things.flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
  return names.some((name) => {
    const token = tokens.find((one) => one.text === name);
    const isStrange = token?.kind === "word" && name.length > 2 && !skills.isCommon(name);
    const isTaught = token?.kind === "skill" && asksIfIncluded(clause);
    return (isStrange || isTaught || token?.kind === "technology") && !said.has(root(name));
  });
}

/** It is not known, and the message is not repeated. */
function unsaid(provider: Provider): Part {
  const { notKnown } = provider.content.answers.unsaid ?? {};
  return { ...(notKnown ? { notKnown } : { text: say(provider, "dontKnow") }), programs: [] };
}
