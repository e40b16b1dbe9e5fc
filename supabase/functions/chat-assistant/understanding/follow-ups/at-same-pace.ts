import { numberOf } from "../../language/numbers.ts";
import type { Clause } from "../clauses/clauses.ts";
import type { Context } from "../references/context.ts";
import { isOnlyNames } from "../references/only-names.ts";
import { type Pace, paceIn, paceNamed, pointsAtPace } from "../tokens/pace.ts";

const ofTime = new Set(["duration", "schedule", "ending"]);
/** "And if I manage only five hours a week?", "at two hours a day?" */
const supposes =
  /^(?:(?:and|so|ok|but|then) )*(?:if|say|suppose|assuming|with|at|for|agar|roz|rozana|daily|everyday|only|just|what if|\d|one|two|three|half)\b/;
/** "So both one after the other?" */
const together =
  /^(?:(?:and|so|then|ok) )*(?:(?:for|if i do|doing) )?(?:both|all(?: three)?|the two|together|all of them)\b(?: \w+){0,4}$/;

/** What words may go on with after a pace that was told: another program, both, or the same pace outright. */
export function goesOnAtPace(text: string): boolean {
  return pointsAtPace(text) || together.test(text) || another.test(text);
}

const another =
  /^(?:(?:and|so|then|ok|what about|how about) )+(?:the |for the |for )?(?:\S+ ){1,4}?(?:one|course|program|programme|wala)?$/;

const onlyHours =
  /^(?:(?:and|so|ok|but|then) )*(?:if|what if|say|suppose|with|at)(?: (?:i|we|he|she))?(?: (?:can|could|only|just|manage|managed|give|gave|do|did|put in|spare|take|took|have|had|make it))* (\w+)(?: hours?)?(?: only| then| instead| for (?:that|it|this))*$/;

/** "And if I manage 8?", after a pace: so many hours in the same time. */
export function otherPace(text: string, name: string | undefined): Pace | undefined {
  const pace = paceNamed(name);
  const hours = numberOf(onlyHours.exec(text)?.[1] ?? "");
  return pace && hours ? { ...pace, hours } : undefined;
}

/** After how long something takes: at which pace, or at the same. */
export function atSamePace(clause: Clause, context: Context): string | undefined {
  const { text } = clause;
  const isBehind = ofTime.has(context.topics[0] ?? "") && context.topics.includes("duration");
  if (isBehind && supposes.test(text) && paceIn(text)) return "duration";
  if (!context.pace) return undefined;
  if (otherPace(text, context.pace)) return "duration";
  const isOfOther = context.topics[0] === "duration" && isOnlyNames(clause) && another.test(text);
  return pointsAtPace(text) || together.test(text) || isOfOther ? "duration" : undefined;
}
