import { numberOf } from "../../language/numbers.ts";
import type { Pace } from "./pace.ts";

/** How much time somebody gives themselves, in days or weeks. */
export type TimeGiven = { count: number; unit: "day" | "week" };

const given =
  /\b(?:in|within|over|inside|under|into|for) (?:the next |the |about |only |just |say )*(\w+) (days?|weeks?)\b(?! (?:a|per|each|every) )|\b(\w+) (days?|weeks?|din|hafte|hafton) (?:mein|me|main|time|left)\b|\b(?:have|only|got) (?:only |just |about )?(\w+) (days?|weeks?)\b(?! (?:a|per|each|every) )/;
const paceAsked =
  /\b(?:how (?:many|much)|kitne|kitna|kitni|what) (?:\w+ )?(?:hours?|time|ghante|ghanta|samay)\b.*?(?:\b(?:a|per|each|every|in a|in each|har) (day|week|din|hafte|hafta)\b|\b(daily|weekly|roz|rozana|everyday)\b)|\b(?:roz|har din|daily|har hafte|weekly) (?:ke )?(?:kitne|kitna|how many|how much) (?:ghante|hours?|time)\b/;

/** "In five weeks" */
export function timeGivenIn(text: string): TimeGiven | undefined {
  const [, ...found] = given.exec(text) ?? [];
  const [number, unit] = found.filter((part) => part !== undefined);
  const count = numberOf(number ?? "") ?? Number(number);
  if (!unit || !(count > 0)) return undefined;
  return { count, unit: /^(?:day|din)/.test(unit) ? "day" : "week" };
}

/** The unit in which it is asked how many hours one has to give: "how many hours a week?" */
export function paceUnitAsked(text: string): "day" | "week" | undefined {
  const found = paceAsked.exec(text);
  if (!found) return undefined;
  return /\b(?:day|daily|roz|rozana|din|everyday)\b/.test(found[0]) ? "day" : "week";
}

/** The pace at which so many hours are done in that time, to a tenth of an hour. */
export function paceFor(hours: number, given: TimeGiven, unit: "day" | "week"): Pace {
  const days = given.count * (given.unit === "week" ? daysOfWeek : 1);
  const times = unit === given.unit ? given.count : unit === "day" ? days : days / daysOfWeek;
  return { hours: Math.round((hours / times) * 10) / 10, unit };
}

const daysOfWeek = 7;
