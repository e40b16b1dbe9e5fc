import type { Program } from "../../../../../content/programs.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { orAll, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { durationLines } from "../wording/duration-lines.ts";

/** "Which two are as long, and which is the odd one out?" */
const oddOne =
  /\b(?:odd (?:one|man|ones)|(?:one|which) (?:is|stands) (?:different|apart)|does not match|exception|which (?:one )?(?:differs|is not|does not))\b/;

/** "Do they take the same time?", "which take the same time?" */
export function sameHours(provider: Provider, question: Question): Part {
  const { selection, yesOrNo, clause, context } = question;
  const about = orAll(provider, selection.about);
  const sharing = ({ hours }: Program) => about.filter((other) => other.hours === hours).length;
  const same = about.filter((program) => sharing(program) > 1);
  const isAll = about.every((program) => sharing(program) === about.length);
  const isNoTwo = /\bno (?:two|2)\b/.test(clause.text);
  const holds = isNoTwo ? same.length === 0 : isAll;
  const isOfAll = same.length === 0 || oddOne.test(textOf(question.message));
  const shown = (yesOrNo && !isNoTwo) || isOfAll ? about : same;
  const [yes, no] = isNoTwo ? (["right", "notRight"] as const) : (["yes", "no"] as const);
  const verdict = yesOrNo ? `${say(provider, holds ? yes : no)} ` : "";
  // "Is that one as long?" stays with that one.
  const isOfOne = context.focus.length === 1 && /\b(?:it|that|this)\b/.test(clause.text);
  const focus = isOfOne ? about.filter(({ slug }) => context.focus.includes(slug)) : [];
  const text = verdict + durationLines(provider, shown);
  return { text, programs: shown, ...(focus.length > 0 && { focus }) };
}
