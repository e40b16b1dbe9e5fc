import { bySlugs } from "../../understanding/references/by-slugs.ts";
import { doubtsHours } from "../../understanding/topics/of-doubts.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { durationLines } from "../wording/duration-lines.ts";

/** Whether the hours of one program are enough for what it covers: how many they are, and that no more is known. */
export function enoughForTopics(provider: Provider, question: Question): Part | undefined {
  const { clause, selection, context, conditions, message } = question;
  if (!doubtsHours(clause.text, message) || conditions.isBoth) return undefined;
  const spoken = bySlugs(provider.content.programs, context.focus);
  const named = clause.tokens.some(({ kind, excluded }) => kind === "program" && !excluded);
  const meant = named ? selection.named : spoken;
  const { hours } = conditions;
  const among = meant.length === 1 ? meant : provider.content.programs;
  const asked = hours ? among.filter((one) => one.hours === hours.value) : meant;
  if (asked.length === 0 || (asked.length > 1 && !hours)) return undefined;
  const lines = durationLines(provider, asked);
  const between = asked.length > 1 ? "\n" : " ";
  return { text: `${lines}${between}${say(provider, "howDivided")}`, programs: asked };
}
