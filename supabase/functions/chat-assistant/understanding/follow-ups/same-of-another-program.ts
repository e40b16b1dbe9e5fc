import type { Clause } from "../clauses/clauses.ts";
import type { Asked } from "../intent-rules/asked-intent.ts";
import { asksWhereOther } from "../sentences/asks-of-thing.ts";
import { isQuestion } from "../sentences/statements.ts";
import { textOf } from "../tokens/text.ts";
import { isProgram } from "../tokens/token.ts";

/** All but the names of "and how many into the agents course?", "and can the agents one?", "and agents?" */
const elliptic =
  /^(?:(?:and|aur|or|also|plus)\b ?)*(?:(?:can|does|do|is|are|will|has|have)(?: the)?|how (?:many|much|long) (?:into|in|for|of|with|on)(?: the)?|how many (?:is|are|does|has)(?: the)?|(?:what|when) (?:for|of|in|into|with|on)(?: the)?|the)?(?: (?:course|one|program|programme))?(?: (?:too|also|as well|take|have|last))?(?: (?:at|with|in) (?:that|this|the same) (?:speed|pace|rate|rhythm))?$/;

const onlyJoint =
  /^(?:and|aur|or|plus) (before|after|for|with|in|during|without)(?: the)?(?: also| too| as well)*$/;
const sure = 0.95;

/** "How many hours go into the one, and how many into the other?": what was asked before it, asked of another program. */
export function sameOfAnotherProgram(
  clause: Clause,
  before: Asked | undefined,
): string | undefined {
  if (!before || !isQuestion(before.clause)) return undefined;
  if (!before.clause.tokens.some(isProgram) || !clause.tokens.some(isProgram)) return undefined;
  // "And is a mentor part of that one too?" says for itself what it asks.
  const [top] = clause.guesses;
  const left = textOf(clause.tokens.filter((token) => !isProgram(token)));
  // "(Must I know Python before the one) and before the other also?"
  const [, joint = ""] = onlyJoint.exec(left) ?? [];
  if (joint && before.clause.text.includes(` ${joint} `)) return before.intent;
  if (top && top.chance >= sure && top.intent !== before.intent) return undefined;
  return elliptic.test(left) ? before.intent : undefined;
}

const asksWhere =
  /^(?:(?:so|and|ok|hi|hello) )*(?:where|which|who|what|kahan|kidhar|kaun\w*)\b.*\b(?:learn|teach|teaches|taught|covers?|covered|has|have|shows?|shown|seekh\w*|sikha\w*)\b/;

/** "(Where would I learn making input columns,) and where the warehouse side?": what else is asked so is taught as well. */
export function sameOfAnotherTopic(clause: Clause, before: Asked | undefined): string | undefined {
  const [top] = clause.guesses;
  const isElse = top && top.chance >= sure && top.intent !== "offTopic";
  const isBehind = before?.intent === "coverage" && asksWhere.test(before.clause.text);
  return isBehind && !isElse && asksWhereOther(clause.text) ? "coverage" : undefined;
}
