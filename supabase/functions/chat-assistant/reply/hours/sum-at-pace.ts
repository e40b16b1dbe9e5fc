import { beginsWithHours } from "../../understanding/follow-ups/asks-at-pace.ts";
import { nameOf, type Pace } from "../../understanding/tokens/pace.ts";
import { timeClaimedIn, timeUnitAsked } from "../../understanding/tokens/time-claimed.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { inTime } from "./in-another-unit.ts";

/** The hours that a question tells besides the pace: "10 hours at 2 hours a Sunday". */
function hoursTold({ clause }: Question, pace: Pace): number | undefined {
  const told = clause.tokens.flatMap((token) => (token.kind === "hours" ? token.value : []));
  return told.length > 1 ? told.find((hours) => hours !== pace.hours) : undefined;
}

/** "40 hours, if I do one a day?": those of so many hours, first of what the talk is of. */
export function ofSoManyHours({ content }: Provider, question: Question, pace: Pace) {
  const hours = hoursTold(question, pace);
  if (hours === undefined || question.selection.named.length > 0) return undefined;
  const { about } = question.selection;
  const found = [about, content.programs]
    .map((among) => among.filter((program) => program.hours === hours))
    .find(({ length }) => length === 1);
  return found;
}

/** "10 hours at 2 hours a Sunday is 5 weeks, no?", where no one program is meant. */
export function plainSum(provider: Provider, question: Question, pace: Pace): Part | undefined {
  const hours = hoursTold(question, pace);
  const isOfOne = ofSoManyHours(provider, question, pace) ?? question.selection.named;
  const { text: said } = question.clause;
  const isTold = timeClaimedIn(said) !== undefined || beginsWithHours(said);
  if (hours === undefined || isOfOne.length > 0 || !isTold) return undefined;
  const { about } = question.selection;
  const time = inTime(hours, pace);
  const text = say(provider, "hoursAtPace", { hours, ...time });
  const verdict = verdictOnTime(provider, question, Math.ceil(hours / pace.hours), pace);
  const programs = provider.content.programs.filter((program) => program.hours === hours);
  if (programs.length === 0 && !verdict) return undefined;
  return {
    text: verdict ? `${verdict} ${text}` : text,
    ...(verdict && { isWorkedOut: true }),
    programs: about.length === 1 ? about : programs,
    pace: nameOf(pace),
  };
}

export function verdictOn(
  provider: Provider,
  question: Question,
  programs: Part["programs"],
  pace: Pace,
) {
  const [only, ...others] = programs;
  return only && others.length === 0
    ? verdictOnTime(provider, question, Math.ceil(only.hours / pace.hours), pace)
    : undefined;
}

/** Whether it takes as long as is claimed; undefined where nothing is, or in another unit. */
function verdictOnTime(provider: Provider, { clause }: Question, count: number, { unit }: Pace) {
  const claimed = timeClaimedIn(clause.text);
  if (!claimed || claimed.unit !== unit || timeUnitAsked(clause.text)) return undefined;
  return say(provider, claimed.count === count ? "yes" : "no");
}
