import { textOf } from "../../understanding/tokens/text.ts";
import { paceFor, paceUnitAsked, timeGivenIn } from "../../understanding/tokens/time-given.ts";
import { notStated } from "../provider/stated-answers.ts";
import { eachProgram, orAll, type Part, type Provider, type Question } from "../wording/answer.ts";
import { counted } from "./counted.ts";

/** "How many hours a week is the app course, if I want to be done in five weeks?" */
export function paceNeeded(provider: Provider, question: Question): Part | undefined {
  const { clause, message, selection } = question;
  const unit = paceUnitAsked(clause.text);
  const given = timeGivenIn(textOf(message));
  if (!unit || !given) return undefined;
  const programs = orAll(provider, selection.about);
  const notKnown = notStated(provider, "schedule");
  const text = eachProgram(provider, provider.content.words.paceNeeded, programs, ({ hours }) => ({
    count: counted(given.count, given.unit),
    pace: counted(paceFor(hours, given, unit).hours, "hour"),
    unit,
  }));
  return { text, programs, ...(notKnown && { notKnown }) };
}
