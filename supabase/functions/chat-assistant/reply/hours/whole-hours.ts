import type { Program } from "../../../../../content/programs.ts";
import { asksIfWhole } from "../../understanding/conditions/sums.ts";
import { bySlugs } from "../../understanding/references/by-slugs.ts";
import { meetingHours } from "../../understanding/references/selection.ts";
import { stated } from "../provider/stated-answers.ts";
import { eachProgram, type Part, type Provider, type Question } from "../wording/answer.ts";

/** "Ten hours, is that per week or in all?": in all; how they are spread as far as that is known. */
export function wholeHours(provider: Provider, question: Question): Part | undefined {
  const programs = spokenOf(provider, question);
  const isOfWhole = asksIfWhole(question.clause.text) || areTheirs(question, programs);
  if (!isOfWhole) return undefined;
  const { text, notKnown } = stated(provider, { ...question, intent: "schedule" });
  const lines = eachProgram(provider, provider.content.words.hoursInAll, programs);
  return { text: text ? `${lines}\n${text}` : lines, programs, ...(notKnown && { notKnown }) };
}

/** "Is the app course 40 hours a week?", "10 hours, that's per week right?", where that is what it takes in all. */
function areTheirs({ clause, yesOrNo }: Question, programs: readonly Program[]): boolean {
  const [, number] = ofUnit.exec(clause.text) ?? [];
  const isTheirs = (value: number) => programs.every(({ hours }) => hours === value);
  if (number !== undefined) return isTheirs(Number(number));
  const isClaimed = yesOrNo && perUnit.test(clause.text);
  return (
    isClaimed && clause.tokens.some((token) => token.kind === "hours" && isTheirs(token.value))
  );
}

const ofUnit = /\b(\d+) hours (?:per|a|each|every|in a) (?:day|week|month)\b/;
const perUnit =
  /\b(?:is|are|that|this|it|means?|matlab|right|yani) (?:just |only |all )?(?:per|a|each|every|in (?:a|one)|within (?:a|one)) (?:day|week|month|weekend)\b|\b(?:is|are|that|this|it|matlab|yani) (?:weekly|daily|monthly|har hafte|har din|har mahine)\b|\b(?:weekly|daily|monthly|per (?:day|week|month)|har hafte|hafte ka)(?: (?:right|correct|na|hai na|hai|no|yes|hai kya))+$/;

/** Neither "in all" nor "every week" speaks of all programs. */
function spokenOf(
  { content: { programs } }: Provider,
  { selection, context, conditions }: Question,
): readonly Program[] {
  const spoken = bySlugs(programs, context.focus);
  if (selection.about.length > 0) return selection.about;
  if (spoken.length > 0 && spoken.length < programs.length) return spoken;
  const found = meetingHours(programs, conditions);
  return found.length > 0 ? found : programs;
}
