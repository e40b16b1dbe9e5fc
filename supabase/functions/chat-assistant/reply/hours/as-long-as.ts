import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { durationLines } from "../wording/duration-lines.ts";
import { titles } from "../wording/titles.ts";

const asks =
  /\b(?:which|what|any|anything|is there|other|another)\b.*\b(?:as (?:long|short|big|small|many|much)|same|equal|equally)\b/;

/** "Which other one is as long as the agents course?": those that take the same time, or that none does. */
export function asLongAs(
  provider: Provider,
  { clause, selection, conditions, yesOrNo }: Question,
): Part | undefined {
  const [only, ...others] = selection.about;
  if (!only || others.length > 0 || !conditions.isSame || !asks.test(clause.text)) return undefined;
  const { programs } = provider.content;
  const alike = programs.filter(({ hours }) => hours === only.hours);
  const told = alike.length > 1 ? alike : programs;
  const text =
    alike.length > 1
      ? say(provider, "sameLength", { titles: titles(alike), hours: only.hours })
      : `${yesOrNo ? "" : `${say(provider, "noneOf")}\n`}${durationLines(provider, programs)}`;
  const verdict = yesOrNo ? `${say(provider, alike.length > 1 ? "yes" : "no")} ` : "";
  return { text: verdict + text, programs: told };
}
