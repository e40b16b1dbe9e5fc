import { numberOf } from "../../language/numbers.ts";
import type { Pace } from "./pace.ts";

/** How much time somebody gives themselves, in days, weeks or months. */
export type TimeGiven = { count: number; unit: "day" | "week" | "month" };

const given =
  /\b(?:in|within|over|inside|under|into|for) (?:the next |the |about |only |just |say )*(\w+) (days?|weeks?|months?)\b(?! (?:a|per|each|every) )|\b(\w+) (days?|weeks?|months?|din|hafte|hafton|mahine) (?:mein|me|main|time|left)\b|\b(?:have|only|got) (?:only |just |about )?(\w+) (days?|weeks?|months?)\b(?! (?:a|per|each|every) )/;
const paceAsked =
  /\bhow much (?:(?:is|would|will|does|do) (?:\w+ ){1,3})?(?:per|a|each|every) (?:day|week)\b|\b(?:how much|kitna|kitne) (?:(?:is|would|will|does|do) (?:\w+ ){1,3})?(?:daily|weekly|roz)\b|\b(?:how (?:many|much)|kitne|kitna|kitni|what) (?:\w+ )?(?:hours?|time|ghante|ghanta|samay)\b.*?(?:\b(?:a|per|each|every|in a|in each|har) (day|week|din|hafte|hafta)\b|\b(daily|weekly|roz|rozana|everyday)\b)|\b(?:roz|har din|daily|har hafte|weekly) (?:ke )?(?:kitne|kitna|how many|how much) (?:ghante|hours?|time)\b/;

/** "In five weeks" */
export function timeGivenIn(text: string): TimeGiven | undefined {
  const [, ...found] = given.exec(text) ?? [];
  const [number, unit] = found.filter((part) => part !== undefined);
  const count = numberOf(number ?? "") ?? Number(number);
  if (!unit || !(count > 0)) return undefined;
  return { count, unit: unitOf(unit) };
}

function unitOf(word: string): TimeGiven["unit"] {
  if (/^(?:day|din)/.test(word)) return "day";
  return /^m/.test(word) ? "month" : "week";
}

/** The unit in which it is asked how many hours one has to give: "how many hours a week?" */
export function paceUnitAsked(text: string): "day" | "week" | undefined {
  const found = paceAsked.exec(text);
  if (!found) return undefined;
  return /\b(?:day|daily|roz|rozana|din|everyday)\b/.test(found[0]) ? "day" : "week";
}

/** The pace at which so many hours are done in that time, to a tenth of an hour. */
export function paceFor(hours: number, given: TimeGiven, unit: "day" | "week"): Pace {
  return { hours: Math.round((hours / timesIn(given, unit)) * 10) / 10, unit };
}

/** How many days or weeks so much time has. */
export function timesIn({ count, unit: given }: TimeGiven, unit: "day" | "week"): number {
  return unit === given ? count : (count * daysOf[given]) / daysOf[unit];
}

/** A month is taken as thirty days. */
const daysOf = { day: 1, week: 7, month: 30 };
