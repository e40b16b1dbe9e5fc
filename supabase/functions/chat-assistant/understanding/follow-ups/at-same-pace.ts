import type { Clause } from "../clauses/clauses.ts";
import type { Context } from "../references/context.ts";
import { isOnlyNames } from "../references/only-names.ts";
import { paceIn, pointsAtPace } from "../tokens/pace.ts";

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

/** After how long something takes: at which pace, or at the same. */
export function atSamePace(clause: Clause, context: Context): string | undefined {
  const { text } = clause;
  const isBehind = ofTime.has(context.topics[0] ?? "") && context.topics.includes("duration");
  if (isBehind && supposes.test(text) && paceIn(text)) return "duration";
  if (!context.pace) return undefined;
  const isOfOther = context.topics[0] === "duration" && isOnlyNames(clause) && another.test(text);
  return pointsAtPace(text) || together.test(text) || isOfOther ? "duration" : undefined;
}
