import { numberOf } from "../../language/numbers.ts";
import type { Clause } from "../clauses/clauses.ts";
import type { Context } from "../references/context.ts";
import { isOnlyNames } from "../references/only-names.ts";
import { withoutEnding } from "../sentences/opening-words.ts";
import { type Pace, paceIn, paceNamed, perUnit, pointsAtPace } from "../tokens/pace.ts";

const ofTime = new Set(["duration", "schedule", "ending"]);
/** "And if I manage only five hours a week?", "at two hours a day?" */
const supposes =
  /^(?:(?:and|so|ok|but|then) )*(?:if|say|suppose|assuming|with|at|for|agar|roz|rozana|daily|everyday|only|just|what if|\d|one|two|three|half)\b/;

/** What a part may go on with after a pace that was told: another program, or the same pace outright. */
export function goesOnAtPace(clause: Clause): boolean {
  const text = withoutEnding(clause.text);
  return pointsAtPace(text) || (isOnlyNames(clause) && another.test(text));
}

const another =
  /^(?:(?:and|so|then|ok|what about|how about) )+(?:the |for the |for )?(?:\S+ ){0,4}?\S+$/;

const told =
  "(?:can|could|only|just|manage|managed|give|gave|do|did|put in|spare|take|took|have|had|make it|hours?)";
const onlyHours = new RegExp(
  `^(?:(?:and|so|ok|okay|but|then|no|nahi|sorry|actually|rather|better|hmm+|oh|well|or) )*(?:(?:if|what if|what about|how about|say|suppose|with|at|for|only|just|make (?:it|that|this)|let us say|change (?:it|that) to|i mean|i meant|rather) )*(?:(?:i|we|he|she) )?(?:${told} )*(\\w+)(?: (?:hours?|ghante))?(?: (?:a|per|each|every) (?:day|week|month))?(?: (?:only|then|instead|rather|please|now|maybe|for (?:that|it|this)))*$`,
);

/** "And if I manage 8?", "hmm, make it 4": after a pace so many hours in the same time. */
export function otherPace(text: string, name: string | undefined): Pace | undefined {
  const pace = paceNamed(name);
  const hours = numberOf(onlyHours.exec(text)?.[1] ?? "");
  // "And at 3 a day?", after so many a week
  const [, unit] = perUnit.exec(text) ?? [];
  return pace && hours ? { hours, unit: (unit as Pace["unit"]) ?? pace.unit } : undefined;
}

/** After how long something takes: at which pace, or at the same. */
export function atSamePace(clause: Clause, context: Context): string | undefined {
  const { text } = clause;
  const isBehind = ofTime.has(context.topics[0] ?? "") && context.topics.includes("duration");
  if (isBehind && supposes.test(text) && paceIn(text)) return "duration";
  if (!context.pace) return undefined;
  if (otherPace(text, context.pace)) return "duration";
  return context.topics[0] === "duration" && goesOnAtPace(clause) ? "duration" : undefined;
}
