import type { Program } from "../../../../../content/programs.ts";
import { type HoursDemand, meets } from "../../understanding/conditions/hours-demanded.ts";
import { saysNone } from "../../understanding/sentences/says-none.ts";
import { asksJudgement } from "../../understanding/sentences/yes-or-no.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { durationLines } from "../wording/duration-lines.ts";

const less = /\b(?:under|below|less|fewer|shorter)\b/;

/** "Nothing under 20 hours, I guess?": read as a wish it demands the contrary of what is said not to be there. */
export function nothingOfIt(provider: Provider, { clause }: Question, demand: HoursDemand): Part {
  const { programs } = provider.content;
  const isWish = demand.is === (less.test(clause.text) ? "at least" : "at most");
  const met = programs.filter(({ hours }) => meets(hours, demand) !== isWish);
  const told = met.length > 0 ? met : programs;
  const verdict = say(provider, met.length > 0 ? "notRight" : "right");
  return { text: `${verdict} ${durationLines(provider, told)}`, programs: told, met };
}

/** "Does it not take 40 hours?" claims that it does. */
function claimOf({ conditions: { hours }, clause }: Question): HoursDemand | undefined {
  const isAsked = /^(?:(?:so|and|but) )*(?:(?:is|are|does|do|did|has)\b.*\bnot\b|not\b)/.test(
    clause.text,
  );
  return hours?.is === "not" && isAsked ? { ...hours, is: "exactly" } : hours;
}

/** "Is it the only one of 10 hours?" */
function isOnly(
  { content }: Provider,
  demand: HoursDemand,
  about: readonly Program[],
): "yes" | "no" {
  const [only, ...others] = content.programs.filter(({ hours }) => meets(hours, demand));
  return only && others.length === 0 && about.includes(only) ? "yes" : "no";
}

/** "Would eight hours be enough for any of them?" is a matter of numbers. */
const forPrograms = /\b(?:enough|sufficient) (?:time )?for (?:any|all|both|one|each|either|some)\b/;
const has = /\b(?:have|has|got|get|spare|free|budget|allows?|left)\b/;
const suffices =
  /\b(?:enough|sufficient) (?:time )?(?:for|to (?:do|finish|complete|take))(?: (?:the|your|that))?$/;

/** "I have 30 hours. Enough for the agents course?" */
function forProgram(tokens: readonly Token[], message: readonly Token[]): boolean {
  return (
    has.test(textOf(message)) &&
    tokens.some(
      ({ kind }, at) =>
        (kind === "program" || kind === "pointer") && suffices.test(textOf(tokens.slice(0, at))),
    )
  );
}

/** "Yes" or "no" to whether programs meet the hours of a question; undefined where it is a matter of judgement. */
export function verdictOnHours(
  provider: Provider,
  question: Question,
  about: readonly Program[],
): string | undefined {
  const { clause } = question;
  const demand = claimOf(question);
  const isJudged =
    asksJudgement(clause) &&
    !forPrograms.test(clause.text) &&
    !forProgram(clause.tokens, question.message);
  if (!demand || isJudged) return undefined;
  const [told, other] = amountsSideBySide(clause.tokens);
  // "Is 40 hours (double of the agentic one) 20 hours?"
  if (other !== undefined) return say(provider, told === other ? "yes" : "no");
  // "None is longer than 40 hours, right?"
  if (saysNone(clause.text))
    return say(provider, about.some(({ hours }) => meets(hours, demand)) ? "no" : "yes");
  if (/\bthe only\b/.test(clause.text)) return say(provider, isOnly(provider, demand, about));
  return say(provider, holdsFor(question, about, demand) ? "yes" : "no");
}

function amountsSideBySide(tokens: readonly Token[]): readonly number[] {
  return tokens.flatMap((token, at, all) =>
    token.kind === "hours" && [all[at - 1], all[at + 1]].some((one) => one?.kind === "hours")
      ? token.value
      : [],
  );
}

/** "Every one of the four" are not some of them. */
const everyOne = /\b(?:every|each)(?: single)? one\b/g;

/** Whether all that are named are so, or some where that was asked. */
function holdsFor(
  { conditions, message, clause }: Question,
  about: readonly Program[],
  demand: HoursDemand,
): boolean {
  const met = about.filter(({ hours }) => meets(hours, demand));
  const text = clause.text.replace(everyOne, "all");
  const named =
    message.some(({ kind }) => kind === "program") || about.length === 1 || conditions.isAll;
  const asksSome = /\b(?:any|anything|something|there|some|one|which|have|offer)\b/.test(text);
  const isOfAny = about.length > 1 && /\b(?:any|one|some) of\b/.test(text);
  return (named && !isOfAny) || !asksSome ? met.length === about.length : met.length > 0;
}
