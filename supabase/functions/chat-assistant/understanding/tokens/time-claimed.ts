import { numberOf } from "../../language/numbers.ts";
import type { Pace } from "./pace.ts";

/** So many days, weeks or months. */
export type TimeClaimed = { count: number; unit: Pace["unit"] };

const units =
  "days?|weeks?|months?|din|hafte|hafta|mahine|mahina|sundays?|saturdays?|weekends?|evenings?|mornings?|nights?|sittings?";
const claims = new RegExp(
  `\\b(?:is|are|was|makes?|means?|so|then|equals?|be|takes?|(?<!\\d )(?<!up )to|matlab|yaani|yani|gives) (?:(?:about|around|only|just|roughly) )*(\\w+) (${units})\\b(?! (?:a|per|each|every) )`,
);
const asks = new RegExp(
  `\\b(?:how (?:many|much)|kitne|kitna|kitni) (?:(?!hours?\\b|ghant)\\w+ ){0,2}?(${units})\\b|\\bin (weeks|months|days)\\b|\\b(?:no|nahi|not days?|i (?:meant|mean|asked|said)) (?:in |how many )?(weeks|months|mahine|hafte|days|din)\\b`,
);

/** "At 2 hours a Sunday that is 5 weeks": how long it is said to take. */
export function timeClaimedIn(text: string): TimeClaimed | undefined {
  const [, number = "", unit = ""] = claims.exec(text) ?? [];
  const count = numberOf(number);
  return count ? { count, unit: unitOf(unit) } : undefined;
}

/** "How many weeks is it?", "nahi, mahine": the unit that it is asked for in. */
export function timeUnitAsked(text: string): Pace["unit"] | undefined {
  const unit = asks.exec(text)?.slice(1).find(Boolean);
  return unit ? unitOf(unit) : undefined;
}

/** Of Sundays there is one a week, of evenings one a day. */
function unitOf(word: string): Pace["unit"] {
  if (/^(?:month|mahin)/.test(word)) return "month";
  return /^(?:day|din|evening|morning|night|sitting)/.test(word) ? "day" : "week";
}
