import { bySlugs } from "../../understanding/references/by-slugs.ts";
import { enoughHours } from "../../understanding/topics/of-doubts.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { durationLines } from "../wording/duration-lines.ts";

/** Whether the hours of one program are enough for what it covers: how many they are, and that no more is known. */
export function enoughForTopics(provider: Provider, question: Question): Part | undefined {
  const { clause, selection, context, conditions } = question;
  if (!enoughHours.test(clause.text) || conditions.isBoth) return undefined;
  const spoken = bySlugs(provider.content.programs, context.focus);
  const named = clause.tokens.some(({ kind, excluded }) => kind === "program" && !excluded);
  const [only, ...others] = named ? selection.named : spoken;
  const isOther = conditions.hours !== undefined && conditions.hours.value !== only?.hours;
  if (!only || others.length > 0 || isOther) return undefined;
  const text = `${durationLines(provider, [only])} ${say(provider, "howDivided")}`;
  return { text, programs: [only] };
}
