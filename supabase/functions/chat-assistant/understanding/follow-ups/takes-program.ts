import type { Clause } from "../clauses/clauses.ts";
import { topicsOfJoining } from "../intent-rules/intent-groups.ts";
import type { Context } from "../references/context.ts";
import { hints, isOnlyNames, names } from "../references/only-names.ts";

/** "Good, I take that." */
const takes =
  /^(?:i|we) (?:would |will |am going to |want to |think i |think )*(?:rather )?(?:take|choose|pick|go with|go for|have|book|join)\b(?!.*\b(?:if|how many|how long|hours|both|time|in total|together)\b)/;

/** "Ok pick me that." */
const picks =
  /^(?:(?:pick|choose|take|book|give) )(?:me |us |him |her )?(?:that|it|this)(?: one)?(?: for (?:me|us|him|her))?(?: please| then)?$/;

/** After how to register: "do that for the AI strategy course" */
const doesThat =
  /^(?:(?:let us|we|i|please|can you|could you|you can) )*(?:will |would |shall )?(?:do|make|go ahead with) (?:that|it|this|so) (?:for|with|in) (?:the|your|that) .*\b(?:course|program|programme|training|bootcamp|class|one)\b/;

/** Whether so few words take what the talk is of, or what they name. */
export function takesProgram(
  clause: Clause,
  { focus, topics }: Pick<Context, "focus" | "topics">,
): boolean {
  if (topicsOfJoining.has(topics[0] ?? "") && doesThat.test(clause.text)) return true;
  if (picks.test(clause.text)) return focus.length > 0;
  if (!takes.test(clause.text)) return false;
  const rest = clause.text.replace(takes, "").trim();
  // "But I have no Python"
  if (/^(?:no|not|never|zero)\b/.test(rest)) return false;
  const tokens = clause.tokens.slice(-rest.split(" ").length);
  const isNamed = names(clause, "program", "pointer", "skill") || hints({ tokens });
  return isNamed && isOnlyNames({ ...clause, tokens, text: rest });
}
