import type { Program } from "../../../../../content/programs.ts";
import { isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import { tellsLack } from "../../understanding/people/doubts.ts";
import { tellsLittle } from "../../understanding/people/knows-little.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { wordSet } from "../../understanding/tokens/word-set.ts";
import { tooBasic } from "../../understanding/topics/of-doubts.ts";
import { introductions } from "../prerequisites/beginning.ts";
import { doubted } from "../prerequisites/doubts.ts";
import { stated } from "../provider/stated-answers.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { curricula } from "../wording/curriculum-lines.ts";
import { forBeginners } from "./for-beginners.ts";

/** "Would that one be too advanced for me?": whom it is for, beside that no more is known. */
export function difficulty(provider: Provider, question: Question): Part {
  const doubt = doubted(provider, question) ?? forBeginners(provider, question);
  if (doubt) return doubt;
  const { text = "", ...part } = stated(provider, question);
  const [only, ...others] = question.selection.about;
  const isOfOne = only && others.length === 0 && !/\bthan\b/.test(question.clause.text);
  const told = isOfOne ? toldOf(provider, question, only) : "";
  return { ...part, text: [told, text].filter(Boolean).join("\n") };
}

/** After these it was told for whom a program is. */
const ofWhom = wordSet("recommendation audience prerequisites summary");

function toldOf(provider: Provider, { clause, message, context }: Question, only: Program): string {
  // "Is it too basic for me?" is judged by what it covers.
  if (tooBasic.test(clause.text)) return curricula(provider, [only]).text ?? "";
  const lacks = tellsLack(message) || tellsLittle(textOf(message));
  // "Is it hard? I know only basic Python": where it begins tells more than whom it is for.
  if (lacks && !only.needsCode) return say(provider, "noCodeAtAll", { title: only.title });
  if (lacks && isForBeginners(only)) return introductions(provider, [only]);
  return context.topics.some((topic) => ofWhom.has(topic)) ? "" : audienceLines(provider, [only]);
}
