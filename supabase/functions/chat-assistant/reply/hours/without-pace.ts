import type { Program } from "../../../../../content/programs.ts";
import { paceIn, perUnit } from "../../understanding/tokens/pace.ts";
import { timeUnitAsked } from "../../understanding/tokens/time-claimed.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { durationLines } from "../wording/duration-lines.ts";

/** "40 hours, how many months is that?": those of so many hours, and what it takes to work that out. */
export function tellsNoPace(provider: Provider, question: Question): Part | undefined {
  const { clause, message, selection } = question;
  const unit = timeUnitAsked(clause.text);
  const hours = clause.tokens.find(({ kind }) => kind === "hours");
  const isTold = paceIn(message.map(({ text }) => text).join(" ")) !== undefined;
  const isOfOne = selection.about.length === 1;
  // "How much time per week will this take?" asks for no weeks.
  if (!unit || isTold || perUnit.test(clause.text) || (hours?.kind !== "hours" && !isOfOne))
    return undefined;
  const isSo = (program: Program) => hours?.kind !== "hours" || program.hours === hours.value;
  const meant = [selection.about, provider.content.programs]
    .map((among) => among.filter(isSo))
    .find(({ length }) => length > 0);
  if (!meant) return undefined;
  const text = `${durationLines(provider, meant)} ${say(provider, "tellPace", { units: `${unit}s` })}`;
  return { text, programs: meant };
}
