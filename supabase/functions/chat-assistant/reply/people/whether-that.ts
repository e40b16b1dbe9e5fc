import { isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import { tellsLittle } from "../../understanding/people/knows-little.ts";
import { bySlugs } from "../../understanding/references/by-slugs.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { notProven } from "./unproven.ts";

/** "Is it still right for me?", "is that one for freshers like me?" */
const asksOfThat =
  /^(?:(?:and|but|so|ok|then|hmm|well|though) )*(?:is|would|will|does|can|could) (?:it|that|this)(?: (?:one|course|program))?\b(?: \w+){0,3}? (?:suits?|fits?|for|right|good|ok|okay|fine|suitable)\b/;

/**
 * What suits who asks whether the one that the talk is of does: whom that one is for stands before what else is named, and
 * where they know only a little of what it begins behind, no more than that is said of it.
 */
export function whetherThat(provider: Provider, question: Question, part: Part): Part {
  const { clause, context, message } = question;
  const [only, ...others] = bySlugs(provider.content.programs, context.focus);
  const isAsked = asksOfThat.test(clause.text) && only && others.length === 0;
  const { text } = part;
  // "No." tells of that one already.
  if (!isAsked || !text || text.startsWith(say(provider, "no"))) return part;
  if (!part.programs.includes(only))
    return { ...part, text: `${audienceLines(provider, [only])}\n\n${text}` };
  const isBehind = only.needsCode && !isForBeginners(only);
  return isBehind && tellsLittle(textOf(message)) ? notProven(provider, question, only) : part;
}
